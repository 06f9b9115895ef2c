"""The compiled dress: the text of `step` and `batch`, dressed by Numba, on structured records.

An array of records is a batch, and copying a record is the undo of a search. The compiled code is kept in the
user's cache folder under a hash of the kernel's sources, because Numba's own cache does not notice that a file
which the compiled one imports has changed.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache, partial
from importlib import import_module
from numbers import Number
from pathlib import Path
from time import perf_counter
from types import FunctionType, ModuleType
from typing import Any

from foretrick.kernel import batch, layout, step
from foretrick.kernel.layout import Tables
from foretrick.kernel.tables import tables_for
from foretrick.rules import RuleSheet

_OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}


class NoCompiler(RuntimeError):
    """The compiled dress cannot be had here; the message says why. Everything still plays in the plain dress."""


@dataclass(frozen=True)
class Dress:
    """The compiled kernel. Each function takes compiled tables and a record of `states`, and changes the record."""

    act: Callable[..., None]
    legal: Callable[..., int]
    start_round: Callable[..., None]
    deal_round: Callable[..., None]
    finish_round: Callable[..., int]
    play_rounds: Callable[..., int]
    state_type: Any  # the NumPy dtype of a state

    def states(self, count: int) -> Any:
        """An array of fresh states, shape (count,)."""
        import numpy as np

        fresh = np.zeros(count, self.state_type)
        for name, _, _ in layout.state_fields():
            fresh[name] = getattr(layout.State(), name)
        return fresh.view(np.recarray)

    def tables(self, sheet: RuleSheet) -> Any:
        """The tables of a sheet as one record."""
        import numpy as np

        record = np.zeros(1, table_type())[0]
        for name, table in tables_for(sheet)._asdict().items():
            place = tuple(slice(length) for length in np.shape(table))
            if place:
                record[name][place] = table
            else:
                record[name] = table
        return record

    def chance(self, seed: int) -> Any:
        """A source of chance for the kernel; the seed is a number from 1 to 2**32 - 1."""
        import numpy as np

        return np.array([seed], np.int64)

    def pack(self, sheet: RuleSheet) -> Any:
        """The cards of a game as an array that the kernel may shuffle."""
        import numpy as np

        return np.array(sheet.pack, np.int64)


def state_type() -> Any:
    """The structured NumPy type of a state."""
    import numpy as np

    return np.dtype([(name, t, (cells,)) if cells else (name, t) for name, t, cells in layout.state_fields()])


def table_type() -> Any:
    """The structured NumPy type of the tables, the same for every game."""
    import numpy as np

    shapes = layout.TABLE_SHAPES
    return np.dtype([(name, *shapes[name]) if name in shapes else (name, "int64") for name in Tables._fields])


@cache
def compiled() -> Dress:
    """The compiled dress, ready to be called (the first call of a function compiles it, or loads it from the cache).

    Raises `NoCompiler` where Numba is missing or cannot work.
    """
    try:
        numba: Any = import_module("numba")
    except Exception as error:
        raise NoCompiler(f"Numba cannot be loaded: {error}") from error
    with _cache_at(numba, cache_folder(numba.__version__)):
        namespace = _dressed(partial(numba.njit, **_OPTIONS, forceinline=True), (step, batch))
    functions = (field.name for field in fields(Dress) if field.name != "state_type")
    return Dress(state_type=state_type(), **{name: namespace[name] for name in functions})


def cache_folder(numba_version: str, texts: Sequence[ModuleType] = ()) -> Path:
    """Where the compiled code of these very sources is kept."""
    from platformdirs import user_cache_path

    kernel = (Path(__file__).with_name(f"{name}.py") for name in ("layout", "step", "batch", "dress"))
    files = (*kernel, *(Path(str(text.__file__)) for text in texts))
    sources = b"".join(file.read_bytes() for file in files)
    key = hashlib.sha256(sources + repr((numba_version, sys.version)).encode()).hexdigest()[:16]
    name = texts[-1].__name__.rpartition(".")[2] if texts else "kernel"
    return user_cache_path("foretrick") / f"{name}-{key}"


@cache
def dressed(*texts: ModuleType) -> Mapping[str, Any]:
    """The functions of further modules, written in the kernel's way, compiled over the kernel's own.

    Later modules may call the functions of earlier ones and of the kernel, which they import by name. A module names
    in `INLINED` the functions that are to be a part of their callers, and sets `SUMS_IN_ANY_ORDER` where the last bits
    of a sum do not matter. Raises `NoCompiler` where Numba is missing or cannot work.
    """
    compiled()  # says so where nothing can be compiled
    numba: Any = import_module("numba")
    with _cache_at(numba, cache_folder(numba.__version__, texts)):
        inside = _dressed(partial(numba.njit, **_OPTIONS, forceinline=True), (step, batch))
        for text in texts:
            exact = {"fastmath": {"contract", "reassoc"}} if getattr(text, "SUMS_IN_ANY_ORDER", False) else {}
            inside = _dressed(partial(numba.njit, **_OPTIONS, **exact), (text,), inside)
        return inside


@contextmanager
def _cache_at(numba: Any, folder: Path) -> Iterator[None]:
    """Numba asks for the folder while a function is decorated."""
    kept_at = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    except NoCompiler:
        raise
    except Exception as error:
        raise NoCompiler(f"Numba cannot compile here: {error}") from error
    finally:
        numba.config.CACHE_DIR = kept_at


def _dressed(
    jit: Callable[..., Any], texts: Sequence[ModuleType], over: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The functions of the modules over a namespace of their own, in which each name is the compiled one."""
    namespace: dict[str, Any] = dict(over or {"__name__": __name__, "__builtins__": __builtins__})
    functions: dict[str, FunctionType] = {}
    for text in texts:
        for name, thing in vars(text).items():
            if isinstance(thing, FunctionType):
                functions[name] = thing
            elif isinstance(thing, Number | tuple) or (name == "math" and isinstance(thing, ModuleType)):
                namespace[name] = thing
    if over is None:
        namespace |= _instructions()
    inlined = {name for text in texts for name in getattr(text, "INLINED", ())}
    for name in functions.keys() - namespace.keys():
        function = functions[name]
        options = {"forceinline": True} if name in inlined else {}
        namespace[name] = jit(**options)(FunctionType(function.__code__, namespace, name))
    return namespace


