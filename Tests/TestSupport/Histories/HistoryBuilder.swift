package import Counting
package import Model

/// A history written down in a test, record by record or as a drawing of days.
package struct HistoryBuilder {
    package var profile = Profile()
    package var trackers: [Tracker] = []
    package var entries: [Entry] = []
    package var sessions: [Session] = []
    package var logs: [TrackerLog] = []
    /// One for a day and name.
    package var metrics: [Metric] = []
    package var experiments: [Experiment] = []
    /// The Markdown of the notes of days.
    package var notes: [Day: String] = [:]

    /// A history in UTC with every setting at its default.
    package init() {}

    /// A history of levels drawn from day 1: `S` steady, `E` easy, `W` wild, anything else no entry.
    package init(levels drawing: String) {
        draw(levels: drawing, from: day(1))
    }

    package var history: History {
        History(
            profile: profile, trackers: trackers, entries: entries, sessions: sessions, logs: LogTable(logs),
            metrics: metrics.sorted { ($0.name, $0.day) < ($1.name, $1.day) }, notes: notes, experiments: experiments)
    }

    /// The analysis as of the end of a day.
    package func analysis(on today: Day) -> Analysis { Analysis(history, asOf: .day(today)) }

    /// The analysis at a local time of the profile's zone.
    package func analysis(at time: String) -> Analysis { Analysis(history, asOf: .instant(instant(time))) }

    /// The instant of a local time of the profile's zone.
    package func instant(_ time: String) -> Instant { profile.zone.instant(of: wall(time)) }

    /// A time on the wall of the profile's zone.
    package func moment(_ time: String) -> Moment { Moment(instant(time), in: profile.zone) }
}

// MARK: Levels

extension HistoryBuilder {
    /// Adds the entries of a drawing from a day on.
    package mutating func draw(levels drawing: String, from first: Day) {
        for (offset, letter) in drawing.enumerated() {
            guard let level = Level(letter: letter) else { continue }
            enter(level, on: first.advanced(by: offset))
        }
    }

    /// Adds an entry; `loggedAt` is a local time.
    package mutating func enter(
        _ level: Level, on day: Day, drinks: FixedDecimal? = nil, loggedAt: String? = nil, note: String? = nil,
        isSuperseded: Bool = false
    ) {
        var entry = Entry(
            origin: Origin(file: 0, line: entries.count + 1), day: day, level: level, drinks: drinks,
            timestamp: loggedAt.map(moment), source: nil, note: note)
        entry.isSuperseded = isSuperseded
        entries.append(entry)
    }
}

// MARK: Sessions

extension HistoryBuilder {
    /// Adds a session with a number of minutes, written as a decimal.
    package mutating func spend(_ minutes: String, on kind: Session.Kind, day: Day, type: String? = nil) {
        sessions.append(
            Session(
                origin: Origin(file: 1, line: sessions.count + 1), kind: kind, day: day, start: nil,
                minutes: decimal(minutes), type: type, source: nil, note: nil))
    }

    /// Adds ten minutes on every day drawn as `S`, from day 1.
    package mutating func draw(_ kind: Session.Kind, _ drawing: String) {
        for (offset, letter) in drawing.enumerated() where letter == "S" {
            spend("10", on: kind, day: day(1 + offset))
        }
    }
}

// MARK: Metrics

extension HistoryBuilder {
    /// Adds a value, written as a decimal.
    package mutating func measure(_ name: String, _ value: String, on number: Int) {
        metrics.append(
            Metric(
                origin: Origin(file: 3, line: metrics.count + 1), day: day(number), name: name, value: decimal(value),
                source: nil))
    }
}

extension History {
    /// Makes a history of logs one by one.
    package convenience init(
        profile: Profile, trackers: [Tracker], entries: [Entry], sessions: [Session], logs: [TrackerLog],
        why: String? = nil, notes: [Day: String] = [:], files: [String] = []
    ) {
        self.init(
            profile: profile, trackers: trackers, entries: entries, sessions: sessions, logs: LogTable(logs), why: why,
            notes: notes, files: files)
    }
}

extension Entry {
    /// An entry with any of its parts.
    package init(
        origin: Origin, day: Day, level: Level, drinks: FixedDecimal?, timestamp: Moment?, source: String?,
        note: String?
    ) {
        self.init(origin: origin, day: day, level: level, drinks: drinks)
        (self.timestamp, self.source, self.note) = (timestamp, source, note)
    }
}

extension Session {
    /// A session with any of its parts.
    package init(
        origin: Origin, kind: Kind, day: Day, start: Moment?, minutes: FixedDecimal, type: String?,
        kilocalories: FixedDecimal? = nil, source: String?, note: String?
    ) {
        self.init(origin: origin, kind: kind, day: day, minutes: minutes)
        (self.start, self.type, self.kilocalories) = (start, type, kilocalories)
        (self.source, self.note) = (source, note)
    }
}

extension TrackerLog {
    /// A log with any of its parts.
    package init(
        origin: Origin, tracker: Int, instant: Instant?, wallTime: WallTime?, day: Day, value: Value, trigger: String?,
        location: String?, note: String?, source: String? = nil
    ) {
        self.init(origin: origin, tracker: tracker, day: day, value: value)
        (self.instant, self.wallTime, self.trigger, self.location) = (instant, wallTime, trigger, location)
        (self.note, self.source) = (note, source)
    }
}
