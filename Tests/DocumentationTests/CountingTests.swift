import Counting
import Model
import TestSupport
import Testing

/// The numbers of `Documentation/counting.md` are those of the program.
@Suite struct CountingTests {
    private static let page = "Documentation/counting.md"

    @Test("the levels have the numbers, colours and emoji of the program")
    func levels() throws {
        let table = try MarkdownTable("level", in: "2. Levels and corrections", of: Self.page)
        #expect(table["level"] == Level.allCases.map(\.rawValue))
        #expect(
            table["number used when drinks were not counted"] == Level.allCases.map { String($0.storedValue) })
        #expect(table["colour"] == Level.allCases.map(\.colour))
        #expect(table["emoji"] == Level.allCases.map(\.emoji))
    }

    @Test("the types of workouts have the METs of the program, and are complete")
    func workoutTypes() throws {
        let table = try MarkdownTable("type", in: "3. Meditation and workout", of: Self.page)
        let documented = Dictionary(zip(table["type"], table["MET"])) { first, _ in first }
        var known: [String: String] = [:]
        for word in try Repository.words(below: ["Sources/Counting/Activities"]) {
            // 200 kg for 20 minutes burn 70 kcal for each MET.
            guard let energy = kilocalories(of: word, kilograms: 200, minutes: 20) else { continue }
            let tenths = energy / 7
            known[word] = "\(tenths / 10).\(tenths % 10)"
        }
        expectSame(Set(documented.keys), Set(known.keys), on: Self.page)
        for (type, equivalent) in known { #expect(documented[type] == equivalent, "\(type)") }
    }

    private func kilocalories(of type: String, kilograms: Int, minutes: Int) -> Int? {
        var energy = WorkoutEnergy()
        let session = Session(
            origin: Origin(file: 0, line: 1), kind: .workout, day: Day(number: 0), start: nil,
            minutes: FixedDecimal(minutes), type: type, source: nil, note: nil)
        energy.add(session, weight: FixedDecimal(kilograms))
        return energy.kilocalories
    }

    @Test("the default milestones are those of the program")
    func milestones() throws {
        let list = Milestone.defaultLengths.map(String.init).joined(separator: ", ")
        let text = try Repository.text(Self.page).split { $0.isWhitespace }.joined(separator: " ")
        let isDocumented = text.contains("The default list is \(list) days")
        #expect(isDocumented, "the default list is \(list)")
    }

    @Test("the modes are on or off by default as the program has them", arguments: Tracker.Mode.allCases)
    func modes(mode: Tracker.Mode) throws {
        let table = try MarkdownTable("type", in: "5. Trackers", of: Self.page)
        let index = try #require(table["mode"].firstIndex(of: mode.rawValue))
        #expect(table["type"][index] == mode.kind.rawValue)
    }
}
