import Counting
import Model
import TestSupport

/// A history in which everything that a person can write is the same text, twenty days long.
struct Invention {
    let history: History

    private static let first = date("2025-10-12")

    init(writing text: String, language: Language = .english) {
        var profile = Profile()
        profile.name = text
        profile.language = language
        profile.weightKilograms = FixedDecimal(70)
        let trackers = Tracker.Mode.allCases.enumerated().map { Invention.tracker($1, number: $0, writing: text) }
        let days = (0..<20).map { Invention.first.advanced(by: $0) }
        history = History(
            profile: profile, trackers: trackers,
            entries: days.enumerated().map { index, day in
                Entry(
                    origin: Origin(file: 0, line: 1), day: day, level: index % 9 == 8 ? .easy : .steady, drinks: nil,
                    timestamp: nil, source: text, note: text)
            },
            sessions: days.map { day in
                Session(
                    origin: Origin(file: 0, line: 1), kind: .workout, day: day, start: nil, minutes: FixedDecimal(12),
                    type: text, source: text, note: text)
            },
            logs: LogTable(
                trackers.indices.flatMap { tracker in
                    [0, 18, 19].map { Invention.log(days[$0], of: tracker, trackers[tracker].mode, writing: text) }
                }),
            metrics: days.map {
                Metric(
                    origin: Origin(file: 0, line: 1), day: $0, name: text, value: FixedDecimal($0.number % 7),
                    source: text)
            }, why: text, notes: [days[19]: text], files: [text])
    }

    var analysis: Analysis { Analysis(history, asOf: .day(date(Folder.today))) }

    private static func tracker(_ mode: Tracker.Mode, number: Int, writing text: String) -> Tracker {
        let name = LocalizedText(text)
        return Tracker(
            id: "t\(number)", name: name, icon: text, mode: mode, createdAt: first, hasStreak: true,
            isFocus: number < 2, colour: "#123456", target: mode == .counter ? .goal(FixedDecimal(8)) : nil, unit: name,
            prompt: name, options: [Tracker.Option(id: "o", name: name, icon: text, valence: 1)],
            allowsSeveralOptions: true,
            plans: [Tracker.Plan(moment: .part("evening"), trigger: text, action: text)])
    }

    private static func log(
        _ day: Day, of tracker: Int, _ mode: Tracker.Mode, writing text: String
    ) -> TrackerLog {
        let wall = WallTime(day: day, second: 43_200)
        let value: TrackerLog.Value =
            switch mode {
            case .counter: .amount(FixedDecimal(3))
            case .selection: .options([0])
            default: .none
            }
        return TrackerLog(
            origin: Origin(file: 0, line: 1), tracker: tracker, instant: CivilZone.utc.instant(of: wall),
            wallTime: wall,
            day: day, value: value, trigger: text, location: text, note: text)
    }
}
