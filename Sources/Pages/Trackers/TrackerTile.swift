import Counting
import Model
package import Wording

/// A tracker or an activity in a list: its emoji, its number, and the last 13 weeks at a glance.
package struct TrackerTile: Sendable {
    /// The days of the last 13 weeks, drawn as a grid of dots.
    package struct Weeks: Sendable {
        package let title: String
        package let description: String
        /// Week by week, seven days each; nil outside of the tracker's time and after today.
        package let dots: [Dot?]
        /// The number of days with logs in each week; for an activity the days that count, and for an avoidance tracker
        /// the days without logs.
        let counts: [Int]
        /// Whether days without logs are counted.
        let isAvoided: Bool

        /// A day.
        package enum Dot: Sendable, Hashable {
            /// A day on which nothing was logged, or nothing that counts.
            case empty
            /// From 1 for a little to 3 for a full day.
            case size(Int)
            /// A day without an avoided thing; and a day with one, or above a limit.
            case good, slip
            case healed
        }
    }

    package let id: String
    package let icon: String
    package let name: String
    /// Its streak; nil if there isn't one.
    package let figure: Figure?
    /// Whether a streak is running; a streak of 0 isn't shown as a headline.
    var isRunning: Bool { figure.map { $0.number != "0" } ?? false }
    package let jokers: Int
    /// The jokers held in words; nil if none are shown.
    package let jokerText: String?
    /// The text below the number: the last log, or the number of the last 28 days; empty if only the streak may be
    /// shown.
    package let words: String
    /// Nil if it has no page.
    package let link: Link?
    /// `#RRGGBB`, readable on both schemes; nil for an activity.
    package let colour: String?
    package let kind: Kind
    /// Whether its days aren't good ones, because moments are only noticed.
    var isOfNoticing = false

    /// The kind, for the colour if it has none of its own.
    package enum Kind: Sendable {
        case meditation, workout, good, saboteur
    }

    /// Nil if nothing was ever recorded.
    package let weeks: Weeks?
}

extension TrackerTile {
    /// The number of weeks.
    static let weekCount = 13

    /// The first days of the weeks, ascending.
    static func weeks(in report: Report) -> [Day] {
        let last = report.firstDayOfWeek(of: report.today)
        return (0..<weekCount).map { last.advanced(by: 7 * ($0 - weekCount + 1)) }
    }

    init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let name = report.name(of: tracker)
        id = "tile-" + tracker.id
        icon = tracker.icon
        self.name = name
        link = Link(.tracker(tracker.id))
        colour = report.colour(of: tracker)
        kind = tracker.kind == .saboteur ? .saboteur : .good
        isOfNoticing = tracker.mode == .awareness
        let streak = tracker.isActive ? tracker.streak : nil
        figure = streak.map { phrases.streakFigureBelowName(tracker.mode, $0.current, $0.unit) }
        jokers = streak?.shownRewards ?? 0
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        let marks = TrackerMarks(tracker, in: report)
        words = TrackerTile.words(for: marks, in: report)
        weeks =
            tracker.days.logs > 0 || tracker.walk(on: report.today) != nil ? Weeks(name, marks, in: report) : nil
    }

    /// An activity that was recorded.
    init(_ activity: Activity, in report: Report) {
        let (phrases, days) = (report.phrases, report.analysis.days)
        let streak = report.analysis.activity(activity).streak
        id = "tile-" + activity.rawValue
        icon = activity.emoji
        name = activity.name(phrases)
        link = Link(.activity(activity))
        colour = nil
        kind = activity == .meditation ? .meditation : .workout
        figure = phrases.inARow(streak.current, streak.unit)
        jokers = streak.shownRewards
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        words = TrackerTile.words(for: activity, in: report)
        let isRecorded = { (day: Day) in days[day].map(activity.isRecorded) ?? false }
        let counts = { (day: Day) in report.analysis.counts(activity, on: day) }
        let isHealed = { (day: Day) in streak.walk.unit != .week && streak.walk[day]?.outcome == .healed }
        weeks = Weeks(
            name, in: report, words: phrases.daysCounting, isCounted: counts, isTold: days.range.contains,
            dot: { day in
                guard days.range.contains(day) else { return nil }
                return counts(day) ? .size(3) : isHealed(day) ? .healed : isRecorded(day) ? .size(1) : .empty
            })
    }

    /// A tracker whose name and streak others may see.
    init(_ tracker: SharedTracker, in report: Report) {
        let phrases = report.phrases
        id = ""
        icon = tracker.icon
        name = tracker.name.text(in: report.language).isolated
        figure = phrases.streakFigureBelowName(tracker.mode, tracker.current, tracker.unit)
        jokers = tracker.rewards
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        words = ""
        link = nil
        colour = nil
        kind = tracker.mode.kind == .saboteur ? .saboteur : .good
        isOfNoticing = tracker.mode == .awareness
        weeks = nil
    }
}

