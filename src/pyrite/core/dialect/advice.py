"""What to write instead of Python that is no part of the dialect."""

from __future__ import annotations

import ast

ROW = "fill a row of the state, number by number, in a for loop"
LOOP = "compare in a for loop, or keep a row of flags by number"
EQUAL = "compare numbers with == or !="
HERE = "a rule cannot fail: `legal` and `possible` keep out what may not be"
LOCAL = "write what it would do where it is called, or a function of its own"

INSTEAD: dict[type[ast.AST], tuple[str, str]] = {
    ast.In: ("in", LOOP),
    ast.NotIn: ("not in", LOOP),
    ast.Is: ("is", EQUAL),
    ast.IsNot: ("is not", EQUAL),
    ast.List: ("a list", ROW),
    ast.Set: ("a set", ROW),
    ast.Dict: ("a dict", ROW),
    ast.ListComp: ("a list comprehension", ROW),
    ast.SetComp: ("a set comprehension", ROW),
    ast.DictComp: ("a dict comprehension", ROW),
    ast.GeneratorExp: ("a generator", "count, add or compare in a for loop"),
    ast.Tuple: ("a tuple", "one number at a time; a table of numbers belongs in box.py"),
    ast.JoinedStr: ("a text", "texts belong in moves.py and view.py; rules have numbers"),
    ast.Lambda: ("a lambda", LOCAL),
    ast.FunctionDef: ("a function inside another", LOCAL),
    ast.NamedExpr: (":=", "assign on a line before"),
    ast.AnnAssign: ("a local with a type", "assign without it: types of locals are known"),
    ast.Starred: ("*", "name every argument"),
    ast.Match: ("match", "use if, elif and else"),
    ast.For: ("for … else, or several loop variables", "one variable; set a flag in the loop"),
    ast.While: ("while … else", "set a flag in the loop"),
    ast.With: ("with", HERE),
    ast.Try: ("try", HERE),
    ast.Raise: ("raise", HERE),
    ast.Assert: ("assert", HERE),
    ast.Delete: ("del", "set it to zero"),
    ast.Import: ("an import", "import at the top of the module"),
    ast.ImportFrom: ("an import", "import at the top of the module"),
    ast.Div: ("/", "use //: numbers are whole"),
    ast.Pow: ("**", "multiply, or look it up in a table of box.py"),
    ast.UAdd: ("+ before a number", "leave it out"),
}
"""By node: what it is called, and what is written instead."""

CONSTANTS: dict[type[object], tuple[str, str]] = {
    str: ("a text", "name a number for it in box.py"),
    float: ("a float", "count in whole numbers, such as hundredths"),
    type(None): ("None", "use a number that stands for nothing, such as -1"),
}


def refusal(node: ast.AST) -> str:
    """That it is no part of the dialect, and what to write."""
    name = type(node).__name__
    if isinstance(node, ast.Constant):
        what, instead = CONSTANTS.get(type(node.value), (name, ""))
    else:
        what, instead = INSTEAD.get(type(node), (name, ""))
    return f"{what} is not part of the dialect" + (f": {instead}" if instead else "")
