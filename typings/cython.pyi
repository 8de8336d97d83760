"""What paiju uses of `cython`, for mypy and pyright: C numbers are Python's own.

The same names stand in `src/paiju/_uncompiled.py`; a test compares the two. `compiled` is False
here, so both checkers read the uncompiled branch of a hot module.
"""

import builtins
from collections.abc import Callable
from typing import Final, Literal, Protocol, TypeAlias, TypeVar, overload

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., object])
_C = TypeVar("_C", bound=type)

compiled: Literal[False]
NULL: Final = None

class _Ints(Protocol):
    """
    What a pointer to numbers stands for uncompiled: a list, a bytearray, an array.
    """
    def __getitem__(self, place: builtins.int, /) -> builtins.int: ...
    def __setitem__(self, place: builtins.int, value: builtins.int, /) -> None: ...

class _ConstInts(Protocol):
    def __getitem__(self, place: builtins.int, /) -> builtins.int: ...

class _Floats(Protocol):
    def __getitem__(self, place: builtins.int, /) -> builtins.float: ...
    def __setitem__(self, place: builtins.int, value: builtins.float, /) -> None: ...

class _ConstFloats(Protocol):
    def __getitem__(self, place: builtins.int, /) -> builtins.float: ...

bint: TypeAlias = builtins.int
char: TypeAlias = builtins.int
schar: TypeAlias = builtins.int
uchar: TypeAlias = builtins.int
short: TypeAlias = builtins.int
ushort: TypeAlias = builtins.int
int: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
long: TypeAlias = builtins.int
ulong: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
size_t: TypeAlias = builtins.int
ssize_t: TypeAlias = builtins.int
Py_ssize_t: TypeAlias = builtins.int
ptrdiff_t: TypeAlias = builtins.int
Py_hash_t: TypeAlias = builtins.int
float: TypeAlias = builtins.float
double: TypeAlias = builtins.float
void: TypeAlias = None

p_void: TypeAlias = object
p_char: TypeAlias = _Ints
p_schar: TypeAlias = _Ints
p_uchar: TypeAlias = _Ints
p_short: TypeAlias = _Ints
p_ushort: TypeAlias = _Ints
p_int: TypeAlias = _Ints
p_uint: TypeAlias = _Ints
p_long: TypeAlias = _Ints
p_ulong: TypeAlias = _Ints
p_longlong: TypeAlias = _Ints
p_ulonglong: TypeAlias = _Ints
p_size_t: TypeAlias = _Ints
p_Py_ssize_t: TypeAlias = _Ints
p_bint: TypeAlias = _Ints
p_double: TypeAlias = _Floats
p_const_char: TypeAlias = _ConstInts
p_const_schar: TypeAlias = _ConstInts
p_const_uchar: TypeAlias = _ConstInts
p_const_short: TypeAlias = _ConstInts
p_const_ushort: TypeAlias = _ConstInts
p_const_int: TypeAlias = _ConstInts
p_const_uint: TypeAlias = _ConstInts
p_const_long: TypeAlias = _ConstInts
p_const_ulong: TypeAlias = _ConstInts
p_const_longlong: TypeAlias = _ConstInts
p_const_ulonglong: TypeAlias = _ConstInts
p_const_size_t: TypeAlias = _ConstInts
p_const_Py_ssize_t: TypeAlias = _ConstInts
p_const_bint: TypeAlias = _ConstInts
p_const_double: TypeAlias = _ConstFloats
const_char: TypeAlias = builtins.int
const_schar: TypeAlias = builtins.int
const_uchar: TypeAlias = builtins.int
const_short: TypeAlias = builtins.int
const_ushort: TypeAlias = builtins.int
const_int: TypeAlias = builtins.int
const_uint: TypeAlias = builtins.int
const_long: TypeAlias = builtins.int
const_ulong: TypeAlias = builtins.int
const_longlong: TypeAlias = builtins.int
const_ulonglong: TypeAlias = builtins.int
const_size_t: TypeAlias = builtins.int
const_Py_ssize_t: TypeAlias = builtins.int
const_bint: TypeAlias = builtins.int
const_double: TypeAlias = builtins.float

def cfunc(function: _F, /) -> _F: ...
def ccall(function: _F, /) -> _F: ...
def inline(function: _F, /) -> _F: ...
def ufunc(function: _F, /) -> _F: ...
def cclass(kind: _C, /) -> _C: ...
def final(subject: _T, /) -> _T: ...
def internal(kind: _C, /) -> _C: ...
def no_gc(kind: _C, /) -> _C: ...
def no_gc_clear(kind: _C, /) -> _C: ...
def total_ordering(kind: _C, /) -> _C: ...

class _Lock:
    @overload
    def __call__(self, function: _F, /) -> _F: ...
    @overload
    def __call__(self, held: bool, /) -> _Lock: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *fault: object) -> None: ...

nogil: _Lock
gil: _Lock
with_gil: _Lock

class _Setting:
    def __call__(self, setting: bool | builtins.int | None, /) -> _Applied: ...

class _Applied:
    def __call__(self, subject: _T, /) -> _T: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *fault: object) -> None: ...

boundscheck: _Setting
wraparound: _Setting
cdivision: _Setting
initializedcheck: _Setting
nonecheck: _Setting
infer_types: _Setting
overflowcheck: _Setting
annotation_typing: _Setting
profile: _Setting
linetrace: _Setting
binding: _Setting
embedsignature: _Setting
freelist: _Setting
auto_pickle: _Setting
cpow: _Setting

def locals(**kinds: object) -> _Applied: ...
def returns(kind: object, /) -> _Applied: ...
def exceptval(value: object = None, /, *, check: bool = True) -> _Applied: ...
@overload
def declare(kind: type[_T], /) -> _T: ...
@overload
def declare(kind: object, value: _T, /) -> _T: ...
@overload
def declare(**names: object) -> None: ...
@overload
def cast(kind: type[_T], value: object, /, *, typecheck: bool = False) -> _T: ...
@overload
def cast(kind: object, value: _T, /, *, typecheck: bool = False) -> _T: ...
def address(cell: _T, /) -> _T: ...
def likely(condition: _T, /) -> _T: ...
def unlikely(condition: _T, /) -> _T: ...
