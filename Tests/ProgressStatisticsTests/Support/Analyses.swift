import ProgressAnalysis
import ProgressLoading
import ProgressModel
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The zones of the machine the tests run on.
private func zoneBytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "/usr/share/zoneinfo/" + name).map(Array.init)
}

/// Counts a history written as files, by path.
func analysis(_ files: KeyValuePairs<String, String>, asOf day: String) throws -> Analysis {
    let sources = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let (history, diagnostics) = HistoryLoader(zoneBytes: zoneBytes).load(sources)
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let today = try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
    return Analysis(try #require(history, "\(diagnostics)"), asOf: .day(today))
}

/// A day from `YYYY-MM-DD`.
func day(_ text: String) throws -> Day {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
}

/// A year of someone who uses everything, small enough to follow.
let fullHistory: KeyValuePairs<String, String> = [
    "profile.json": """
    { "timeZone": "Europe/Berlin", "pricePerDrink": 4.50, "drinksPerWeek": 14, "weightKg": 80,
      "policies": { "noalc": "classic" } }
    """,
    "trackers.json": """
    [ { "preset": "water", "dailyGoal": 8, "streak": true },
      { "preset": "snacking", "modes": [ { "mode": "awareness", "since": "2025-01-01" },
                                         { "mode": "avoidance", "since": "2025-01-08" } ] } ]
    """,
    "entries.csv": """
    date,level,drinks,timestamp
    2025-01-01,steady,,
    2025-01-02,steady,,
    2025-01-03,steady,,
    2025-01-04,steady,,
    2025-01-05,steady,,
    2025-01-06,steady,,
    2025-01-07,steady,,
    2025-01-08,easy,3,
    2025-01-09,wild,7,2025-01-09T23:00
    2025-01-09,easy,,2025-01-09T20:00
    2025-01-10,steady,1,2025-01-10T19:03:11
    """,
    "activities.csv": """
    date,kind,minutes,type
    2025-01-09,meditation,1.8,
    2025-01-10,workout,30,running
    """,
    "logs.csv": """
    timestamp,tracker,value,trigger
    2025-01-09T08:00,water,1.5,
    2025-01-10T08:00,water,2,
    2025-01-02T15:00,snacking,,"Say ""when"" now"
    """,
]
