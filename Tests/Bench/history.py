"""A rich history of a given number of years, the same at every run, for measurements.

Entries with gaps and notes, none on the last day, sessions of three kinds, and logs of six trackers with values, triggers and places: about
40,000 records in ten years, up to 2025-10-31.
"""

import csv
import datetime
import json
import pathlib
import random

LAST_DAY = datetime.date(2025, 10, 31)
TRIGGERS = ["Habit", "Boredom", "Stress", "Tiredness"]
PLACES = ["Home", "Work", "On the go"]
MOODS = ["joyful", "relaxed", "thoughtful", "anxious", "irritated", "sad", "neutral", "tired", "energized"]
NOTES = [
    "Dinner with Sam & Kim", "late, *very* late", "first line\nsecond line", "said \"no\" <twice>",
    "Sonne über Köln 🌤", "- [x] walk\n- [ ] sleep",
]
SNACKING_ENDS = "2025-09-01"
TRACKERS = [
    {"preset": "water", "dailyGoal": 8, "showInCalendar": True},
    {"preset": "mood"},
    {"preset": "gratitude"},
    {"id": "stretching", "name": {"en": "Stretching", "de": "Dehnen"}, "icon": "🧘", "type": "good",
     "trackingMode": "yesNo", "showInCalendar": True},
    {"preset": "doomscrolling"},
    {"preset": "snacking", "modes": [{"mode": "awareness", "since": "2000-01-01"},
                                     {"mode": "avoidance", "since": SNACKING_ENDS}]},
]


def write(folder, years):
    """Writes the history into a folder and returns how many records it has."""
    random_ = random.Random(years)
    folder = pathlib.Path(folder)
    (folder / "notes").mkdir(parents=True, exist_ok=True)
    profile = {"name": "Robin", "timeZone": "Europe/Berlin", "pricePerDrink": 4.5, "drinksPerWeek": 14,
               "weightKg": 70, "goals": {"mindfulness": 10, "workout": 30}}
    (folder / "profile.json").write_text(json.dumps(profile))
    (folder / "trackers.json").write_text(json.dumps(TRACKERS))
    (folder / "why.md").write_text("# Why\n\nFor **mornings** that begin early.\n")
    entries, activities, logs = [], [], []
    first = LAST_DAY.replace(year=LAST_DAY.year - years)
    for number in range(1, (LAST_DAY - first).days + 1):
        day = first + datetime.timedelta(days=number)
        if day != LAST_DAY and random_.random() < 0.96:
            entries.append(entry(random_, day))
        activities += [session(random_, day, kind) for kind in ("meditation", "breathing", "workout")
                       if random_.random() < 0.5]
        logs += day_of_logs(random_, day)
        if random_.random() < 0.03:
            note = f"# {day:%A}\n\nA *note* with a [link](https://example.org):\n\n1. {random_.choice(NOTES[:2])}\n2. rest\n"
            (folder / "notes" / f"{day}.md").write_text(note)
    table(folder / "entries.csv", ["date", "level", "drinks", "timestamp", "source", "note"], entries)
    table(folder / "activities.csv", ["kind", "start", "minutes", "type", "source"], activities)
    table(folder / "logs.csv", ["timestamp", "tracker", "value", "trigger", "location", "note"], logs)
    return len(entries) + len(activities) + len(logs)


def write_logs(folder, count):
    """Writes a year whose file of logs has `count` records, for measuring how fast records are read."""
    folder = pathlib.Path(folder)
    write(folder, 1)
    random_, logs = random.Random(count), []
    while len(logs) < count:
        logs += day_of_logs(random_, LAST_DAY - datetime.timedelta(days=random_.randrange(365)))
    table(folder / "logs.csv", ["timestamp", "tracker", "value", "trigger", "location", "note"], logs[:count])


def moment(random_, day, first_hour, last_hour):
    hour, minute, second = random_.randint(first_hour, last_hour), random_.randrange(60), random_.randrange(60)
    return f"{day}T{hour:02}:{minute:02}:{second:02}+01:00"


def entry(random_, day):
    level = random_.choices(["steady", "easy", "wild"], [78, 16, 6])[0]
    drinks = {"steady": "", "easy": random_.choice(["", 2, 4]), "wild": random_.randint(6, 11)}[level]
    note = random_.choice(NOTES) if random_.random() < 0.25 else ""
    return [day, level, drinks, moment(random_, day, 21, 23), random_.choice(["manual", "notification"]), note]


def session(random_, day, kind):
    minutes = round(random_.uniform(15, 70) if kind == "workout" else random_.uniform(1, 25), 1)
    sport = random_.choice(["running", "cycling", "strength", "yoga"]) if kind == "workout" else ""
    return [kind, moment(random_, day, 6, 20), minutes, sport, "app"]


def day_of_logs(random_, day):
    logs = [[moment(random_, day, 7, 21), "water", random_.choice(["", 2, 3]), "", "", ""]
            for _ in range(random_.randint(2, 6))]
    logs += [[moment(random_, day, 8, 22), "mood", random_.choice(MOODS), "", "", ""]
             for _ in range(random_.randint(0, 2))]
    if random_.random() < 0.65:
        logs.append([moment(random_, day, 20, 22), "gratitude", "", "", "", random_.choice(NOTES)])
    if random_.random() < 0.6:
        logs.append([moment(random_, day, 6, 9), "stretching", "", "", "", ""])
    for tracker, most in (("doomscrolling", 3), ("snacking", 2)):
        if tracker == "snacking" and str(day) >= SNACKING_ENDS:
            continue
        logs += [[moment(random_, day, 9, 23), tracker, "", random_.choice(TRIGGERS), random_.choice(PLACES), ""]
                 for _ in range(random_.randint(0, most))]
    return logs


def table(path, heading, rows):
    with open(path, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(heading)
        writer.writerows(rows)
