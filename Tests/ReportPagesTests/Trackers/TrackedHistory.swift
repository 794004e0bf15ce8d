import ProgressAnalysis
import ProgressModel
import ReportPages

/// A history of trackers written down in a test; day 1 is Monday, 6 January 2025.
struct TrackedHistory {
    var language = Language.english
    private(set) var trackers: [Tracker] = []
    private(set) var logs: [TrackerLog] = []
    private(set) var entries: [Entry] = []

    static let firstMonday = Day(number: Day(year: 2025, month: 1, day: 6)?.number ?? 0)

    static func day(_ number: Int) -> Day { firstMonday.advanced(by: number - 1) }

    /// Adds a tracker; its logs follow.
    mutating func track(
        _ mode: Tracker.Mode, id: String = "scrolling", name: String = "Doomscrolling", icon: String = "📱",
        modes: [(mode: Tracker.Mode, since: Int)] = [], isActive: Bool = true, hasStreak: Bool = true,
        goal: String? = nil, unit: String? = nil, prompt: String? = nil, options: [String] = [],
        isPrivate: Bool = false
    ) {
        trackers.append(
            Tracker(
                id: id, name: LocalizedText(name), icon: icon, kind: mode.kind, mode: mode,
                modeChanges: modes.map { .init(mode: $0.mode, since: TrackedHistory.day($0.since)) },
                isActive: isActive, hasStreak: hasStreak, isPrivate: isPrivate,
                dailyGoal: goal.flatMap { FixedDecimal(digits: $0.utf8) }, unit: unit.map { LocalizedText($0) },
                prompt: prompt.map { LocalizedText($0) },
                options: options.map { .init(id: $0, name: LocalizedText($0), icon: nil) }))
    }

    /// Logs the last tracker.
    mutating func log(
        _ day: Int, hour: Int = 12, _ value: TrackerLog.Value = .none, trigger: String? = nil, place: String? = nil,
        note: String? = nil
    ) {
        let wall = WallTime(day: TrackedHistory.day(day), second: hour * 3600)
        logs.append(
            TrackerLog(
                origin: Origin(file: 0, line: logs.count + 1), tracker: trackers.count - 1,
                instant: CivilZone.utc.instant(of: wall), wallTime: wall, day: wall.day, value: value,
                trigger: trigger, location: place, note: note))
    }

    /// Logs an amount written as a decimal.
    mutating func log(_ day: Int, amount: String) {
        log(day, FixedDecimal(digits: amount.utf8).map { .amount($0) } ?? .none)
    }

    /// Logs as many moments as each digit says, from day 1; `.` is none.
    mutating func draw(_ drawing: String) {
        for (offset, character) in drawing.enumerated() {
            for _ in 0..<(character.wholeNumberValue ?? 0) { log(offset + 1) }
        }
    }

    /// Enters drinks.
    mutating func drink(_ drinks: Int, on day: Int) {
        entries.append(
            Entry(
                origin: Origin(file: 1, line: entries.count + 1), day: TrackedHistory.day(day),
                level: drinks < 2 ? .steady : drinks < 6 ? .easy : .wild, drinks: drinks, timestamp: nil, source: nil,
                note: nil))
    }

    func report(on today: Int) -> Report {
        var profile = Profile()
        profile.language = language
        let history = History(profile: profile, trackers: trackers, entries: entries, sessions: [], logs: logs)
        return Report(Analysis(history, asOf: .day(TrackedHistory.day(today))))
    }

    /// The page of a tracker, as of the end of a day.
    func page(_ id: String = "scrolling", on today: Int) -> TrackerPage? {
        TrackerPage(at: .tracker(id), in: report(on: today))
    }

    /// The insights, as of the end of a day.
    func insights(on today: Int) -> InsightsPage? {
        InsightsPage(at: .insights, in: report(on: today))
    }
}

extension TrackerPage {
    /// The card of bars with an id.
    func bars(_ id: String) -> BarList? {
        cards.lazy.compactMap { if case .bars(let list) = $0, list.id == id { list } else { nil } }.first
    }

    /// The tinted table with an id.
    func heat(_ id: String) -> HeatTable? {
        cards.lazy.compactMap { if case .heat(let table) = $0, table.id == id { table } else { nil } }.first
    }

    /// The card with the chart of an id.
    func columns(_ id: String) -> ColumnCard? {
        cards.lazy.compactMap { if case .columns(let card) = $0, card.chart.id == id { card } else { nil } }.first
    }

    /// The marks of the calendar's days from the first to today.
    var marks: [TrackerCalendar.Mark] {
        calendar?.halves.flatMap { $0.weeks.flatMap { $0.cells.compactMap { $0?.mark } } } ?? []
    }
}
