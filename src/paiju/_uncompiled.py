"""What the hot modules use of `cython`, for a Python that has no Cython.

A hot module begins with `try: import cython` and falls back to this file: C names become Python's
own, decorators return what they decorate, and `compiled` is False. Nothing here computes.
The same names stand in `typings/cython.pyi` for the type checkers; a test compares the two.
"""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Final, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

compiled: Final = False
NULL: Final = None


class Kind:
    """
    A C type that reads as one of Python's: callable, and `kind[n]` is an array.
    """

    __slots__ = ("_size", "_zero")

    def __init__(self, zero: object, size: builtins.int | None = None) -> None:
        self._zero = zero
        self._size = size

    def __getitem__(self, size: object) -> Self:
        """
        Name an array of that many (a list when declared), or a view for a slice.

        >>> declare(int[3])
        [0, 0, 0]
        """
        return type(self)(self._zero, size if isinstance(size, builtins.int) else None)

    def __call__(self, value: T) -> T:
        """
        Return the value as it is: nothing is rounded, cut or checked.
        """
        return value

    def empty(self) -> object:
        """
        Make what a variable of this type holds before its first value.
        """
        return self._zero if self._size is None else [self._zero] * self._size


class Directive:
    """
    A decorator, a decorator's maker and a context manager that all do nothing.
    """

    __slots__ = ()

    def __call__(self, *subject: object, **_settings: object) -> object:
        """
        Return the decorated function or class, or this directive when given a setting.
        """
        return subject[0] if subject and callable(subject[0]) else self

    def __enter__(self) -> None:
        """
        Begin a block that is compiled apart, as `with cython.nogil`.
        """

    def __exit__(self, *_fault: object) -> None:
        """
        End the block and let any exception go on.
        """


def declare(kind: object = None, value: object = NULL, **_names: object) -> object:
    """
    Return the first value of a variable: the one given, else the zero of its type.

    >>> declare(int, 5), declare(double), declare(list)
    (5, 0.0, None)
    """
    return kind.empty() if value is NULL and isinstance(kind, Kind) else value


def cast(_kind: object, value: T, *, typecheck: builtins.bool = False) -> T:
    """
    Return the value as it is; a number too wide for its C type is the caller's to mask.
    """
    del typecheck
    return value


def address(cell: T) -> T:
    """
    Return what stands at the place; there are no pointers to it here.
    """
    return cell


def likely(condition: T) -> T:
    """
    Return the condition; only a C compiler has a use for the hint.
    """
    return condition


def locals(**_kinds: object) -> Callable[[T], T]:
    """
    Make a decorator that leaves the function as it is.
    """
    return _same


def returns(_kind: object) -> Callable[[T], T]:
    """
    Make a decorator that leaves the function as it is.
    """
    return _same


def exceptval(_value: object = None, *, check: builtins.bool = True) -> Callable[[T], T]:
    """
    Make a decorator that leaves the function as it is; Python's exceptions always pass.
    """
    del check
    return _same


def _same(subject: T) -> T:
    return subject


unlikely = likely

# The C names hide Python's own from here on; the code above names those by `builtins`.
bint = char = schar = uchar = short = ushort = int = uint = long = ulong = Kind(0)
longlong = ulonglong = size_t = ssize_t = Py_ssize_t = ptrdiff_t = Py_hash_t = int
const_bint = const_char = const_schar = const_uchar = const_short = const_ushort = int
const_int = const_uint = const_long = const_ulong = const_longlong = const_ulonglong = int
const_size_t = const_Py_ssize_t = int
float = double = const_double = Kind(0.0)

void = p_void = p_char = p_schar = p_uchar = p_short = p_ushort = p_int = p_uint = Kind(NULL)
p_long = p_ulong = p_longlong = p_ulonglong = p_size_t = p_Py_ssize_t = p_bint = p_void
p_double = p_const_double = p_const_bint = p_const_char = p_const_schar = p_const_uchar = p_void
p_const_short = p_const_ushort = p_const_int = p_const_uint = p_const_long = p_void
p_const_ulong = p_const_longlong = p_const_ulonglong = p_const_size_t = p_void
p_const_Py_ssize_t = p_void

cfunc = ccall = cclass = inline = final = ufunc = no_gc = no_gc_clear = internal = Directive()
nogil = gil = with_gil = boundscheck = wraparound = cdivision = initializedcheck = cfunc
nonecheck = infer_types = overflowcheck = annotation_typing = profile = linetrace = cfunc
binding = embedsignature = freelist = auto_pickle = cpow = total_ordering = cfunc
