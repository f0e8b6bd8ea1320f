"""Runs Vale on the project's prose: `check.py VALE FOLDER`. FOLDER has the generated pages, and gets copies of all other files.

Vale reads Markdown, and the comments of some languages. If Vale does not know the extension of a file, its copy gets a second
extension: `X.kt.swift`.
"""

import shutil
import subprocess
import sys
from pathlib import Path

# for each extension that Vale does not know, the second extension that makes Vale read the file
KNOWN = {".kt": ".swift", ".mjs": ".js", ".pyi": ".py"}
READ = [".md", ".rs", ".py", ".js", ".ts", ".tsx", ".swift", ".java", *KNOWN]
# folders that are not checked: files by others, and files that are generated from checked files
LEFT_OUT = ("tests/json-suite/", "bindings/wasm/npm/src/generated/")
# For each kind of file, a comment that is checked first. The rules must find a problem in it; otherwise, Vale no longer reads
# comments in this kind of file, and the check fails.
COMMENTS = {".md": "{}\n", ".py": '"""{}"""\n', ".pyi": "# {}\n"}
SAMPLE = "The brain of it."
# the page with all messages; Vale does not read them there, because they are in code spans
MESSAGES = "docs/errors.md"
LANGUAGES = {"English": ".md", "Portuguese": ".pt-BR.md"}


def main(vale, folder):
    copies = Path(folder) / "copies"
    shutil.rmtree(copies, ignore_errors=True)
    for extension in READ:
        sample = COMMENTS.get(extension, "/** {} */\n" if extension not in (".rs", ".swift") else "/// {}\n")
        place(copies / f"sample{extension}", sample.format(SAMPLE))
    listed = subprocess.run(["git", "ls-files", "-z", *(f"*{extension}" for extension in READ)], check=True, stdout=subprocess.PIPE)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if not name.startswith(LEFT_OUT) and Path(name).exists():
            place(copies / name, Path(name).read_text(encoding="utf-8"))
    for language, extension in LANGUAGES.items():
        lines = Path(MESSAGES).read_text(encoding="utf-8").split("\n")
        lines = [line.replace("`", "") if line.startswith(f"- {language}: ") else "" for line in lines]
        place(copies / f"docs/messages/{Path(MESSAGES).stem}{extension}", "\n".join(lines))
    words = [vale, "--no-global", "--config", ".vale.ini", "--output", "line", folder]
    found = subprocess.run(words, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    if found.returncode not in (0, 1):
        sys.exit(f"Vale ended with {found.returncode}: {found.stdout}")
    lines = found.stdout.splitlines()
    samples = {line.split(":")[0] for line in lines if "/copies/sample." in line}
    if len(samples) < len(READ):
        sys.exit(f"Vale read only the samples {sorted(samples)}")
    lines = [original(line, str(copies)) for line in lines if "/copies/sample." not in line]
    sys.exit("\n".join(lines) or None)


def place(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_name(path.name + KNOWN.get(path.suffix, "")).write_text(text, encoding="utf-8")


def original(line, copies):
    """Replaces the name of a copy in a line of Vale's output by the name of the original file."""
    name, rest = line.split(":", 1)
    name = name.removeprefix(copies + "/")
    for extension, known in KNOWN.items():
        name = name.removesuffix(known) if name.endswith(extension + known) else name
    return f"{name}:{rest}"


main(*sys.argv[1:])
