import ProgressAnalysis
import ProgressModel
import ReportPages
import Testing

/// A history whose day 1 is Monday, 6 January 2025, for the reports of its weeks.
struct WeekHistory {
    var profile = Profile()
    var trackers: [Tracker] = []
    var entries: [Entry] = []
    var sessions: [Session] = []
    var logs: [TrackerLog] = []
    var notes: [Day: String] = [:]

    /// Levels drawn from day 1: `S` steady, `E` easy, `W` wild, anything else no entry.
    init(levels drawing: String = "") {
        for (offset, character) in drawing.enumerated() {
            let levels: [Character: Level] = ["S": .steady, "E": .easy, "W": .wild]
            guard let level = levels[character] else { continue }
            enter(level, on: offset + 1)
        }
    }

    /// The n-th day, from 1.
    static func day(_ number: Int) -> Day { Day(number: 20_094 + number - 1) }

    mutating func enter(_ level: Level, on day: Int, note: String? = nil) {
        entries.append(
            Entry(
                origin: Origin(file: 0, line: entries.count + 1), day: WeekHistory.day(day), level: level, drinks: nil,
                timestamp: nil, source: nil, note: note))
    }

    mutating func spend(_ minutes: Int, on kind: Session.Kind, day: Int) {
        sessions.append(
            Session(
                origin: Origin(file: 1, line: sessions.count + 1), kind: kind, day: WeekHistory.day(day), start: nil,
                minutes: FixedDecimal(minutes), type: nil, source: nil, note: nil))
    }

    mutating func add(_ mode: Tracker.Mode, id: String, name: String) {
        trackers.append(
            Tracker(id: id, name: LocalizedText(name), icon: "🍫", kind: mode.kind, mode: mode, hasStreak: true))
    }

    mutating func log(_ tracker: Int = 0, on day: Int, hour: Int) {
        let time = WallTime(day: WeekHistory.day(day), second: 3600 * hour)
        logs.append(
            TrackerLog(
                origin: Origin(file: 2, line: logs.count + 1), tracker: tracker,
                instant: profile.zone.instant(of: time), wallTime: time, day: time.day, value: .none, trigger: nil,
                location: nil, note: nil))
    }

    /// The numbers as of the end of a day.
    func analysis(on day: Int) -> Analysis {
        let history = History(
            profile: profile, trackers: trackers, entries: entries, sessions: sessions, logs: logs, notes: notes)
        return Analysis(history, asOf: .day(WeekHistory.day(day)))
    }

    /// The page of the n-th week.
    func page(_ number: Int, on today: Int, in language: Language = .english) throws -> WeekPage {
        let week = Week(containing: WeekHistory.day(7 * number - 6))
        return try #require(WeekPage(at: .week(week), in: Report(analysis(on: today), language: language)))
    }
}
