import Diary
import Importing
import Model
import TestSupport
import Testing

/// The import of an export of Apple Health.
@Suite struct AppleHealthTests {
    private static let profile = ["profile.json": #"{ "timeZone": "Europe/Berlin" }"#]

    /// The rows of a directory after an import.
    private func rows(_ elements: String, _ file: String, onlyFrom: String? = nil) throws -> [String] {
        var directory = Directory(Self.profile)
        try directory.take(HealthExport(elements).input, onlyFrom: onlyFrom)
        return directory.rows(file)
    }

    @Test("N-16 U-02 drinks of a day are added up by the date that the record shows, and the level follows")
    func alcohol() throws {
        func drinks(_ value: String, _ start: String) -> String {
            health("NumberOfAlcoholicBeverages", value, "count", from: start)
        }
        let elements =
            drinks("1", "2025-10-29 20:00:00 +0100") + drinks("1.5", "2025-10-29 23:59:59 +0100")
            + drinks("6", "2025-10-30 00:00:01 +0100") + drinks("0", "2025-10-31 12:00:00 -0700")
        var directory = Directory(Self.profile)
        try directory.take(HealthExport(elements).input)
        #expect(
            directory.rows("entries.csv") == [
                "2025-10-29,,2.5,,apple-health,", "2025-10-30,,6,,apple-health,", "2025-10-31,,0,,apple-health,",
            ])
        #expect(directory.history().entries.map(\.level) == [.easy, .wild, .steady])
    }

