import Counting
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Publishing

/// Every field of the model is either public, or changes no byte of a public site.
///
/// The fields are found by reflection: a new one is missing from the tables below until someone adds it.
@Suite("A field that a person writes") struct PublicFieldTests {
    /// How a field is treated on a public site.
    enum Knowledge: Sendable {
        /// The public edition may show it, or what follows from it.
        case shown
        /// It isn't about the person: a place in a file, or what follows from other fields.
        case aside
        /// This change of the folder changes only that field, and no byte of the site.
        case withheld(in: String, _ old: String, _ new: String)
    }

    /// A folder in which every withheld field has a value.
    static let folder: [String: String] = [
        "profile.json": #"""
        { "name": "Ada", "levelStreak": "NoAlc", "timeZone": "Europe/Berlin", "dayStart": "03:00", "aim": "stop",
          "pricePerDrink": 4, "drinksPerWeek": 20, "weightKg": 71, "lastDrink": "2025-09-01T19:30:00+02:00",
          "goals": { "mindfulness": 10, "workout": 30 }, "quietHours": "22:00-07:00",
          "pauses": [ { "from": "2025-10-06", "to": "2025-10-07", "reason": "flu" } ],
          "reminders": [ { "activity": "noalc", "time": "19:00" } ], "celebrations": [ "Well done" ],
          "healthMilestones": [ { "days": 1, "text": "Better sleep", "source": "A book" } ],
          "savingsGoals": [ { "name": "Bicycle", "amount": 900 } ], "drinkGrams": 12,
          "ownDrinks": [ { "name": "Stout", "drinks": 2 } ], "comparisons": [ "noalc", "workout" ] }
        """#,
        "trackers.json": #"""
        [{ "id": "run", "name": "Run", "icon": "🏃", "type": "good", "trackingMode": "counter", "streak": true,
           "public": true, "color": "#A0522D", "dailyGoal": 8, "unit": "laps", "prompt": "How far?", "showInCalendar": true,
           "showInWidget": true, "widgetOrder": 1, "healthType": "steps", "createdAt": "2025-09-02" },
         { "id": "feel", "name": "Feel", "icon": "🫥", "type": "good", "trackingMode": "selection", "multiple": false,
           "options": [ { "id": "a", "name": "Calm", "icon": "🌊", "valence": 1 } ] },
         { "id": "lap", "name": "Weight", "icon": "⚖️", "type": "good", "trackingMode": "number", "summary": "last" },
         { "id": "phone", "name": "Phone", "icon": "📱", "type": "saboteur", "trackingMode": "awareness",
           "plans": [ { "when": "21-23", "trigger": "work", "then": "read" } ] }]
        """#,
        "entries.csv": """
        date,level,drinks,timestamp,source,note
        2025-09-01,easy,3,2025-09-01T22:00:00+02:00,manual,a party
        2025-10-30,steady,0,2025-10-30T22:00:00+01:00,phone,a quiet day
        2025-10-31,steady,0,,,

        """,
        "activities.csv": """
        date,start,kind,minutes,type,kcal,source,note
        2025-10-29,,meditation,12,,,manual,slow
        ,2025-10-30T12:00:00+01:00,workout,40,Yoga,200,watch,hall

        """,
        "logs.csv": """
        timestamp,tracker,value,options,trigger,place,source,note
        2025-10-29T12:00:00+01:00,run,8,,,,manual,wet
        2025-10-30T12:00:00+01:00,feel,,a,,,,
        2025-10-30T12:05:00+01:00,lap,71.5,,,,,
        2025-10-30T12:10:00+01:00,phone,,,work,desk,widget,again

        """,
        "metrics.csv": "date,metric,value,source\n2025-10-30,sleep,7.5,watch\n",
        "why.md": "To be here.\n",
        "notes/2025-10-30.md": "A *long* day.\n",
        "experiments.json":
            #"[{ "name": "no screen", "against": "sleep", "start": "2025-09-01", "weeks": "ABABABABABAB", "seed": 7 }]"#,
    ]

    private static let profile: [String: Knowledge] = [
        "name": .withheld(in: "profile.json", "Ada", "Bea"),
        "levelStreak": .withheld(in: "profile.json", "NoAlc", "Dry"),
        "zone": .withheld(in: "profile.json", "Europe/Berlin", "Europe/Athens"),
        "dayStart": .withheld(in: "profile.json", "03:00", "04:00"),
        "language": .shown, "weekStart": .shown, "currency": .shown, "soberUpTo": .shown, "assumeSteady": .shown,
        "pricePerDrink": .shown, "drinkingRate": .shown, "caloriesPerDrink": .shown, "savingsMethod": .shown,
        "weightKilograms": .withheld(in: "profile.json", "71,", "83,"),
        "aim": .shown,
        "lastDrink": .withheld(in: "profile.json", "T19:30", "T20:10"),
        // The weeks within it are public; `PublicDifferenceTests` has the goal.
        "drinkGoal": .shown,
        "minimumMinutes": .shown,
        "mindfulnessGoal": .withheld(in: "profile.json", #""mindfulness": 10"#, #""mindfulness": 25"#),
        "workoutGoal": .withheld(in: "profile.json", #""workout": 30"#, #""workout": 55"#),
        "policies": .shown, "schedules": .shown,
        "pauses": .withheld(in: "profile.json", "flu", "holiday"),
        // Ids derived from the id are shown, but not the id.
        "siteURL": .shown, "feedID": .shown,
        // Nothing before the day is shown: `PublicDifferenceTests`.
        "publicFrom": .shown,
        "quietHours": .withheld(in: "profile.json", "22:00-07:00", "21:00-08:00"),
        "timerRule": .shown, "milestones": .shown,
        "reminders": .withheld(in: "profile.json", "19:00", "20:00"),
        "healthMilestones": .withheld(in: "profile.json", "Better sleep", "More money"),
        "celebrations": .withheld(in: "profile.json", "Well done", "Go on"),
        "savingsGoals": .withheld(in: "profile.json", #""Bicycle", "amount": 900"#, #""Boat", "amount": 700"#),
        "drinkGrams": .withheld(in: "profile.json", #""drinkGrams": 12"#, #""drinkGrams": 14"#),
        "ownDrinks": .withheld(in: "profile.json", #""Stout", "drinks": 2"#, #""Porter", "drinks": 3"#),
        "comparisons": .withheld(in: "profile.json", #"[ "noalc", "workout" ]"#, #"[ "meditation" ]"#),
    ]

    private static let tracker: [String: Knowledge] = [
        "id": .withheld(in: "*", "run", "jog"),
        // The effects of a preset are in the other fields.
        "preset": .aside,
        "name": .shown, "icon": .shown, "mode": .shown, "modeChanges": .shown, "isActive": .shown, "hasStreak": .shown,
        "visibility": .shown, "streakOn": .shown, "schedule": .shown,
        "createdAt": .withheld(in: "trackers.json", "2025-09-02", "2025-09-03"),
        "isFocus": .withheld(in: "trackers.json", #""showInCalendar": true"#, #""showInCalendar": false"#),
        "colour": .withheld(in: "trackers.json", "#A0522D", "#2D52A0"),
        "target": .withheld(in: "trackers.json", #""dailyGoal": 8"#, #""dailyGoal": 12"#),
        "summary": .withheld(in: "trackers.json", #""summary": "last""#, #""summary": "mean""#),
        // Only that of the presets.
        "allowedValues": .aside,
        "unit": .withheld(in: "trackers.json", "laps", "miles"),
        "prompt": .withheld(in: "trackers.json", "How far?", "How long?"),
        "options": .withheld(in: "trackers.json", #""Calm", "icon": "🌊", "valence": 1"#, #""Sad", "valence": -1"#),
        "allowsSeveralOptions": .withheld(in: "trackers.json", #""multiple": false"#, #""multiple": true"#),
        "plans": .withheld(in: "trackers.json", #""then": "read""#, #""then": "walk""#),
        "showsInWidget": .withheld(in: "trackers.json", #""showInWidget": true"#, #""showInWidget": false"#),
        "widgetOrder": .withheld(in: "trackers.json", #""widgetOrder": 1"#, #""widgetOrder": 2"#),
        "healthType": .withheld(in: "trackers.json", #""healthType": "steps""#, #""healthType": "flights""#),
    ]

    private static let entry: [String: Knowledge] = [
        "origin": .aside, "isSuperseded": .aside, "day": .shown, "level": .shown,
        "drinks": .withheld(in: "entries.csv", "easy,3", "easy,4"),
        "timestamp": .withheld(in: "entries.csv", "2025-10-30T22:00", "2025-10-30T21:00"),
        "source": .withheld(in: "entries.csv", ",phone,", ",manual,"),
        "note": .withheld(in: "entries.csv", "a quiet day", "a loud day"),
    ]

    private static let session: [String: Knowledge] = [
        "origin": .aside, "day": .shown, "minutes": .shown,
        // Meditation or breathing; whether it is a workout is shown.
        "kind": .withheld(in: "activities.csv", "meditation", "breathing"),
        "start": .withheld(in: "activities.csv", "T12:00", "T13:00"),
        "type": .withheld(in: "activities.csv", "Yoga", "Run"),
        "kilocalories": .withheld(in: "activities.csv", ",200,", ",300,"),
        "source": .withheld(in: "activities.csv", "watch", "phone"),
        "note": .withheld(in: "activities.csv", "hall", "park"),
    ]

    private static let log: [String: Knowledge] = [
        "origin": .aside,
        // Another tracker that is not public.
        "tracker": .withheld(in: "logs.csv", "phone,,,work", "phone,2,,work"),
        "instant": .withheld(in: "logs.csv", "T12:10", "T13:10"),
        "wallTime": .withheld(in: "logs.csv", "2025-10-29T12:00", "2025-10-29T13:00"),
        "day": .withheld(in: "logs.csv", "2025-10-30T12:10", "2025-10-28T12:10"),
        "value": .withheld(in: "logs.csv", ",71.5,", ",72.5,"),
        "trigger": .withheld(in: "logs.csv", ",work,", ",boredom,"),
        "location": .withheld(in: "logs.csv", "desk", "bed"),
        "note": .withheld(in: "logs.csv", "again", "never"),
        "source": .withheld(in: "logs.csv", "widget", "manual"),
    ]

    private static let metric: [String: Knowledge] = [
        "origin": .aside, "day": .withheld(in: "metrics.csv", "10-30", "10-29"),
        "name": .withheld(in: "metrics.csv", "sleep,", "steps,"), "value": .withheld(in: "metrics.csv", "7.5", "6.5"),
        "source": .withheld(in: "metrics.csv", "watch", "phone"),
    ]

    private static let history: [String: Knowledge] = [
        "profile": .aside, "trackers": .aside, "entries": .aside, "sessions": .aside, "logs": .aside, "metrics": .aside,
        "files": .aside,
        "why": .withheld(in: "why.md", "here", "well"),
        "notes": .withheld(in: "notes/2025-10-30.md", "long", "short"), "pictures": .aside,
        "experiments": .withheld(in: "experiments.json", "no screen", "no sugar"),
    ]

    static let tables = [
        ("", history), ("profile", profile), ("tracker", tracker), ("entry", entry), ("session", session), ("log", log),
        ("metric", metric),
    ]

    private func reader(_ files: [String: String], in directory: TemporaryDirectory) throws -> HistoryReader {
        for (path, text) in files { try directory.write(text, to: "data/" + path) }
        let asOf = try #require(AsOfText("2025-10-31T21:00:00+01:00"))
        return HistoryReader(path: directory.path + "/data", asOf: asOf)
    }

    /// The files of the public site of a folder.
    private func site(_ files: [String: String]) throws -> [String: [UInt8]] {
        let directory = try TemporaryDirectory()
        let build = try SiteBuild(
            reader(files, in: directory), Edition(audience: .public, language: .english),
            output: directory.path + "/site")
        _ = try build.run { _ in }
        return directory.paths(in: "site").reduce(into: [:]) { $0[$1] = directory.bytes(of: "site/" + $1) }
    }

    @Test("is either shown to the public or withheld, and is in one of the tables")
    func decided() throws {
        let directory = try TemporaryDirectory()
        let history = try #require(try reader(PublicFieldTests.folder, in: directory).read().analysis).history
        let samples: [(Any, [String: Knowledge])] = [
            (history, PublicFieldTests.history), (history.profile, PublicFieldTests.profile),
            (try #require(history.trackers.first), PublicFieldTests.tracker),
            (try #require(history.entries.first), PublicFieldTests.entry),
            (try #require(history.sessions.first), PublicFieldTests.session),
            (history.logs[0], PublicFieldTests.log), (try #require(history.metrics.first), PublicFieldTests.metric),
        ]
        for (sample, table) in samples {
            let fields = Mirror(reflecting: sample).children.compactMap(\.label)
            #expect(Set(fields) == Set(table.keys), "\(type(of: sample))")
        }
    }

    @Test(
        "V-35 and is withheld changes no byte of a public site, even if the days of a tracker are shown",
        arguments: ["true", #""days""#])
    func withheld(visibility: String) throws {
        let folder = PublicFieldTests.folder.mapValues {
            $0.replacing("\"public\": true", with: "\"public\": \(visibility)")
        }
        let before = try site(folder)
        for (kind, table) in PublicFieldTests.tables {
            for (field, knowledge) in table.sorted(by: { $0.key < $1.key }) {
                guard case .withheld(let path, let old, let new) = knowledge else { continue }
                // A page contains addresses and colours.
                if visibility != "true", kind == "tracker", field == "id" || field == "colour" { continue }
                var files = folder
                for (file, text) in files where file == path || path == "*" {
                    files[file] = text.replacing(old, with: new)
                }
                #expect(files != folder, "\(kind).\(field): \(old) is not in \(path)")
                let after = try site(files)
                let differing = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
                #expect(differing == [], "\(kind).\(field)")
            }
        }
        // A public field does change the site.
        var files = folder
        files["entries.csv"] = files["entries.csv"]?.replacing("easy,3", with: "wild,7")
        #expect(try site(files) != before)
    }
}
