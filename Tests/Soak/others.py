#!/usr/bin/env python3
"""Does to a folder what other programs do: others.py PROGRAM [appends|copies|sheets...]

`appends`: a program appends 10,000 lines, one after the other, to the files that commands write at the same time. None is lost,
and what a command has said that it wrote is there; it may say that it is busy. `copies`: the copies of a file that programs
that sync and desktops make are not counted. `sheets`: spreadsheets that were made to keep the program busy are refused or
read in 2 seconds with less than 100 MB.
"""

import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time
import zipfile

NOW, LINES = "2025-10-31T20:00:00+01:00", 10_000
BUSY, REFUSED = 75, 65
LOGS, NOTE, PROFILE, TRACKERS = "logs.csv", "notes/2025-10-31.md", "profile.json", "trackers.json"


def run(program, *words, cwd):
    return subprocess.run([program, *words], cwd=cwd, stdin=subprocess.DEVNULL, text=True, capture_output=True, timeout=120)


class Appends:
    """A command that runs again and again beside a program that opens a file, appends a line and closes it."""

    ROW = "2025-09-01T10:00,water,1,line {}"
    # Its name, the file that both write, the line that is appended, its words the nth time, and what is in the file then.
    COMMANDS = [
        ("log", LOGS, ROW, ["log", "water", "1", "--note", "own {}"], ",own {}\n"),
        ("log with a new column", LOGS, ROW, ["log", "water", "1", "--id", "own-{}"], ",own-{}\n"),
        ("import", LOGS, ROW, ["import", "{}.csv", "--yes", "--into", "."], ":Reading {}:2025-01-01\n"),
        ("unlog", LOGS, ROW, ["unlog", "water", "--all"], ",own {}\n"),
        ("undo", LOGS, ROW, ["undo"], ",own {}\n"),
        ("note", NOTE, "line {}", ["log", "note", "own {}"], "own {}\n"),
        ("set", PROFILE, "// line {}", ["set", "drinksPerWeek", "{}"], '"drinksPerWeek": {} }}'),
        ("pause", PROFILE, "// line {}", ["pause", "own {}", "--from", "2025-10-01", "--to", "2025-10-01"], '"own {}"'),
        ("tracker add", TRACKERS, "// line {}", ["tracker", "add", "own {}", "--mode", "yesNo"], '"own {}"'),
        ("tracker rename", TRACKERS, "// line {}", ["tracker", "rename", "water", "own {}"], '"own {}"'),
    ]

    def __init__(self, program, folder, command):
        self.program, self.folder = program, folder
        self.name, self.file, self.line, self.words, self.written = command
        for path, text in {
            PROFILE: '{ "timeZone": "Europe/Berlin", "drinksPerWeek": 0 }\n', TRACKERS: '[{ "preset": "water" }]\n',
            LOGS: "timestamp,tracker,value,note\n", "entries.csv": "date,level\n2025-10-30,steady\n", NOTE: "Morning.\n",
        }.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(text)

    def append(self, count):
        for number in range(count):
            with open(self.folder / self.file, "a") as file:
                file.write(self.line.format(number) + "\n")
            # Now and then there is time for what can't be done beside it, such as undo.
            time.sleep(.5 if number % 50 == 0 else random.expovariate(100))

    def text(self):
        return (self.folder / self.file).read_text()

    def once(self, number):
        """Runs the command for the nth time; returns its exit code and what is wrong."""
        takes_out, now = self.name in ("unlog", "undo"), [] if self.name in ("import", "undo") else ["--now", NOW]
        if self.name == "import":
            (self.folder / f"{number}.csv").write_text(f"Date,Reading {number}\n2025-01-01,20\n")
        if takes_out:
            logged = run(self.program, "log", "water", "2", "--note", f"own {number}", "--now", NOW, cwd=self.folder)
            if logged.returncode:
                return logged.returncode, ""
        done = run(self.program, *(word.format(number) for word in self.words), *now, cwd=self.folder)
        is_there = self.written.format(number) in self.text()
        if is_there == ((done.returncode == 0) == takes_out):
            return 1, f"ended with {done.returncode}, {'with' if is_there else 'without'} its text: {done.stderr[-200:]}"
        # undo refuses if the file has changed since.
        return BUSY if self.name == "undo" and done.returncode == REFUSED else done.returncode, done.stderr[-200:]

    def run(self, count):
        """Prints what came of it; whether something is wrong."""
        appender = threading.Thread(target=self.append, args=(count,), daemon=True)
        appender.start()
        done, busy, wrong = [], 0, []
        while appender.is_alive():
            number = len(done) + busy + len(wrong) + 1
            code, text = self.once(number)
            if code == BUSY:
                busy += 1
            elif code:
                wrong.append(f"{code}: {text}")
            else:
                done.append(number)
        appender.join()
        lines = re.findall(r"line (\d+)", self.text())
        lost = count - len(set(lines))
        if len(lines) != len(set(lines)):
            wrong.append(f"{len(lines) - len(set(lines))} lines twice")
        # What replaces the time before, or takes out, leaves nothing.
        stays = self.name not in ("unlog", "undo", "set", "tracker rename")
        gone = [number for number in done if stays and self.written.format(number) not in self.text()]
        checked = run(self.program, "check", ".", "--as-of", "2025-10-31", cwd=self.folder)
        if checked.returncode:
            wrong.append(f"check ends with {checked.returncode}: {checked.stderr[-200:]}")
        print(f"{self.name:<22} {count} lines, {lost} lost; {len(done)} times done, {len(gone)} gone, {busy} busy; {len(wrong)} wrong")
        for text in list(dict.fromkeys(wrong))[:5]:
            print("  " + text.strip())
        return bool(lost or gone or wrong or not done)


