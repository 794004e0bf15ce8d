"""Exports of other apps, of invented habits, the same at every run: for measurements.

Ten years of 28 habits are about 100,000 records.
"""

import csv
import datetime
import io
import random
import zipfile

LAST_DAY = datetime.date(2025, 10, 31)
DAYS = 3653
HABITS = [f"Habit {number}" for number in range(1, 29)]
NOTES = ["", "", "", "", "late", "with Sam & Kim", "first line\nsecond line"]


def days():
    """Each day, the last one at the end."""
    return [LAST_DAY - datetime.timedelta(days=back) for back in range(DAYS - 1, -1, -1)]


def write_loop(path):
    """Writes a CSV export of Loop Habit Tracker: yes or no in the first half of the habits, amounts in the others."""
    random_ = random.Random(1)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        habits = [["Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator",
                   "Color", "Unit", "Target Type", "Target Value", "Archived?"]]
        for number, name in enumerate(HABITS, 1):
            is_amount = number > len(HABITS) // 2
            kind, target = ("NUMERICAL", ["pages", "AT_LEAST", "0.0"]) if is_amount else ("YES_NO", ["", "", ""])
            habits.append([f"{number:03}", name, kind, "", "", 1, 1, "#1976D2", *target, "false"])
            rows = [["Date", "Value", "Notes"]]
            for day in reversed(days()):
                value = random_.randrange(1, 40) * 1000 if is_amount else random_.choice(["NO", *["YES_MANUAL"] * 3])
                rows.append([day, value, random_.choice(NOTES)])
            archive.writestr(f"{number:03} {name}/Checkmarks.csv", csv_text(rows))
        archive.writestr("Habits.csv", csv_text(habits))


def csv_text(rows):
    """Rows as the text of a CSV file."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def write_table(path):
    """Writes a table with a column a habit, of amounts."""
    random_ = random.Random(2)
    with open(path, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Date", *HABITS])
        for day in days():
            writer.writerow([day, *(random_.randrange(1, 40) if random_.random() < 0.98 else "" for _ in HABITS)])


def write_rows(path):
    """Writes a table of 20,000 rows, four a day, with a time and two amounts each: 40,000 logs."""
    random_ = random.Random(3)
    with open(path, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["date", "time", "water", "coffee"])
        for row in range(20_000):
            day = LAST_DAY - datetime.timedelta(days=4_999 - row // 4)
            time = f"{[7, 11, 15, 20][row % 4]:02}:{random_.randrange(60):02}"
            writer.writerow([day, time, random_.randrange(1, 5) * 250, random_.randrange(1, 4)])
