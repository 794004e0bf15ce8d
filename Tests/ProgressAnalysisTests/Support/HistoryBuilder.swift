import ProgressAnalysis
import ProgressModel

/// A history written down in a test, record by record or as a drawing of days.
struct HistoryBuilder {
    var profile = Profile()
    var trackers: [Tracker] = []
    var entries: [Entry] = []
    var sessions: [Session] = []
    var logs: [TrackerLog] = []

    /// A history in UTC with every setting at its default.
    init() {}

    /// A history of levels drawn from day 1: `S` steady, `E` easy, `W` wild, anything else no entry.
    init(levels drawing: String) {
        draw(levels: drawing, from: day(1))
    }

    var history: History {
        History(profile: profile, trackers: trackers, entries: entries, sessions: sessions, logs: logs)
    }

    /// The numbers as of the end of a day.
    func analysis(on today: Day) -> Analysis { Analysis(history, asOf: .day(today)) }

    /// The numbers at a time that a wall in the profile's zone shows.
    func analysis(at time: String) -> Analysis { Analysis(history, asOf: .instant(instant(time))) }

    func instant(_ time: String) -> Instant { profile.zone.instant(of: wall(time)) }
}

// MARK: Levels

extension HistoryBuilder {
    mutating func draw(levels drawing: String, from first: Day) {
        for (offset, character) in drawing.enumerated() {
            guard let level = Level.allCases.first(where: { $0.letter == character }) else { continue }
            enter(level, on: first.advanced(by: offset))
        }
    }

    /// Adds an entry; `loggedAt` is what the wall showed then.
    mutating func enter(
        _ level: Level, on day: Day, drinks: Int? = nil, loggedAt: String? = nil, isSuperseded: Bool = false
    ) {
        var entry = Entry(
            origin: Origin(file: 0, line: entries.count + 1), day: day, level: level, drinks: drinks,
            timestamp: loggedAt.map(instant), source: nil, note: nil)
        entry.isSuperseded = isSuperseded
        entries.append(entry)
    }
}

extension Level {
    /// How a day of this level is drawn.
    fileprivate var letter: Character {
        switch self {
        case .steady: "S"
        case .easy: "E"
        case .wild: "W"
        }
    }
}

// MARK: Sessions

extension HistoryBuilder {
    /// Adds a session of so many minutes, written as a decimal.
    mutating func spend(_ minutes: String, on kind: Session.Kind, day: Day, type: String? = nil) {
        sessions.append(
            Session(
                origin: Origin(file: 1, line: sessions.count + 1), kind: kind, day: day, start: nil,
                minutes: decimal(minutes), type: type, source: nil, note: nil))
    }

    /// Adds ten minutes on every day drawn as `S`, from day 1.
    mutating func draw(_ kind: Session.Kind, _ drawing: String) {
        for (offset, character) in drawing.enumerated() where character == "S" {
            spend("10", on: kind, day: day(1 + offset))
        }
    }
}