def appends(program, place):
    failed = False
    for index, command in enumerate(Appends.COMMANDS):
        folder = place / str(index)
        folder.mkdir()
        failed = Appends(program, folder, command).run(LINES // len(Appends.COMMANDS)) or failed
    return failed


COPIES = [
    "phone 2.csv", "phone (1).csv", "phone-DESKTOP-7K2QX.csv", "phone-MacBook Pro de Kim.csv", "phone - Copy.csv",
    "phone - Kopie.csv", "phone copy.csv", "Copy of phone.csv", "Kopie von phone.csv",
    "phone (Copie en conflit de Kim 2025-10-31).csv", "phone (CONFLICT 20231005T070858).csv",
    "phone (Kim's conflicted copy 2025-10-31).csv", "phone (in Konflikt stehende Kopie von Kim 2025-10-31).csv",
    "phone.sync-conflict-20251031-101010-ABCDEFG.csv", "phone.csv~", "phone.csv.bak", "phone.csv.orig",
]


def copies(program, place):
    folder = place / "copies"
    (folder / "activities").mkdir(parents=True)
    (folder / PROFILE).write_text('{ "timeZone": "UTC" }')
    rows = "date,kind,minutes\n" + "".join(f"2025-10-{day:02},meditation,10\n" for day in range(1, 32))
    (folder / "activities/phone.csv").write_text(rows)
    wrong = []
    for name in COPIES:
        # One row more on either side is still a copy.
        for more in ("", "2025-09-30,meditation,10\n"):
            copy = folder / "activities" / name
            copy.write_text(rows + more)
            done = run(program, "stats", ".", "--as-of", "2025-10-31", cwd=folder)
            minutes = re.search(r'"minutes": (\d+)', done.stdout)
            if not minutes or int(minutes.group(1)) != 310:
                wrong.append(f"{name}: {minutes.group(1) if minutes else done.stderr[-100:]} minutes, not 310")
            copy.unlink()
    print(f"copies: {2 * len(COPIES)} tried, {len(wrong)} counted twice")
    for text in wrong:
        print("  " + text)
    return bool(wrong)


def excel(sheets, rows, texts="", formats="", relations=""):
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"

    def relation(name, type, target):
        return f'<Relationship Id="{name}" Type="{kind}{type}" Target="{target}"/>'

    return {
        "[Content_Types].xml": "<Types/>",
        "_rels/.rels": f"<Relationships>{relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>",
        "xl/workbook.xml": "<workbook><sheets>" + "".join(
            f'<sheet name="S{number}" sheetId="{number + 1}" r:id="r0"/>' for number in range(sheets)) + "</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": "<Relationships>" + relation("s", "styles", "styles.xml") + relation(
            "t", "sharedStrings", "sharedStrings.xml") + relation("r0", "worksheet", "sheet.xml") + relations + "</Relationships>",
        "xl/sheet.xml": f"<worksheet><sheetData>{rows}</sheetData></worksheet>",
        "xl/sharedStrings.xml": f"<sst>{texts}</sst>",
        "xl/styles.xml": f'<styleSheet><numFmts>{formats}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    }


def document(tables):
    return {
        "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": "<office:document-content><office:body><office:spreadsheet>" + "".join(
            f'<table:table table:name="S{number}">{rows}</table:table>' for number, rows in enumerate(tables))
        + "</office:spreadsheet></office:body></office:document-content>",
    }


def repeated(text, times):
    return (f'<table:table-row table:number-rows-repeated="{times}"><table:table-cell office:value-type="string">'
            f"<text:p>{text}</text:p></table:table-cell></table:table-row>")


def sheets(program, place):
    days = '<row><c s="1"><v>45961</v></c><c><v>2</v></c></row><row><c s="1"><v>45962</v></c><c><v>3</v></c></row>'
    good, megabyte = repeated("2025-10-31", 1) + repeated("2025-11-01", 1), "a" * (1 << 20)
    many = '<row><c s="1"><v>45961</v></c><c><v>2</v></c></row>' * 20_000
    part = '<Relationship Id="x{}" Type="x/y" Target="' + "a/../" * 50 + 'a"/>'
    # Each is made when it is its turn: what this program has in memory counts for a program that it starts.
    files = {
        "a text of 1 MB in 100,200 cells.xlsx": lambda: excel(
            1, ("<row>" + '<c t="s"><v>0</v></c>' * 200 + "</row>") * 501, f"<si><t>{megabyte}</t></si>"),
        "20 sheets of one part.xlsx": lambda: excel(20, many),
        "20,000 sheets of one part.xlsx": lambda: excel(20_000, many),
        "5,000 formats of 2,000 brackets.xlsx": lambda: excel(
            1, days, formats="".join(f'<numFmt numFmtId="{200 + number}" formatCode="{"[" * 2000}"/>' for number in range(5000))),
        "100,000 parts.xlsx": lambda: excel(1, days, relations="".join(part.format(number) for number in range(100_000))),
        "10 sheets of 1,000,000 rows.ods": lambda: document([good] + [repeated("a", 1_000_000)] * 10),
        "5,000 sheets of 1,000,000 rows.ods": lambda: document([good] + [repeated("a", 1_000_000)] * 5000),
        "a cell of 1 MB, 1,000,000 times.ods": lambda: document([repeated(megabyte, 1_000_000), good]),
    }
    failed = False
    for name, parts in files.items():
        with zipfile.ZipFile(place / name, "w", zipfile.ZIP_DEFLATED) as packed:
            for path, text in parts().items():
                packed.writestr(path, text)
        process = subprocess.Popen([program, "import", name, "--yes", "--into", "taken"], cwd=place, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 60)))
        errors = process.stderr.read()
        _, status, used = os.wait4(process.pid, 0)
        code, seconds, memory = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
        isWrong = code not in (0, 64, REFUSED) or seconds >= 2 or memory >= 100
        failed = failed or isWrong
        said = next((line for line in errors.splitlines() if "error" in line), "read" if code == 0 else "")
        print(f"{name:<40} {seconds:5.2f} s, {memory:4.0f} MB, {code}{': WRONG' if isWrong else ''} {said[:90]}")
    return failed


def main():
    program, parts = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2:] or ["appends", "sheets", "copies"]
    with tempfile.TemporaryDirectory() as place:
        sys.exit(any([globals()[part](program, pathlib.Path(place)) for part in parts]))


main()
