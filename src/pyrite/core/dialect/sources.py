"""A function's own text, as a tree: from its file, or from what a program wrote (`linecache`)."""

from __future__ import annotations

import ast
import functools
import linecache
import types


@functools.cache
def module_tree(file: str) -> ast.Module:
    """A whole file, parsed once."""
    return ast.parse(module_text(file), file)


def module_text(file: str) -> str:
    """What a file says."""
    linecache.checkcache(file)
    return "".join(linecache.getlines(file))


def tree_of(function: types.FunctionType) -> ast.FunctionDef:
    """The definition of a function."""
    for node in ast.walk(module_tree(function.__code__.co_filename)):
        if isinstance(node, ast.FunctionDef) and node.name == function.__name__:
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            if first == function.__code__.co_firstlineno:
                return node
    raise LookupError(f"no source for {function.__name__}")


def keep_text(file: str, text: str) -> None:
    """Remember the text of a file that is none, so that its functions can be read."""
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
