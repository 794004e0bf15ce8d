import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// The trackers that an export of Apple Health fills, and their logs.
@Suite struct HealthTrackerTests {
    /// Two days of everything that is read.
    private static let elements: String = [29, 30].map { day in
        let (morning, evening) = ("2025-10-\(day) 08:00:00 +0100", "2025-10-\(day) 20:00:00 +0100")
        return health("DietaryWater", "500", "mL", from: morning) + health("DietaryWater", "1", "L", from: evening)
            + health("DietaryCaffeine", "80", "mg", from: morning)
            + health("ToothbrushingEvent", "HKCategoryValueNotApplicable", from: morning)
            + health("ToothbrushingEvent", "HKCategoryValueNotApplicable", from: evening)
            + health("HandwashingEvent", "HKCategoryValueNotApplicable", from: morning)
            + health(
                "SleepAnalysis", "HKCategoryValueSleepAnalysisAsleepCore", from: "2025-10-\(day) 00:00:00 +0100",
                to: "2025-10-\(day) 07:30:00 +0100")
            + health("MindfulSession", from: morning, to: "2025-10-\(day) 08:10:00 +0100")
            + health("StepCount", "5000", "count", from: morning)
            + health("NumberOfAlcoholicBeverages", "2", "count", from: evening)
            + "<StateOfMind sourceName=\"A\" startDate=\"\(morning)\" endDate=\"\(morning)\" valence=\"0.5\" "
            + "labels=\"\(day == 29 ? "Joyful" : "Amused, Anxious")\"/>"
            + "<Workout workoutActivityType=\"HKWorkoutActivityTypeYoga\" duration=\"40\" durationUnit=\"min\" "
            + "sourceName=\"A\" startDate=\"\(evening)\" endDate=\"2025-10-\(day) 20:40:00 +0100\"/>"
    }.joined()

    private static let water = "HKQuantityTypeIdentifierDietaryWater"

    /// A custom tracker.
    private static func own(_ mode: String, _ type: String, _ more: String = "") -> String {
        #"{ "id": "own", "name": "Own", "type": "good", "trackingMode": "\#(mode)", "healthType": "\#(type)"\#(more) }"#
    }

    private static func preset(_ name: String, _ type: String) -> String {
        #"{ "id": "own", "preset": "\#(name)", "healthType": "\#(type)" }"#
    }

    /// A tracker, its logs of 29 and 30 October, and the tracker that the import doesn't make because of it.
    struct Filled: CustomTestStringConvertible {
        let tracker: String
        let values: [String]
        let others: [String]
        var testDescription: String { tracker }

        init(_ tracker: String, _ values: [String], without others: String...) {
            (self.tracker, self.values, self.others) = (tracker, values, others)
        }
    }

