// Python's own compiler, as the browser runs it: `node compile.mjs PYODIDE FROM.zip TO.zip …`.
// Of every module in an archive its code alone is kept, without texts for readers. Of its lines, whose
// numbers are a third of it, it knows where a function begins. Nothing is packed: all of it will be.
import { readFileSync, writeFileSync } from "node:fs";

const [pyodide, ...pairs] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
const CODE = `
import compileall, io, marshal, pathlib, py_compile, shutil, zipfile
HEAD = 16  # bytes before the code
SAME_LINE = 0x80 | 13 << 3  # of a table of lines: so many instructions, no column, as before

def compiled(data):
    folder = pathlib.Path("/from")
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as archive:
        archive.extractall(folder)
    for part in sorted(folder.iterdir()):
        plain = part.name in ("pyodide", "_pyodide")  # which read their own texts
        options = dict(
            legacy=True, quiet=2, optimize=0 if plain else 2, stripdir=str(folder),
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        compileall.compile_dir(part, **options) if part.is_dir() else compileall.compile_file(part, **options)
    made = io.BytesIO()
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".py"]
    with zipfile.ZipFile(made, "w") as archive:
        for file in sorted(files, key=lambda one: (one.suffix, str(one))):
            data = file.read_bytes()
            data = with_few_lines(data) if file.suffix == ".pyc" else data
            archive.writestr(zipfile.ZipInfo(str(file.relative_to(folder))), data)
    return made.getvalue()

def with_few_lines(data):
    return data[:HEAD] + marshal.dumps(on_one_line(marshal.loads(data[HEAD:])))

def on_one_line(code):
    kind = type(code)
    consts = tuple(on_one_line(one) if isinstance(one, kind) else one for one in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)  # an entry covers up to eight instructions
    entries = [7] * eights + [rest - 1] * (rest > 0)
    table = b"".join(bytes((SAME_LINE | length, 0)) for length in entries)
    return code.replace(co_linetable=table, co_consts=consts)
`;
python.runPython(CODE);
const compiled = python.globals.get("compiled");
for (let i = 0; i < pairs.length; i += 2) {
  const made = compiled(python.toPy(new Uint8Array(readFileSync(pairs[i]))));
  writeFileSync(pairs[i + 1], made.toJs());
  made.destroy();
}
process.exit(0);
