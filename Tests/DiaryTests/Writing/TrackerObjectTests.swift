import Model
import TestSupport
import Testing
import Wording

@testable import Diary

/// A written tracker is read as the same.
@Suite struct TrackerObjectTests {
    @Test("every key of a tracker is read as it was written", arguments: objects)
    func roundTrip(name: String, object: TrackerObject) throws {
        let text = try written([object])
        let document = try #require(SettingsText("trackers.json", in: [file("trackers.json", text)])?.document)
        guard case .array(let nodes) = document.value else { throw NoList() }
        let (node, problems) = (try #require(nodes.first), Problems())
        var reader = try #require(ObjectReader(node, what: "tracker", in: file("trackers.json", text), problems))
        let read = TrackerObject(&reader)
        reader.warnOfUnknownKeys()
        #expect(read == object, "\(text)")
        #expect(problems.count == 0, "\(problems.diagnostics)")
    }

    @Test("every key is in one of the objects that are written and read")
    func completeness() {
        for key in TrackerField.all {
            #expect(Self.objects.contains { $0.1.json(key) != nil }, "\(key)")
        }
    }

    @Test("a new tracker of each preset reads without a complaint", arguments: TrackerPreset.allCases)
    func presets(preset: TrackerPreset) throws {
        var object = TrackerObject(new: preset)
        object.takeRing(beside: [])
        let tracker = try #require(load(try written([object])).first)
        #expect(tracker.id == preset.rawValue && tracker.preset == preset)
        #expect(tracker.healthType == preset.beginning.healthType)
        #expect(tracker.isFocus == (preset == .water))
        #expect(tracker.target == (preset == .water ? .goal(FixedDecimal(8)) : preset.target))
    }

    @Test("a new tracker gets no ring if two trackers have one, or if a ring is set")
    func rings() throws {
        let ring = #""type": "good", "showInCalendar": true"#
        let others = try load("[{ \"id\": \"a\", \(ring) }, { \"id\": \"b\", \(ring), \"isActive\": false }]")
        var object = TrackerObject(new: .water)
        object.takeRing(beside: others + others)
        #expect(object.isInCalendar == nil)
        object.takeRing(beside: others)
        #expect(object.isInCalendar == true)
        object.isInCalendar = false
        object.takeRing(beside: [])
        #expect(object.isInCalendar == false)
    }

    @Test("keys are written into the existing object, and removed if they have no value")
    func changes() throws {
        let before = file(
            "trackers.json", "[\n  { \"preset\": \"water\", \"dailyGoal\": 8, \"unit\": \"cups\" }, // mine\n]\n")
        var text = try #require(SettingsText("trackers.json", in: [before]))
        var object = TrackerObject()
        (object.mode, object.isActive) = (.yesNo, false)
        let isWritten = text.write([.mode, .isActive, .dailyGoal, .unit], of: object, intoTracker: "water")
        #expect(isWritten)
        #expect(
            text.change?.after.text
                == "[\n  { \"preset\": \"water\", \"trackingMode\": \"yesNo\", \"isActive\": false }, // mine\n]\n")
        let isThere = text.write([.mode], of: object, intoTracker: "mood")
        #expect(!isThere)
    }

    private func written(_ objects: [TrackerObject]) throws -> String {
        var text = try #require(SettingsText("trackers.json", in: []))
        for object in objects {
            let isAppended = text.append(object.json, to: text.document)
            #expect(isAppended)
        }
        return try #require(text.change).after.text
    }

    private func load(_ text: String) throws -> [Tracker] {
        let loader = HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages)
        let (history, diagnostics) = loader.salvage([
            file("entries.csv", "date,level\n2025-10-31,easy\n"), file("trackers.json", text),
        ])
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        return history.trackers
    }

    /// Objects that together have every key.
    private static let objects: [(String, TrackerObject)] = [
        ("a number", .number), ("a selection", .selection), ("a saboteur", .saboteur), ("a preset", .caffeine),
        ("nothing but an id", .bare),
    ]

    private struct NoList: Error {}
}

extension TrackerObject {
    fileprivate static var bare: TrackerObject {
        var object = TrackerObject()
        (object.id, object.kind) = ("a", .good)
        return object
    }

    fileprivate static var number: TrackerObject {
        var object = bare
        (object.name, object.mode) = (LocalizedText([.english: "Weight \"net\"", .german: "Gewicht"]), .number)
        (object.icon, object.colour, object.unit) = ("⚖️", "#7C5CFF", LocalizedText("kg"))
        (object.summary, object.dailyGoal, object.streakOn) = (.last, decimal("72.5"), .goal)
        object.schedule = .weekdays([.monday, .sunday])
        (object.hasStreak, object.isInCalendar, object.isActive) = (false, true, false)
        (object.isPrivate, object.isPublic) = (false, true)
        (object.isInWidget, object.widgetOrder) = (true, decimal("1.5"))
        (object.createdAt, object.healthType) = (date("2025-01-31"), "HKQuantityTypeIdentifierBodyMass")
        return object
    }

    fileprivate static var selection: TrackerObject {
        var object = bare
        (object.mode, object.prompt) = (.selection, LocalizedText("What was there?"))
        (object.allowsSeveralOptions, object.schedule) = (true, .perWeek(3))
        object.options = [
            Tracker.Option(named: "Green | tea", valence: -2),
            Tracker.Option(id: "walk", name: LocalizedText("A walk"), icon: "🚶", valence: 2),
        ]
        return object
    }

    fileprivate static var saboteur: TrackerObject {
        var object = TrackerObject()
        (object.id, object.preset) = ("scrolling", .doomscrolling)
        object.modeChanges = [
            Tracker.ModeChange(mode: .awareness, since: date("2025-01-01")),
            Tracker.ModeChange(mode: .avoidance, since: date("2025-06-01")),
        ]
        object.plans = [
            Tracker.Plan(moment: .part("evening"), trigger: "boredom", action: "call Mei"),
            Tracker.Plan(moment: .hours(from: 22, to: 2), trigger: nil, action: "leave the phone in the hall"),
            Tracker.Plan(moment: nil, trigger: nil, action: "breathe"),
        ]
        return object
    }

    fileprivate static var caffeine: TrackerObject {
        var object = TrackerObject(new: .caffeine)
        (object.dailyLimit, object.id) = (decimal("300"), "coffee")
        return object
    }
}
