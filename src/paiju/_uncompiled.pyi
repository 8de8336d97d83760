"""The checkers read the shim as the stub in `typings/`, so that both names are one type."""

from cython import *
