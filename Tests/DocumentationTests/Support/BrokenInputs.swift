/// Files that cause each problem, by its code; the table of problems has its message.
let brokenInputs: [String: [String: [UInt8]]] = {
    var inputs = brokenTexts.mapValues { files in files.mapValues { Array($0.utf8) } }
    inputs["not-utf8"] = ["entries.csv": Array("date,level,note\n2025-10-31,steady,caf".utf8) + [0xE9, 0x0A]]
    return inputs
}()

private let brokenTexts: [String: [String: String]] = [
    "conflicting-keys": trackers("[{ \"preset\": \"water\", \"dailyGoal\": 8, \"dailyLimit\": 9 }]"),
    "distant-record": ["entries.csv": entries + "2025-10-30,steady\n2016-11-20,steady\n"],
    "distant-timestamp": ["entries.csv": "date,level,timestamp\n2025-10-31,steady,2024-10-31 21:04\n"],
    "duplicate-column": ["entries.csv": "date,level,level\n2025-10-31,steady,steady\n"],
    "duplicate-key": profile("{ \"name\": \"Alex\", \"Name\": \"Alex\" }"),
    "duplicate-mode": trackers(
        """
        [{ "preset": "snacking", "modes": [
           { "mode": "awareness", "since": "2025-01-01" }, { "mode": "avoidance", "since": "2025-01-01" }] }]
        """),
    "duplicate-note": ["entries.csv": entries, "notes/2025-10-31.md": "a", "notes/2025-10-31.MD": "b"],
    "duplicate-tracker": trackers("[{ \"preset\": \"water\" }, { \"preset\": \"water\" }]"),
    "empty-file": ["entries.csv": entries, "logs.json": "[]"],
    "future-records": ["entries.csv": "date,level\n2025-10-31,steady\n2025-11-01,easy\n"],
    "level-disagrees": ["entries.csv": "date,level,drinks\n2025-10-31,steady,3\n"],
    "malformed-colour": trackers("[{ \"preset\": \"water\", \"color\": \"blue\" }]"),
    "malformed-csv": ["entries.csv": "date,level,note\n2025-10-31,steady,\"a friend\n"],
    "malformed-date": ["entries.csv": "date,level\n10/31/2025,steady\n"],
    "malformed-flag": trackers("[{ \"preset\": \"water\", \"streak\": \"yes\" }]"),
    "malformed-id": trackers("[{ \"id\": \"My Tracker\", \"type\": \"good\" }]"),
    "malformed-json": ["entries.json": "[{ \"date\": \"2025-10-31\" \"level\": \"steady\" }]"],
    "malformed-list": profile("{ \"milestones\": 7 }"),
    "malformed-number": ["entries.csv": "date,drinks\n2025-10-31,2.505\n"],
    "malformed-option": trackers(
        "[{ \"id\": \"energy\", \"trackingMode\": \"selection\", \"options\": [{ \"name\": \"High\" }] }]"),
    "malformed-span": profile("{ \"assumeSteady\": [{ \"from\": \"2025-10-07\", \"to\": \"2025-10-01\" }] }"),
    "malformed-text": profile("{ \"name\": 7 }"),
    "malformed-time": profile("{ \"dayStart\": \"14:00\" }"),
    "malformed-timestamp": log("timestamp,tracker\nyesterday,water\n"),
    "malformed-url": profile("{ \"siteUrl\": \"example.org\" }"),
    "malformed-value": profile("[]"),
    "merge-conflict": [
        "entries.csv":
            "date,level\n<<<<<<< HEAD\n2025-10-31,steady\n=======\n2025-10-31,easy\n>>>>>>> phone\n"
    ],
    "missing-column": ["entries.csv": "day,level\n2025-10-31,steady\n"],
    "missing-header": ["entries.csv": entries, "logs.csv": ""],
    "missing-picture": ["entries.csv": entries, "notes/2025-10-31.md": "![my dog](dog.jpg)"],
    "missing-start": trackers("[{ \"id\": \"smoking\", \"trackingMode\": \"avoidance\" }]"),
    "missing-value": ["entries.csv": "date,level\n,steady\n"],
    "mistyped-year": ["entries.csv": "date,level\n2025-10-30,steady\n2024-10-31,steady\n"],
    "mode-disagrees": trackers("[{ \"id\": \"water\", \"type\": \"saboteur\", \"trackingMode\": \"counter\" }]"),
    "no-records": ["profile.json": "{}"],
    "not-downloaded": ["entries.csv": entries, ".logs.csv.icloud": ""],
    "ragged-row": ["entries.csv": "date,level\n2025-10-31,steady,3\n"],
    "repeated-header": ["entries.csv": entries + "date,level\n2025-10-30,steady\n"],
    "row-versions": log(
        "timestamp,tracker,value,id\n2025-10-31T08:00,water,1,a\n2025-10-31T08:00,water,2,a\n"),
    "second-header": ["entries.csv": "date,level\ndate,level,note\n2025-10-31,steady,\n"],
    "several-options": log("timestamp,tracker,value\n2025-10-31T08:00,mood,sad|tired\n"),
    "superseded": [
        "entries.csv": "date,level\n2025-10-31,steady\n", "entries/b.csv": "date,level\n2025-10-31,easy\n",
    ],
    "sync-copy": [
        "entries.csv": entries,
        "entries.sync-conflict-20251101-101010-ABCDEFG.csv": "date,level\n2025-10-30,easy\n",
    ],
    "third-focus-tracker": trackers(
        """
        [{ "preset": "mood", "showInCalendar": true }, { "preset": "water", "showInCalendar": true },
         { "preset": "snacking", "showInCalendar": true }]
        """),
    "two-rates": profile("{ \"drinksPerDay\": 2, \"drinksPerWeek\": 14 }"),
    "unknown-activity": profile("{ \"reminders\": [{ \"activity\": \"yoga\" }] }"),
    "unknown-column": ["entries.csv": "date,level,mood\n2025-10-31,steady,good\n"],
    "unknown-currency": profile("{ \"currency\": \"Euro\" }"),
    "unknown-file": ["entries.csv": entries, "entry.csv": ""],
    "unknown-key": profile("{ \"hobby\": \"chess\" }"),
    "unknown-kind": ["activities.csv": "date,kind,minutes\n2025-10-31,running,40\n"],
    "unknown-level": ["entries.csv": "date,level\n2025-10-31,stedy\n"],
    "unknown-option": log("timestamp,tracker,value\n2025-10-31T08:00,energy,medium\n"),
    "unknown-preset": trackers("[{ \"preset\": \"watr\" }]"),
    "unknown-time-zone": profile("{ \"timeZone\": \"Berlin\" }"),
    "unknown-tracker": log("timestamp,tracker\n2025-10-31T08:00,watr\n"),
    "unreadable-file": ["entries.csv/": ""],
    "unused-key": trackers("[{ \"preset\": \"mood\", \"unit\": \"times\" }]"),
    "unknown-word": profile("{ \"language\": \"fr\" }"),
    "unnamed-column": ["entries.csv": "date,level,\n2025-10-31,steady,tea\n"],
]

private let entries = "date,level\n2025-10-31,steady\n"

private func profile(_ text: String) -> [String: String] { ["entries.csv": entries, "profile.json": text] }

private func trackers(_ text: String) -> [String: String] { ["entries.csv": entries, "trackers.json": text] }

/// A file of logs in a directory with three trackers.
private func log(_ text: String) -> [String: String] {
    let trackers = """
        [{ "preset": "water" }, { "preset": "mood" },
         { "id": "energy", "trackingMode": "selection", "options": [{ "id": "high" }, { "id": "low" }] }]
        """
    return ["trackers.json": trackers, "logs.csv": text]
}
