import TestSupport
import Testing

/// A history that few people have.
struct UnusualHistory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let folder: Folder
    let asOf: String

    init(_ name: String, _ folder: Folder, asOf: String = Folder.today) {
        (testDescription, self.folder, self.asOf) = (name, folder, asOf)
    }

    static let trackers = """
        [
          { "preset": "water", "dailyGoal": 8, "showInCalendar": true, "streak": true },
          { "preset": "snacking", "trackingMode": "avoidance", "createdAt": "2025-10-01", "showInCalendar": true },
          { "id": "old", "name": { "en": "Old", "de": "Alt" }, "icon": "🕰", "type": "good", "trackingMode": "yesNo", "isActive": false },
        ]
        """

    static let all = [
        UnusualHistory("nothing at all", entries()),
        UnusualHistory(
            "only trackers",
            Folder(["trackers.json": trackers]).with(
                "logs.csv",
                "timestamp,tracker,value\n2025-10-29T10:00,water,1\n2025-10-30T22:00,snacking,\n2025-09-30T22:00,old,\n"
            )),
        UnusualHistory("trackers without a log", Folder(levels: "S").with("trackers.json", trackers)),
        UnusualHistory(
            "only activities",
            Folder(["activities.csv": "kind,minutes,date\nworkout,1.8,2025-10-30\nmeditation,500,2025-10-31\n"])),
        UnusualHistory(
            "only metrics",
            Folder([
                "metrics.csv": "date,metric,value\n2025-10-30,sleep,0\n2025-10-31,sleep,0\n2025-10-31,a b/c,1e\n"
                    .replacing("1e", with: "123456789012345678.000000001")
            ])),
        UnusualHistory(
            "a metric long before the first entry",
            Folder(levels: "SSE").with("metrics.csv", "date,metric,value\n1990-01-01,steps,1\n2025-10-31,steps,2\n")),
        UnusualHistory("the first day is today", Folder(levels: "S")),
        UnusualHistory("the first day is tomorrow", Folder(levels: "S"), asOf: "2025-10-30"),
        UnusualHistory("a gap of thirty years", entries("1995-03-01,steady", "2025-10-30,easy")),
        UnusualHistory("the first day there is", entries("1900-01-01,steady"), asOf: "1900-01-02"),
        UnusualHistory(
            "a mistyped year, seen on the first of a month", entries("2205-10-30,wild", "4025-11-01,steady"),
            asOf: "4025-11-01"),
        UnusualHistory("the last day there is", entries("9999-12-30,steady"), asOf: "9999-12-30"),
        UnusualHistory("a leap day", entries("2024-02-29,steady"), asOf: "2024-02-29"),
        UnusualHistory(
            "weeks that begin on Saturday",
            Folder(levels: "SEW").with("profile.json", #"{ "weekStart": "saturday" }"#)),
        UnusualHistory(
            "a thousand days and a long name",
            Folder(levels: "S" * 1200).with(
                "profile.json",
                #"{ "name": "Maximiliana-Alexandra von Hohenlohe", "pricePerDrink": 99999, "drinksPerDay": 99 }"#)),
    ]

    /// A folder of entries, each a date and a level.
    private static func entries(_ rows: String...) -> Folder {
        Folder(["entries.csv": (["date,level"] + rows).map { $0 + "\n" }.joined()])
    }
}
