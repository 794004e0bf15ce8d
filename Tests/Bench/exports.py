"""Exports of other apps, of invented habits, the same at every run: for measurements.

Ten years of 28 habits are about 100,000 records.
"""

import csv
import datetime
import random
import sqlite3

LAST_DAY = datetime.date(2025, 10, 31)
DAYS = 3653
HABITS = [f"Habit {number}" for number in range(1, 29)]
NOTES = ["", "", "", "", "late", "with Sam & Kim", "first line\nsecond line"]
LOOP = """
pragma user_version = 25;
create table Habits (
    id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer, freq_num integer,
    highlight integer, name text, position integer, reminder_hour integer, reminder_min integer,
    reminder_days integer not null default 127, type integer not null default 0, target_type integer not null default 0,
    target_value real not null default 0, unit text not null default "", question text, uuid text);
create table Repetitions (
    id integer primary key autoincrement, habit integer not null references Habits(id), timestamp integer not null,
    value integer not null, notes text);
"""


def days():
    """Each day, the last one at the end."""
    return [LAST_DAY - datetime.timedelta(days=back) for back in range(DAYS - 1, -1, -1)]


def write_loop(path):
    """Writes a backup of Loop Habit Tracker: yes or no in the first half of the habits, amounts in the others."""
    random_ = random.Random(1)
    with sqlite3.connect(path) as database:
        database.executescript(LOOP)
        for number, name in enumerate(HABITS, 1):
            is_amount = number > len(HABITS) // 2
            database.execute(
                "insert into Habits (id, archived, color, freq_den, freq_num, highlight, name, position, type, unit, question, uuid)"
                " values (?, 0, ?, 1, 1, 0, ?, ?, ?, ?, '', ?)",
                (number, number % 20, name, number, int(is_amount), "pages" if is_amount else "", f"{number:032x}"))
            for day in days():
                midnight = datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.timezone.utc)
                value = random_.randrange(1, 40) * 1000 if is_amount else random_.choice([0, 2, 2, 2])
                database.execute("insert into Repetitions (habit, timestamp, value, notes) values (?, ?, ?, ?)",
                                 (number, int(midnight.timestamp()) * 1000, value, random_.choice(NOTES)))
    database.close()


def write_table(path):
    """Writes a table with a column a habit, of amounts."""
    random_ = random.Random(2)
    with open(path, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Date", *HABITS])
        for day in days():
            writer.writerow([day, *(random_.randrange(1, 40) if random_.random() < 0.98 else "" for _ in HABITS)])