    static let trackers = [
        Filled(preset("water", water), ["6", "6"], without: "water", "water-apple-health"),
        Filled(own("counter", water), ["6", "6"], without: "water"),
        Filled(own("counter", water, #", "unit": "Gläser""#), ["6", "6"], without: "water"),
        Filled(own("counter", water, #", "unit": "ml""#), ["1500", "1500"], without: "water"),
        Filled(own("number", water, #", "unit": "Liter""#), ["1.5", "1.5"], without: "water"),
        Filled(own("counter", water, #", "unit": "fl oz""#), ["50.72", "50.72"], without: "water"),
        Filled(own("yesNo", water), ["", ""], without: "water"),
        Filled(own("counter", "HKQuantityTypeIdentifierDietaryCaffeine", #", "unit": "g""#), ["0.08", "0.08"]),
        Filled(own("yesNo", "HKCategoryTypeIdentifierToothbrushingEvent"), ["", ""], without: "teeth"),
        Filled(own("counter", "HKCategoryTypeIdentifierToothbrushingEvent"), ["2", "2"], without: "teeth"),
        Filled(own("yesNo", "HKCategoryTypeIdentifierHandwashingEvent"), ["", ""], without: "hands"),
        Filled(preset("mood", "HKStateOfMind"), ["joyful", "anxious"], without: "mood", "mood-scale"),
        Filled(own("yesNo", "HKStateOfMind"), ["", ""], without: "mood-scale"),
        Filled(own("counter", "HKStateOfMind"), ["1", "1"], without: "mood-scale"),
        Filled(preset("mood-scale", "HKDataTypeStateOfMind"), ["4", "4"], without: "mood-scale"),
        Filled(
            own(
                "selection", "HKStateOfMind",
                #", "multiple": true, "options": [{ "id": "a", "name": "Amused" }, { "id": "b", "name": "Anxious" }]"#),
            ["a|b"], without: "mood-scale"),
        Filled(preset("sleep", "HKCategoryTypeIdentifierSleepAnalysis"), ["7.5", "7.5"]),
        Filled(own("counter", "HKCategoryTypeIdentifierSleepAnalysis"), ["7.5", "7.5"]),
        Filled(own("counter", "HKCategoryTypeIdentifierSleepAnalysis", #", "unit": "Minuten""#), ["450", "450"]),
        Filled(own("yesNo", "HKCategoryTypeIdentifierMindfulSession"), ["", ""]),
        Filled(own("counter", "HKCategoryTypeIdentifierMindfulSession"), ["10", "10"]),
        Filled(own("counter", "HKWorkoutTypeIdentifier", #", "unit": "min""#), ["40", "40"]),
        Filled(own("number", "HKQuantityTypeIdentifierStepCount"), ["5000", "5000"]),
        Filled(own("avoidance", "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages"), ["", ""]),
    ]

    @Test("V-42 T-29 a tracker is filled by its type, and no second one is made", arguments: trackers)
    func filled(_ filled: Filled) throws {
        let written = filled.tracker.replacing(
            #""good", "trackingMode": "avoidance""#, with: #""saboteur", "trackingMode": "avoidance""#)
        var directory = Directory([
            "profile.json": #"{ "timeZone": "Europe/Berlin" }"#, "trackers.json": "[\(written)]",
        ])
        let export = HealthExport(Self.elements).input
        let summary = try directory.take(export)
        let logs = directory.rows("logs.csv").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(logs.filter { $0[1] == "own" }.map { String($0[2]) } == filled.values)
        #expect(Set(summary.newTrackers).isDisjoint(with: filled.others))
        #expect(
            ["entries.csv", "activities.csv", "metrics.csv"].map { directory.rows($0).count } == [2, 4, 4],
            "what else is read of these types goes on")
        let files = directory.files
        #expect(try directory.take(export).isEmpty && directory.files.map(\.bytes) == files.map(\.bytes))
    }

    @Test("V-42 what a tracker cannot be filled with is named with the reason, and no other tracker is made for it")
    func notFilled() throws {
        let trackers = [
            Self.own("counter", Self.water, #", "unit": "bottles""#),
            #"{ "id": "diary", "name": "Diary", "type": "good", "trackingMode": "note", "healthType": "HKStateOfMind" }"#,
            #"{ "id": "teeth-how", "preset": "mood", "healthType": "HKCategoryTypeIdentifierToothbrushingEvent" }"#,
            #"{ "id": "lunge", "name": "Atmen", "type": "good", "trackingMode": "yesNo", "healthType": "HKLungs" }"#,
            #"{ "id": "laune", "preset": "mood", "healthType": "HKStateOfMind" }"#,
        ]
        var directory = Directory(["trackers.json": "[\(trackers.joined(separator: ", "))]"])
        let calm = #"<StateOfMind sourceName="A" startDate="2025-10-31 08:00:00 +0100" valence="0" labels="Calm"/>"#
        let summary = try directory.take(HealthExport(Self.elements + calm).input)
        #expect(summary.newTrackers == ["caffeine", "hands"])
        func examples(_ remark: ImportRemark) -> [String]? {
            summary.notices.all.first { $0.remark == remark }?.examples
        }
        #expect(examples(.healthUnit) == ["own (HKQuantityTypeIdentifierDietaryWater)"])
        #expect(
            examples(.healthMode) == [
                "diary (HKStateOfMind)", "teeth-how (HKCategoryTypeIdentifierToothbrushingEvent)",
            ]
        )
        #expect(examples(.healthRecord) == ["lunge (HKLungs)"])
        #expect(examples(.healthLabel) == ["Calm"])
        #expect(directory.rows("logs.csv").contains { $0.contains(",laune,anxious,,,\"Amused, Anxious\",") })
    }

    @Test("V-42 several trackers of one type are all filled, in any order, and go on where an earlier import began")
    func several() throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let export = HealthExport(Self.elements).input
        try directory.take(export)
        let before = directory.rows("logs.csv")
        #expect(before.contains { $0.contains(",teeth,2,") })
        // The trackers that the import made now have a `healthType`.
        #expect(try directory.take(export).isEmpty)
        let text = try #require(directory.text("trackers.json"))
        let zaehne = Self.own("yesNo", "HKCategoryTypeIdentifierToothbrushingEvent")
        directory.files.removeAll { $0.path == "trackers.json" }
        directory.files.append(
            file("trackers.json", text.replacing("[\n", with: "[\n  \(zaehne),\n", maxReplacements: 1)))
        let summary = try directory.take(export)
        #expect(summary.newTrackers.isEmpty && summary.notices.count(.gone) == 0)
        #expect(summary.records[.logs]?.added == 2 && summary.records[.logs]?.changed == 0)
        #expect(Array(directory.rows("logs.csv").prefix(before.count)) == before)
        let archived = try #require(directory.text("trackers.json")).replacing(
            #""id": "own""#, with: #""id": "own", "isActive": false"#)
        directory.files.removeAll { $0.path == "trackers.json" }
        directory.files.append(file("trackers.json", archived))
        #expect(try directory.take(export).isEmpty, "an archived tracker gets no second one")
    }

    @Test("V-42 every preset that begins with a type is filled by it", arguments: TrackerPreset.allCases)
    func presets(_ preset: TrackerPreset) {
        guard let type = preset.beginning.healthType else { return }
        #expect(HealthFilling(type, preset.mode, unit: nil, .ofAllLanguages).isPossible)
    }
}
