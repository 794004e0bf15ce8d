import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

/// The hash of a window changes with everything that the window holds.
@Suite struct DayFingerprintTests {
    /// A field of a record, and a record in which only that field differs.
    struct Change: CustomTestStringConvertible {
        let field: String
        let apply: @Sendable (inout HistoryBuilder) -> Void
        var testDescription: String { field }
    }

    private static let changed = day(5)

    /// A history with a record of each kind on the day that is changed.
    private static var builder: HistoryBuilder {
        var builder = HistoryBuilder(.having(.counter))
        builder.add(.having(.counter, id: "other"))
        builder.draw(levels: "SSSSEESSSS", from: day(1))
        builder.draw(.workout, "SSSSSSSSSS")
        builder.log(at: "\(changed)T12:00", value: .amount(decimal("2")), trigger: "stress", place: "home", note: "n")
        builder.notes = [changed: "A day"]
        return builder
    }

    private static func entry(
        level: Level = .easy, drinks: FixedDecimal? = nil, timestamp: Instant? = nil, source: String? = nil,
        note: String? = nil
    ) -> Entry {
        Entry(
            origin: Origin(file: 0, line: 5), day: changed, level: level, drinks: drinks, timestamp: timestamp,
            source: source, note: note)
    }

    private static let moment = Instant(seconds: 1)

    static let ofEntries: [Change] = [
        Change(field: "level") { $0.entries[4] = entry(level: .wild) },
        Change(field: "drinks") { $0.entries[4] = entry(drinks: 2) },
        Change(field: "timestamp") { $0.entries[4] = entry(timestamp: moment) },
        Change(field: "source") { $0.entries[4] = entry(source: "app") },
        Change(field: "note") { $0.entries[4] = entry(note: "") },
        Change(field: "isSuperseded") { $0.entries[4].isSuperseded = true },
    ]

    private static func session(
        kind: Session.Kind = .workout, start: Instant? = nil, minutes: String = "10", type: String? = nil,
        kilocalories: FixedDecimal? = nil, source: String? = nil, note: String? = nil
    ) -> Session {
        Session(
            origin: Origin(file: 1, line: 5), kind: kind, day: changed, start: start, minutes: decimal(minutes),
            type: type, kilocalories: kilocalories, source: source, note: note)
    }

    static let ofSessions: [Change] = [
        Change(field: "kind") { $0.sessions[4] = session(kind: .breathing) },
        Change(field: "start") { $0.sessions[4] = session(start: moment) },
        Change(field: "minutes") { $0.sessions[4] = session(minutes: "10.5") },
        Change(field: "type") { $0.sessions[4] = session(type: "running") },
        Change(field: "kilocalories") { $0.sessions[4] = session(kilocalories: FixedDecimal(300)) },
        Change(field: "source") { $0.sessions[4] = session(source: "app") },
        Change(field: "note") { $0.sessions[4] = session(note: "hot") },
    ]

    private static func log(
        tracker: Int = 0, instant: String = "12:00", wall time: String = "12:00",
        value: TrackerLog.Value = .amount(decimal("2")), trigger: String? = "stress", location: String? = "home",
        note: String? = "n", source: String? = nil
    ) -> TrackerLog {
        TrackerLog(
            origin: Origin(file: 2, line: 1), tracker: tracker, instant: builder.instant("\(changed)T\(instant)"),
            wallTime: wall("\(changed)T\(time)"), day: changed, value: value, trigger: trigger, location: location,
            note: note, source: source)
    }

    static let ofLogs: [Change] = [
        Change(field: "tracker") { $0.logs[0] = log(tracker: 1) },
        Change(field: "instant") { $0.logs[0] = log(instant: "12:01") },
        Change(field: "wallTime") { $0.logs[0] = log(wall: "13:00") },
        Change(field: "value") { $0.logs[0] = log(value: .amount(decimal("2.000000001"))) },
        Change(field: "value, an option") { $0.logs[0] = log(value: .options([2])) },
        Change(field: "trigger") { $0.logs[0] = log(trigger: "Stress") },
        Change(field: "location") { $0.logs[0] = log(location: nil) },
        Change(field: "note") { $0.logs[0] = log(note: "m") },
        Change(field: "source") { $0.logs[0] = log(source: "watch") },
    ]

    static let others: [Change] = [
        Change(field: "the note of the day") { $0.notes[changed] = "A Day" },
        Change(field: "a missing note") { $0.notes[changed] = nil },
        Change(field: "a missing entry") { $0.entries.remove(at: 4) },
        Change(field: "one more log") { $0.log(at: "\(changed)T12:00", value: .amount(decimal("2"))) },
    ]

    @Test(
        "a change of a day changes the hash of that day and of all later ones, and of none before",
        arguments: ofEntries + ofSessions + ofLogs + others)
    func change(change: Change) {
        var other = DayFingerprintTests.builder
        let before = DayFingerprints(other.analysis(on: day(10)))
        change.apply(&other)
        let after = DayFingerprints(other.analysis(on: day(10)))
        for number in 1...10 {
            let isEqual = before.through(day(number)).value == after.through(day(number)).value
            #expect(isEqual == (number < 5), "day \(number)")
        }
    }

    @Test("every field of a record is among the changes")
    func completeness() throws {
        func fields(_ record: Any) -> Set<String> { Set(Mirror(reflecting: record).children.compactMap(\.label)) }
        let builder = DayFingerprintTests.builder
        let places: Set = ["origin", "day"]
        #expect(fields(builder.entries[0]).subtracting(places) == Set(DayFingerprintTests.ofEntries.map(\.field)))
        #expect(fields(builder.sessions[0]).subtracting(places) == Set(DayFingerprintTests.ofSessions.map(\.field)))
        let ofLogs = Set(DayFingerprintTests.ofLogs.map(\.field)).subtracting(["value, an option"])
        #expect(fields(builder.logs[0]).subtracting(places) == ofLogs)
    }

    @Test("equal records have equal hashes in every run, whatever the order of trigger names")
    func sameRecords() {
        let first = DayFingerprints(DayFingerprintTests.builder.analysis(on: day(10)))
        var other = DayFingerprintTests.builder
        let log = other.logs.removeFirst()
        other.log(at: "\(day(9))T12:00", trigger: "boredom")
        other.logs.append(log)
        let second = DayFingerprints(other.analysis(on: day(10)))
        #expect(first.through(day(8)).value == second.through(day(8)).value)
        #expect(first.through(day(9)).value != second.through(day(9)).value)
    }

    @Test("a new mode of a tracker and a log after a pause change what earlier windows show")
    func modes() {
        func hash(_ builder: HistoryBuilder, on today: Int) -> UInt64 {
            DayFingerprints(builder.analysis(on: day(today))).through(day(9)).value
        }
        var builder = HistoryBuilder(.saboteur((.awareness, day(1)), (.avoidance, day(20))), logs: "1..1")
        #expect(hash(builder, on: 10) == hash(builder, on: 19))
        #expect(hash(builder, on: 19) != hash(builder, on: 20))
        builder = HistoryBuilder(.having(.awareness, isActive: false), logs: "1..1")
        let before = hash(builder, on: 15)
        builder.log(at: "\(day(12))T12:00")
        #expect(hash(builder, on: 15) != before, "the walk now covers the days of the pause")
    }
}