extension TrackerTile.Weeks {
    /// The weeks of a tracker, with the marks of its own page.
    init?(_ name: String, _ marks: TrackerMarks, in report: Report) {
        let (tracker, phrases) = (marks.tracker, report.phrases)
        guard tracker.mode == .avoidance else {
            let first = tracker.firstDay ?? report.today
            self.init(
                name, in: report, words: phrases.daysWithLog, isCounted: { tracker.days.isDone(on: $0) },
                isTold: { $0 >= first }, dot: { Dot(marks.drawnMark(on: $0)) })
            return
        }
        self.init(
            name, in: report, isAvoided: true, words: { phrases.daysWithout($0) },
            isCounted: { marks.mark(on: $0) == .avoided },
            isTold: { tracker.walk(on: $0)?.mode == .avoidance },
            dot: { Dot(marks.drawnMark(on: $0)) })
    }

    /// The weeks up to today's; nil if no day of them is in the tracker's time.
    ///
    /// All functions are called for days up to today; `words` gets the number of counted days among those mentioned.
    init?(
        _ name: String, in report: Report, isAvoided: Bool = false, words: (Int) -> Figure, isCounted: (Day) -> Bool,
        isTold: (Day) -> Bool, dot: (Day) -> Dot?
    ) {
        let (phrases, today) = (report.phrases, report.today)
        let weeks = TrackerTile.weeks(in: report).map { week in
            (0..<7).map { week.advanced(by: $0) }.filter { $0 <= today }
        }
        let dots = weeks.map { days in days.map(dot) + [Dot?](repeating: nil, count: 7 - days.count) }
        self.dots = dots.flatMap(\.self)
        // The number and the days must be selected in the same way.
        counts = weeks.map { days in days.count { isTold($0) && isCounted($0) } }
        self.isAvoided = isAvoided
        let told = zip(weeks, dots).flatMap { days, dots in zip(days, dots).filter { isTold($0.0) }.map(\.1) }
        guard self.dots.contains(where: { $0 != nil }) else { return nil }
        let healed = told.count { $0 == .healed }
        let text = words(counts.reduce(0, +)).text
        title = phrases.stripTitle(
            name, healed > 0 ? "\(text), \(report.numbers.text(healed)) \(phrases.healedWord)" : text, of: told.count)
        description = phrases.tileDescription(isAvoided: isAvoided)
    }
}

extension TrackerTile.Weeks.Dot {
    /// The dot of a mark; nil outside of the tracker's time.
    fileprivate init?(_ mark: TrackerMark) {
        switch mark {
        case .outside: return nil
        case .none, .carried, .paused, .notPlanned: self = .empty
        case .healed: self = .healed
        case .noted, .done, .kept: self = .size(3)
        case .avoided: self = .good
        case .above, .slipped: self = .slip
        case .ended: self = .size(1)
        case .goal(let third): self = .size(third == 4 ? 3 : max(1, third - 1))
        case .moments(let count): self = .size(min(3, count))
        }
    }
}