    @Test("U-02 mindful sessions are minutes between their times, workouts their duration, type and energy")
    func activities() throws {
        let elements = """
            <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="A" startDate="2025-10-29 07:00:00 +0100" \
            endDate="2025-10-29 07:12:30 +0100" value="HKCategoryValueNotApplicable"/>
            <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="A" startDate="2025-10-30 07:00:00 +0100" \
            endDate="2025-10-30 07:05:00 +0100"><MetadataEntry key="HKTimeZone" value="Europe/Berlin"/></Record>
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="40.256" durationUnit="min" sourceName="W" \
            startDate="2025-10-30 18:00:00 +0100" endDate="2025-10-30 18:50:00 +0100">
             <MetadataEntry key="HKAverageMETs" value="9 kcal/hr·kg"/>
             <WorkoutActivity uuid="1" startDate="2025-10-30 18:00:00 +0100">
              <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="1" unit="kcal"/>
             </WorkoutActivity>
             <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="140" unit="count/min"/>
             <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="1673.6" unit="kJ"/>
             <WorkoutRoute sourceName="W"><FileReference path="/workout-routes/a.gpx"/></WorkoutRoute>
            </Workout>
            <Workout workoutActivityType="HKWorkoutActivityTypeTableTennis" duration="0.5" durationUnit="hr" sourceName="W" \
            totalEnergyBurned="100" totalEnergyBurnedUnit="Cal" startDate="2025-10-31 18:00:00 +0100" endDate="2025-10-31 18:30:00 +0100"/>
            <Workout workoutActivityType="HKWorkoutActivityTypeFunctionalStrengthTraining" sourceName="W" \
            startDate="2025-10-31 20:00:00 +0100" endDate="2025-10-31 20:20:00 +0100"/>
            """
        #expect(
            try rows(elements, "activities.csv") == [
                "2025-10-29,2025-10-29T07:00:00+01:00,meditation,12.5,,apple-health,,apple-health:mindfulness:2025-10-29T06:00:00Z,",
                "2025-10-30,2025-10-30T07:00:00+01:00,meditation,5,,apple-health,,apple-health:mindfulness:2025-10-30T06:00:00Z,",
                "2025-10-30,2025-10-30T18:00:00+01:00,workout,40.26,running,apple-health,,apple-health:workout:running:2025-10-30T17:00:00Z,400",
                "2025-10-31,2025-10-31T18:00:00+01:00,workout,30,table tennis,apple-health,,apple-health:workout:table tennis:2025-10-31T17:00:00Z,100",
                "2025-10-31,2025-10-31T20:00:00+01:00,workout,20,strength,apple-health,,apple-health:workout:strength:2025-10-31T19:00:00Z,",
            ])
    }

    @Test("T-07 T-29 U-02 water, caffeine, teeth and hands are a log a day, in the units that are used here")
    func trackers() throws {
        let day = "2025-10-30 08:00:00 +0100"
        let later = "2025-10-30 20:00:00 +0100"
        let elements =
            health("DietaryWater", "250", "mL", from: day) + health("DietaryWater", "0.5", "L", from: later)
            + health("DietaryWater", "8", "fl_oz_us", from: "2025-10-31 08:00:00 +0100")
            + health("DietaryCaffeine", "0.08", "g", from: day) + health("DietaryCaffeine", "40", "mg", from: later)
            + health("ToothbrushingEvent", "HKCategoryValueNotApplicable", from: day, to: "2025-10-30 08:02:00 +0100")
            + health("ToothbrushingEvent", from: later) + health("HandwashingEvent", from: day)
        var directory = Directory(Self.profile)
        let summary = try directory.take(HealthExport(elements).input)
        #expect(summary.newTrackers == ["water", "caffeine", "teeth", "hands"])
        let log = ",,,,apple-health,apple-health"
        #expect(
            directory.rows("logs.csv") == [
                "2025-10-30,water,750\(log):water:2025-10-30", "2025-10-30,caffeine,120\(log):caffeine:2025-10-30",
                "2025-10-30,teeth,2\(log):teeth:2025-10-30", "2025-10-30,hands,1\(log):hands:2025-10-30",
                "2025-10-31,water,237\(log):water:2025-10-31",
            ])
        let trackers = directory.history().trackers
        #expect(trackers.map(\.preset) == [nil, .caffeine, .teeth, .hands])
        #expect(trackers.first?.unit?.text(in: .german) == "ml")
    }

    @Test("a tracker that counts in another unit is left alone, one of the same is used")
    func units() throws {
        var directory = Directory(Self.profile)
        directory.files.append(
            file("trackers.json", #"[ { "preset": "water" }, { "id": "koffein", "preset": "caffeine" } ]"#))
        let elements =
            health("DietaryWater", "250", "mL", from: "2025-10-30 08:00:00 +0100")
            + health("DietaryCaffeine", "80", "mg", from: "2025-10-30 08:00:00 +0100")
        let summary = try directory.take(HealthExport(elements).input)
        #expect(summary.newTrackers == ["water-apple-health"])
        #expect(summary.logsOfTracker.map(\.id) == ["water-apple-health", "koffein"])
    }

    @Test("T-29 U-02 sleep, resting heart rate, its variability and steps are a number a day")
    func metrics() throws {
        func sleep(_ stage: String, _ start: String, _ end: String) -> String {
            health("SleepAnalysis", "HKCategoryValueSleepAnalysis\(stage)", from: start, to: end, by: "Watch")
        }
        let elements =
            sleep("InBed", "2025-10-29 22:00:00 +0100", "2025-10-30 07:00:00 +0100")
            + sleep("AsleepCore", "2025-10-29 23:00:00 +0100", "2025-10-30 02:00:00 +0100")
            + sleep("AsleepDeep", "2025-10-30 02:00:00 +0100", "2025-10-30 03:30:00 +0100")
            + sleep("Awake", "2025-10-30 03:30:00 +0100", "2025-10-30 03:45:00 +0100")
            // If two overlap, the common part counts once.
            + sleep("AsleepREM", "2025-10-30 03:45:00 +0100", "2025-10-30 06:00:00 +0100")
            + sleep("AsleepUnspecified", "2025-10-30 05:00:00 +0100", "2025-10-30 06:15:00 +0100")
            + sleep("AsleepCore", "2025-10-30 14:00:00 +0100", "2025-10-30 15:00:00 +0100")
            + sleep("Asleep", "2025-10-31 09:00:00 +0100", "2025-10-31 12:30:00 +0100")
            + health("RestingHeartRate", "52", "count/min", from: "2025-10-30 08:00:00 +0100")
            + health("RestingHeartRate", "55", "count/min", from: "2025-10-30 20:00:00 +0100")
            + health("HeartRateVariabilitySDNN", "45.25", "ms", from: "2025-10-30 08:00:00 +0100")
            + health("HeartRateVariabilitySDNN", "0.05", "s", from: "2025-10-30 09:00:00 +0100")
            + health("StepCount", "120", "count", from: "2025-10-30 08:00:00 +0100")
            + health("StepCount", "4000", "count", from: "2025-10-30 09:00:00 +0100")
        var directory = Directory(Self.profile)
        let summary = try directory.take(HealthExport(elements).input)
        #expect(
            directory.rows("metrics.csv") == [
                "2025-10-30,sleep,7,apple-health,apple-health:sleep:2025-10-30",
                "2025-10-30,restingHeartRate,53.5,apple-health,apple-health:restingHeartRate:2025-10-30",
                "2025-10-30,heartRateVariability,47.6,apple-health,apple-health:heartRateVariability:2025-10-30",
                "2025-10-30,steps,4120,apple-health,apple-health:steps:2025-10-30",
                "2025-10-31,sleep,3.5,apple-health,apple-health:sleep:2025-10-31",
            ])
        #expect(summary.notices.count(.nap) == 1)
        let notRead = try #require(summary.notices.all.first { $0.remark == .recordType })
        #expect(notRead.tallies.map(\.name) == ["SleepAnalysisAwake", "SleepAnalysisInBed"])
    }

    @Test("a state of mind, should an export have one, is a log from 1 to 5 with its labels")
    func moods() throws {
        let elements = """
            <StateOfMind sourceName="H" startDate="2025-10-30 08:00:00 +0100" valence="0.4" labels="Happy, Calm"/>
            <Record type="HKDataTypeStateOfMind" sourceName="H" startDate="2025-10-31 08:00:00 +0100" endDate="2025-10-31 08:00:00 +0100">
             <MetadataEntry key="HKStateOfMindValence" value="-1"/>
             <MetadataEntry key="HKStateOfMindLabels" value="Sad"/>
            </Record>
            """
        #expect(
            try rows(elements, "logs.csv") == [
                "2025-10-30T08:00:00+01:00,mood-scale,3.8,,,\"Happy, Calm\",apple-health,apple-health:mood:2025-10-30T07:00:00Z",
                "2025-10-31T08:00:00+01:00,mood-scale,1,,,Sad,apple-health,apple-health:mood:2025-10-31T07:00:00Z",
            ])
    }

    @Test("the counts of two devices are not added up: the higher one is taken, and the other is reported")
    func severalSources() throws {
        let day = "2025-10-30 08:00:00 +0100"
        let elements =
            health("StepCount", "3000", "count", from: day, by: "Phone")
            + health("StepCount", "2900", "count", from: day, by: "Alex’s Apple&#160;Watch")
            + health("StepCount", "200", "count", from: "2025-10-30 09:00:00 +0100", by: "Alex’s Apple\u{A0}Watch")
            + health("NumberOfAlcoholicBeverages", "2", "count", from: day, by: "Phone")
            + health("MindfulSession", from: day, to: "2025-10-30 08:10:00 +0100", by: "Phone")
            + health("MindfulSession", from: "2025-10-30 08:01:00 +0100", to: "2025-10-30 08:09:00 +0100", by: "Watch")
            + health("MindfulSession", from: "2025-10-30 20:01:00 +0100", to: "2025-10-30 20:09:00 +0100", by: "Watch")
        var directory = Directory(Self.profile)
        let summary = try directory.take(HealthExport(elements).input)
        #expect(directory.rows("metrics.csv").map { $0.split(separator: ",")[2] } == ["3100"])
        #expect(directory.rows("activities.csv").map { $0.split(separator: ",")[3] } == ["10", "8"])
        #expect(summary.notices.count(.severalSources) == 1 && summary.notices.count(.overlap) == 1)
        #expect(summary.sources.map(\.name) == ["Phone", "Alex’s Apple\u{A0}Watch", "Watch"])
        #expect(summary.sources.map(\.count) == [3, 2, 2])
    }

    @Test("N-16 --only-from takes what one app or device has recorded, whatever apostrophes and blanks are typed")
    func onlyFrom() throws {
        let day = "2025-10-30 08:00:00 +0100"
        let elements =
            health("StepCount", "3000", "count", from: day, by: "Phone")
            + health("StepCount", "900", "count", from: day, by: "Alex’s Apple\u{A0}Watch")
        #expect(
            try rows(elements, "metrics.csv", onlyFrom: "alex's apple watch") == [
                "2025-10-30,steps,900,apple-health,apple-health:steps:2025-10-30"
            ])
        let error = #expect(throws: ImportError.self) { try rows(elements, "metrics.csv", onlyFrom: "Watch") }
        #expect(error?.hint?.contains("\"Alex’s Apple\u{A0}Watch\"") == true)
    }

    @Test("a record of a correlation and an exact copy count once")
    func copies() throws {
        let coffee = health("DietaryCaffeine", "80", "mg", from: "2025-10-30 08:00:00 +0100")
        let elements =
            coffee + coffee
            + "<Correlation type=\"HKCorrelationTypeIdentifierFood\" sourceName=\"P\">\(coffee)</Correlation>"
        var directory = Directory(Self.profile)
        let summary = try directory.take(HealthExport(elements).input)
        #expect(directory.rows("logs.csv").map { $0.split(separator: ",")[2] } == ["80"])
        #expect(summary.notices.count(.repeated) == 1)
    }

    @Test("a copy is found wherever it is, also among thousands of records of one moment")
    func distantCopies() throws {
        let steps = (1...3000).map { number in
            health("StepCount", "\(number)", "count", from: "2025-10-30 08:00:00 +0100")
        }
        let water = (0..<5000).map { number in
            health(
                "DietaryWater", "1", "mL",
                from: "2025-10-\(10 + number % 20) 0\(number % 9):0\(number / 20 % 6):00 +0100")
        }
        var directory = Directory(Self.profile)
        let summary = try directory.take(HealthExport((steps + water + steps + water).joined()).input)
        #expect(directory.history().metrics.map(\.value) == [FixedDecimal(3000 * 3001 / 2)])
        #expect(summary.notices.count(.repeated) == 8000 + 5000 - Set(water).count)
    }

    @Test("U-02 a later export adds what is new and replaces the sums that have grown")
    func later() throws {
        let first =
            health("StepCount", "3000", "count", from: "2025-10-30 08:00:00 +0100")
            + health("NumberOfAlcoholicBeverages", "1", "count", from: "2025-10-30 20:00:00 +0100")
            + health("MindfulSession", from: "2025-10-30 07:00:00 +0100", to: "2025-10-30 07:10:00 +0100")
        let more =
            health("StepCount", "500", "count", from: "2025-10-30 21:00:00 +0100", by: "Phone")
            + health("NumberOfAlcoholicBeverages", "2", "count", from: "2025-10-30 22:00:00 +0100")
            + health("MindfulSession", from: "2025-10-31 07:00:00 +0100", to: "2025-10-31 07:10:00 +0100")
        var directory = Directory(Self.profile)
        try directory.take(HealthExport(first).input)
        let summary = try directory.take(HealthExport(first + more).input)
        #expect(summary.records[.metrics]?.changed == 1 && summary.records[.entries]?.changed == 1)
        #expect(summary.records[.activities]?.added == 1 && summary.records[.activities]?.unchanged == 1)
        let history = directory.history()
        #expect(history.metrics.last?.value == FixedDecimal(3500))
        #expect(history.entries.filter { !$0.isSuperseded }.map(\.drinks) == [FixedDecimal(3)])
        #expect(history.sessions.count == 2)
    }

    @Test("the hour that a clock shows twice, other zones and times of twelve hours keep their day and their moment")
    func times() throws {
        let elements =
            health("MindfulSession", from: "2025-10-26 02:30:00 +0200", to: "2025-10-26 02:40:00 +0200")
            + health("MindfulSession", from: "2025-10-26 02:30:00 +0100", to: "2025-10-26 02:40:00 +0100")
            + health("MindfulSession", from: "2025-10-27 00:10:00 +0545", to: "2025-10-27 00:20:00 +0545")
            + health("MindfulSession", from: "2025-10-28 9:04:00 PM -0330", to: "2025-10-28 9:14:00\u{202F}pm -0330")
        let rows = try rows(elements, "activities.csv").map { $0.split(separator: ",") }
        #expect(rows.map { $0[0] } == ["2025-10-26", "2025-10-26", "2025-10-27", "2025-10-28"])
        #expect(
            rows.compactMap { $0.last?.suffix(20) } == [
                "2025-10-26T00:30:00Z", "2025-10-26T01:30:00Z", "2025-10-26T18:25:00Z", "2025-10-29T00:34:00Z",
            ])
    }

    @Test("U-02 a tracker is filled by its health type: a mean of numbers, a sum, a day with an event")
    func healthTypes() throws {
        var directory = Directory([
            "profile.json": #"{ "timeZone": "Europe/Berlin" }"#,
            "trackers.json": #"""
            [{ "preset": "weight", "healthType": "HKQuantityTypeIdentifierBodyMass" },
             { "id": "stairs", "name": "Stairs", "type": "good", "trackingMode": "counter", "streak": true,
               "healthType": "HKQuantityTypeIdentifierFlightsClimbed" },
             { "id": "walk", "name": "Walk", "type": "good", "trackingMode": "yesNo", "healthType": "HKQuantityTypeIdentifierStepCount" },
             { "id": "cough", "name": "Cough", "type": "saboteur", "trackingMode": "awareness",
               "healthType": "HKCategoryTypeIdentifierCoughing" },
             { "id": "zaehne", "name": "Zähneputzen", "type": "good", "trackingMode": "counter",
               "healthType": "HKCategoryTypeIdentifierToothbrushingEvent" },
             { "id": "old", "name": "Old", "type": "good", "trackingMode": "counter", "isActive": false,
               "healthType": "HKQuantityTypeIdentifierDistanceCycling" }]
            """#,
        ])
        let elements =
            health("BodyMass", "80", "kg", from: "2025-10-29 07:00:00 +0100")
            + health("BodyMass", "81", "kg", from: "2025-10-29 19:00:00 +0100")
            + health("BodyMass", "176", "lb", from: "2025-10-30 07:00:00 +0100")
            + health("FlightsClimbed", "3", "count", from: "2025-10-29 08:00:00 +0100")
            + health("FlightsClimbed", "4", "count", from: "2025-10-29 18:00:00 +0100")
            + health("StepCount", "5000", "count", from: "2025-10-29 08:00:00 +0100")
            + "<Record type=\"HKCategoryTypeIdentifierToothbrushingEvent\" sourceName=\"A\" "
            + "startDate=\"2025-10-30 07:00:00 +0100\" endDate=\"2025-10-30 07:02:00 +0100\"/>"
            + health("DistanceCycling", "5", "km", from: "2025-10-29 08:00:00 +0100")
            + "<Record type=\"HKCategoryTypeIdentifierCoughing\" sourceName=\"A\" startDate=\"2025-10-31 07:00:00 +0100\" "
            + "endDate=\"2025-10-31 07:00:00 +0100\" value=\"HKCategoryValueSeverityMild\"/>"
        let summary = try directory.take(HealthExport(elements).input)
        #expect(
            directory.rows("logs.csv").map {
                $0.split(separator: ",", omittingEmptySubsequences: false).prefix(3).joined(separator: ",")
            }
            .sorted() == [
                "2025-10-29,stairs,7", "2025-10-29,walk,", "2025-10-29,weight,80.5", "2025-10-30,zaehne,1",
                "2025-10-31,cough,",
            ])
        #expect(directory.rows("metrics.csv").count == 1, "steps are a metric as well")
        #expect(summary.newTrackers.isEmpty)
        #expect(summary.notices.count(.unreadable) == 1, "another unit than before")
        #expect(summary.notices.all.first { $0.remark == .recordType }?.tallies.map(\.name) == ["DistanceCycling"])
    }
}
