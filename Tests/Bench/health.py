#!/usr/bin/env python3
"""Writes an export as Apple Health makes it, of invented records: health.py FILE.xml MEGABYTES [FILE.zip]

The same arguments always give the same bytes. Nineteen of twenty records are heart rate, steps, distance and energy, in the
order of their types, as in exports of watches; the rest are what reportgen reads.
"""

import datetime
import pathlib
import sys
import time
import xml.parsers.expat
import zipfile

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
]>
<HealthData locale="en_US">
 <ExportDate value="2025-10-31 21:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
"""
WATCH = ('sourceName="Alex’s Apple\xa0Watch" sourceVersion="11.{0}" device="&lt;&lt;HKDevice: 0x30{1:07x}&gt;, name:Apple '
         'Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,{0}, software:11.{0}&gt;"')
PHONE = ('sourceName="Alex’s iPhone" sourceVersion="18.{0}" device="&lt;&lt;HKDevice: 0x28{1:07x}&gt;, name:iPhone, '
         'manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,{0}, software:18.{0}&gt;"')
APP = 'sourceName="Notes of a Day" sourceVersion="2.{0}"'
LAST = datetime.datetime(2025, 10, 31, 20)
# Type, unit, device, share of the records, value of a number, seconds.
QUANTITY, CATEGORY = "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier"
TYPES = [
    (QUANTITY + "HeartRate", "count/min", WATCH, 40, lambda n: 48 + n % 90, 0),
    (QUANTITY + "StepCount", "count", PHONE, 12, lambda n: 7 + n % 130, 300),
    (QUANTITY + "StepCount", "count", WATCH, 8, lambda n: 9 + n % 150, 240),
    (QUANTITY + "DistanceWalkingRunning", "km", WATCH, 17, lambda n: f"0.{1 + n % 9000:05}", 240),
    (QUANTITY + "ActiveEnergyBurned", "kcal", WATCH, 18, lambda n: f"{n % 3}.{n % 1000:03}", 60),
    (CATEGORY + "SleepAnalysis", None, WATCH, 2, lambda n: "HKCategoryValueSleepAnalysis" + (
        "AsleepCore", "AsleepDeep", "AsleepREM", "Awake", "InBed")[n % 5], 1800),
    (QUANTITY + "RestingHeartRate", "count/min", WATCH, 0.3, lambda n: 52 + n % 12, 0),
    (QUANTITY + "HeartRateVariabilitySDNN", "ms", WATCH, 1, lambda n: f"{30 + n % 60}.{n % 10000:04}", 60),
    (QUANTITY + "DietaryWater", "mL", APP, 0.5, lambda n: 150 + n % 4 * 50, 0),
    (QUANTITY + "DietaryCaffeine", "mg", APP, 0.3, lambda n: 40 + n % 5 * 20, 0),
    (QUANTITY + "NumberOfAlcoholicBeverages", "count", APP, 0.2, lambda n: n % 4, 0),
    (CATEGORY + "MindfulSession", None, APP, 0.2, None, 720),
    (CATEGORY + "ToothbrushingEvent", None, APP, 0.3, lambda n: "HKCategoryValueNotApplicable", 150),
    (CATEGORY + "HandwashingEvent", None, WATCH, 0.2, lambda n: "HKCategoryValueNotApplicable", 20),
]


def zone(moment):
    return "+0200" if 4 <= moment.month <= 10 else "+0100"


def record(kind, unit, device, value, seconds, moment, number):
    end = moment + datetime.timedelta(seconds=seconds)
    offset = zone(moment)
    written = f' unit="{unit}"' if unit else ""
    amount = f' value="{value(number)}"' if value else ""
    return (f' <Record type="{kind}" {device.format(number % 7, number % 9973 * 4096)}{written} creationDate="{end} {offset}" '
            f'startDate="{moment} {offset}" endDate="{end} {offset}"{amount}/>\n')


def workout(number):
    moment = LAST - datetime.timedelta(hours=60 * number + 4)
    minutes = 20 + number % 50
    times = f'startDate="{moment} {zone(moment)}" endDate="{moment + datetime.timedelta(minutes=minutes)} {zone(moment)}"'
    kind = ("Running", "Cycling", "Yoga", "Walking", "TableTennis")[number % 5]
    return (f' <Workout workoutActivityType="HKWorkoutActivityType{kind}" duration="{minutes}.25" durationUnit="min" '
            f'{WATCH.format(number % 7, number)} {times}>\n  <MetadataEntry key="HKIndoorWorkout" value="0"/>\n'
            f'  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" {times} sum="{minutes * 8}.5" '
            f'unit="kcal"/>\n </Workout>\n')


def pieces(size):
    """The text of an export of at least `size` bytes, piece by piece."""
    yield HEAD
    count = size // 395
    for kind, unit, device, share, value, seconds in TYPES:
        records = max(1, int(count * share / 100))
        step = datetime.timedelta(days=3650) / records
        for first in range(0, records, 2000):
            yield "".join(
                record(kind, unit, device, value, seconds, (LAST - step * (records - number)).replace(microsecond=0), number)
                for number in range(first, min(records, first + 2000)))
    yield "".join(workout(number) for number in range(1400))
    yield "</HealthData>\n"


def write(path, megabytes, archive=None):
    """Writes the export and, where it is named, an archive with it."""
    with open(path, "w", encoding="utf-8") as file:
        for piece in pieces(megabytes * 1_000_000):
            file.write(piece)
    if archive:
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("apple_health_export/export_cda.xml", "<ClinicalDocument/>\n" * 1000)
            packed.write(path, "apple_health_export/export.xml")


def parsing(path):
    """The CPU time that libexpat takes for the bytes, by Python's binding and without a function that it would call."""
    begin = time.process_time()
    with open(path, "rb") as file:
        xml.parsers.expat.ParserCreate().ParseFile(file)
    return time.process_time() - begin


def unpacking(archive):
    """The CPU time that zlib takes to unpack the export and to check it, by Python's binding."""
    begin = time.process_time()
    with zipfile.ZipFile(archive).open("apple_health_export/export.xml") as file:
        while file.read(1 << 20):
            pass
    return time.process_time() - begin


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    write(pathlib.Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