def _instructions() -> dict[str, Any]:
    """The functions on bits for which this machine has an instruction of its own; the others stay as written."""
    from llvmlite import binding, ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def count_of(typing_context: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), emit

    @intrinsic
    def place_after(typing_context: Any, mask: Any, skip: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = context.get_value_type(types.int64)
            one = context.get_constant(types.int64, 1)
            deposit = cgutils.get_or_insert_function(  # type: ignore[no-untyped-call]
                builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64"
            )
            bit = builder.call(deposit, [builder.shl(one, args[1]), args[0]])
            return builder.trunc(builder.cttz(bit, ir.Constant(ir.IntType(1), 1)), ir.IntType(8))

        return types.uint8(types.int64, types.int64), emit

    deposits = binding.get_host_cpu_features().get(
        "bmi2", False
    )  # an x86 instruction that finds the n-th bit
    return {"count_of": count_of, **({"place_after": place_after} if deposits else {})}


def warm(sheet: RuleSheet) -> float:
    """Compile or load everything, on one round; the seconds it took. `NoCompiler` where it cannot be.

    What is compiled serves every game; any sheet will do.
    """
    start = perf_counter()
    dress = compiled()
    try:
        dress.play_rounds(dress.tables(sheet), dress.states(1)[0], dress.chance(1), dress.pack(sheet), 1)
    except Exception as error:
        raise NoCompiler(f"Numba cannot compile here: {error}") from error
    return perf_counter() - start
