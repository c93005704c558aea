"""Compiling an entry as one piece: what it calls is neither optimised nor made code by itself.

Numba finishes every function it meets, each with all that it calls inside it, and then throws that
work away: our rules are only ever run as parts of an entry. Leaving the parts as they are written
down, and optimising once, at the entry, halves the time and gives the same speed.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.environment import lookup_environment
from numba.core.typed_passes import NativeLowering

ENVIRONMENT = "_ZN08NumbaEnv"  # how the name of a function's environment begins


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A function that is only ever linked into others."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        """The entry's turn."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no code to point to."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> PartLibrary:
        """Whoever sets the environment; that is left to the entry."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Nothing runs here that could need it."""


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):  # type: ignore[misc]
    """Writes a part down."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):  # type: ignore[misc]
    """Makes an entry's code, with all of its parts; then each part gets its environment."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        done = super().run_pass(state)
        for variable in state.library._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    state.library.codegen.set_env(variable.name, environment)
        return bool(done)


class PartCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles what is called by an entry or by another part."""

    lowering: type = PartLowering

    def define_pipelines(self) -> list[Any]:
        """As usual, but for the last step."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.lowering if one is NativeLowering else one, about) for one, about in passes.passes
        ]
        return [passes]


class EntryCompiler(PartCompiler):
    """Compiles what Python calls."""

    lowering = EntryLowering
