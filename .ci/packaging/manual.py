"""Writes the manual: the help of every command, put into the sections of reportgen.1.in, and a page for each command.

Reads the program's --experimental-dump-help from standard input; the arguments are the version and the folder. The date is that of
SOURCE_DATE_EPOCH, otherwise today's.
"""

import datetime
import json
import os
import pathlib
import re
import sys
import time

# Every command has these; the manual names them once.
COMMON = {"help", "version"}


def text(words):
    """Text for mdoc: backslashes escaped, one line for each sentence, and no line that looks like a macro."""
    lines = re.sub(r"(?<=[.?!]) +(?=[A-Z])", "\n", words.replace("\\", "\\e")).splitlines()
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def paragraphs(words):
    """The paragraphs of a discussion; indented ones are kept as they are."""
    for part in re.split(r"\n\s*\n", words.strip("\n")):
        if part.startswith("  "):
            yield f".Bd -literal -offset indent\n{text(part)}\n.Ed"
        else:
            yield f".Pp\n{text(part)}"


def value(argument):
    """The value of an option: its allowed words, or its name."""
    allowed = argument.get("allValues")
    return " | ".join(f"Cm {word}" for word in allowed) if allowed else f"Ar {argument['valueName']}"


def flags(argument):
    """The names of an option, the short one first."""
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    return " , ".join(f"Fl {'Fl ' if name['kind'] == 'long' else ''}{name['name']}" for name in names)


def item(argument):
    """An argument or option with its description and its default."""
    if argument["kind"] == "positional":
        head = f".It Ar {argument['valueName']}"
    elif argument["kind"] == "flag":
        head = f".It {flags(argument)}"
    else:
        head = f".It {flags(argument)} {value(argument)}"
    lines = [head, text(argument.get("abstract", ""))]
    lines += [text(argument["discussion"])] if argument.get("discussion") else []
    if argument.get("defaultValue"):
        lines.append(f"Default: {text(argument['defaultValue'])}.")
    return "\n".join(lines)


def commands(command, path=()):
    """The subcommands of a command, each as a section; a command that only groups others is replaced by them."""
    for child in command.get("subcommands", []):
        name = (*path, child["commandName"])
        if child["commandName"] == "help" or not child.get("shouldDisplay", True):
            continue
        if child.get("subcommands"):
            yield from commands(child, name)
            continue
        shown = [
            argument for argument in child.get("arguments", [])
            if argument["shouldDisplay"] and argument["valueName"] not in COMMON
        ]
        places = [argument for argument in shown if argument["kind"] == "positional"]
        options = [argument for argument in shown if argument["kind"] != "positional"]
        usage = "".join(f" Ar {place['valueName']}" for place in places)
        lines = [f".Ss {' '.join(name)}", ".Nm", f".Cm {' '.join(name)}"]
        lines += [".Op Ar options"] if options else []
        lines += [f".{usage.strip()}"] if usage else []
        lines += [".Pp", text(child.get("abstract", ""))]
        lines += paragraphs(child.get("discussion", ""))
        if shown:
            lines += [".Bl -tag -width Ds", *map(item, places + options), ".El"]
        yield "\n".join(line for line in lines if line not in ("", ".Pp\n"))


def main():
    program = json.load(sys.stdin)["command"]
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    day = datetime.datetime.fromtimestamp(moment, datetime.timezone.utc)
    version, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    date = f"{day:%B} {day.day}, {day.year}"
    page = pathlib.Path(__file__).with_name("reportgen.1.in").read_text(encoding="utf-8")
    for mark, words in {"@DATE@": date, "@VERSION@": version, "@COMMANDS@": "\n".join(commands(program))}.items():
        page = page.replace(mark, words)
    (folder / "reportgen.1").write_text(page, encoding="utf-8")
    for command in program["subcommands"]:
        sections = "\n".join(commands({"subcommands": [command]}))
        if not sections:
            continue
        name = command["commandName"]
        lines = [
            f".Dd {date}", f".Dt REPORTGEN-{name.upper()} 1", f".Os reportgen {version}", ".Sh NAME",
            f".Nm reportgen-{name}", f".Nd {text(command['abstract'].rstrip('.'))}", ".Sh DESCRIPTION",
            sections.replace(".Nm\n", ".Nm reportgen\n"), ".Sh SEE ALSO", ".Xr reportgen 1",
        ]
        (folder / f"reportgen-{name}.1").write_text("\n".join(lines) + "\n", encoding="utf-8")


main()
