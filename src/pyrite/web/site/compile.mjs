// Python's own compiler, as the browser runs it: `node compile.mjs PYODIDE FROM.zip TO.zip …`.
// Of every module in an archive its code alone is kept, without texts for readers.
import { readFileSync, writeFileSync } from "node:fs";

const [pyodide, ...pairs] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
const CODE = `
import compileall, io, pathlib, py_compile, re, shutil, zipfile
KEPT = ["/from/anyio/__init__.py"]  # reads its own text, to load later what it has

def compiled(data):
    folder = pathlib.Path("/from")
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as archive:
        archive.extractall(folder)
    skip = "|".join(KEPT)
    for part in sorted(folder.iterdir()):
        plain = part.name in ("pyodide", "_pyodide")  # which read their own texts
        options = dict(
            legacy=True, quiet=2, rx=re.compile(skip), optimize=0 if plain else 2, stripdir=str(folder),
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        compileall.compile_dir(part, **options) if part.is_dir() else compileall.compile_file(part, **options)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and (file.suffix != ".py" or str(file) in KEPT):
                info = zipfile.ZipInfo(str(file.relative_to(folder)))
                archive.writestr(info, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()
`;
python.runPython(CODE);
const compiled = python.globals.get("compiled");
for (let i = 0; i < pairs.length; i += 2) {
  const made = compiled(python.toPy(new Uint8Array(readFileSync(pairs[i]))));
  writeFileSync(pairs[i + 1], made.toJs());
  made.destroy();
}
process.exit(0);
