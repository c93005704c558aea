error-bad-move = “{ $text }” is not a move of this game; a move looks like “{ $example }”.
error-bad-chance = “{ $text }” is not an outcome of chance in this game; one looks like “{ $example }”.
error-unknown-backend = There is no backend “{ $name }”. Backends: { $backends }.
error-compilation-failed = The C compiler failed: { $text }
error-no-compiler = There is no C compiler here to compile the rules with. `pip install ziglang` brings one; the backend “python” needs none.
told-move = { $seat }: { $move }.
told-chance = Chance: { $outcome }.
move-plain = { $move }
