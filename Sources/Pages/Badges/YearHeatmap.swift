package import Counting
package import Model
import Wording

/// The past year of a streak or a tracker as a heatmap, to be shown on other pages.
package struct YearHeatmap: Sendable {
    /// How strongly a day is drawn.
    package enum Shade: Hashable, Sendable {
        /// A day before the first record, which is left empty.
        case outside
        /// A day with nothing to show, for whatever reason.
        case empty
        /// 1 lightest to 10 strongest.
        case filled(Int)
        /// A joker made the day good.
        case healed
        /// An avoided thing was logged, or a limit exceeded.
        case slip

        package var isFilled: Bool { if case .filled = self { true } else { false } }
    }

    package let family: StreakFamily
    /// The name of its file without the extension: `noalc-heatmap`, `run-heatmap`.
    package let name: String
    package let label: String
    /// The number of days of the year on which there was something, or of chosen days those that count.
    package let message: String
    /// The colour of the days, as `#RRGGBB`; nil for the greens of good days.
    package let colour: String?
    /// Seven days each; nil after today; `month` is the short name of a month in its first whole week, else empty.
    package let weeks: [(month: String?, cells: [Shade?])]
    /// The days that are shown, if they were chosen; nil for the past year.
    package let shown: ClosedRange<Day>?
    /// Whether it is about a tracker that only the person should see; then no page offers it for use elsewhere.
    package let isForOneself: Bool

    /// The label and the message.
    package var title: String { "\(label): \(message)" }

    /// Whether no day has anything to show.
    package var isEmpty: Bool {
        !weeks.contains { $0.cells.contains { $0.map { $0.isFilled || $0 == .healed } ?? false } }
    }

    private static let levels = "noalc"
    private static let ending = "-heatmap"
}

extension YearHeatmap {
    private static let weekCount = 53

    /// A heatmap for each streak that has ever begun, then for the active trackers that have begun, in file order.
    ///
    /// With `days`, only those are shown; if they are longer than a year, their last part.
    package static func all(in report: Report, days: ClosedRange<Day>? = nil) -> [YearHeatmap] {
        let yearAgo = report.firstDayOfWeek(of: report.today).advanced(by: -7 * (weekCount - 1))
        let span: Span = (
            days.map { max(yearAgo, report.firstDayOfWeek(of: $0.lowerBound)) } ?? yearAgo,
            days.map { max($0.lowerBound, yearAgo)...$0.upperBound }
        )
        // A day that is still open isn't counted.
        func isDecided(_ habit: Habit, _ day: Day) -> Bool {
            day < report.today || report.analysis.daysDone(habit, in: day...day).asked > 0
        }
        var maps: [YearHeatmap] = []
        let phrases = report.phrases
        if report.hasLevels {
            maps.append(
                YearHeatmap(
                    .noalc, levels, report.profile.levelStreakName(phrases), of: span,
                    isCounted: { $0 < report.today || report.analysis.days[$0]?.level != nil }, in: report
                ) { Shade(levelOf: $0, in: report) })
        }
        maps += report.activities.map { activity in
            let days = ActivityDays(activity, from: span.first, in: report)
            return YearHeatmap(
                .activity(activity), activity.rawValue, activity.name(phrases), of: span,
                isCounted: { isDecided(.activity(activity), $0) },
                isDone: { report.analysis.isDone(.activity(activity), on: $0) }, in: report
            ) { Shade($0, of: days) }
        }
        return maps
            + trackers(in: report).map { tracker in
                let shades = TrackerShades(tracker, in: report)
                // A tracker of a good habit may have logs before its first day, too.
                let isCounted = { (day: Day) in
                    (tracker.kind != .saboteur || tracker.isOfMode(day)) && isDecided(.tracker(tracker), day)
                }
                return YearHeatmap(
                    .tracker(tracker.index), tracker.id, report.streakName(of: tracker),
                    colour: tracker.mode == .avoidance ? nil : report.colour(of: tracker),
                    isForOneself: tracker.visibility == .hidden, of: span, isCounted: isCounted,
                    isDone: { report.analysis.isDone(.tracker(tracker), on: $0) }, in: report
                ) { shades[$0] }
            }
    }

    /// The names of all heatmaps, without drawing them; no tracker has the id of an activity.
    static func names(in report: Report) -> [String] {
        let ids = report.activities.map(\.rawValue) + trackers(in: report).map(\.id)
        return ((report.hasLevels ? [levels] : []) + ids).map { $0 + ending }
    }

    private static func trackers(in report: Report) -> [TrackerAnalysis] {
        report.analysis.trackers.filter { $0.isActive && $0.firstDay != nil }
    }

    /// `days` is nil if all days from the first on are shown.
    private typealias Span = (first: Day, days: ClosedRange<Day>?)

    private init(
        _ family: StreakFamily, _ id: String, _ label: String, colour: String? = nil, isForOneself: Bool = false,
        of span: Span, isCounted: (Day) -> Bool, isDone: ((Day) -> Bool)? = nil, in report: Report,
        _ shade: (Day) -> Shade
    ) {
        let (first, today) = (span.first, report.today)
        var month = first.advanced(by: -1).yearMonth
        var (filled, done, counted) = (0, 0, 0)
        weeks = stride(from: first, through: today, by: 7).enumerated().map { index, monday in
            let isNew = monday.yearMonth != month && monday.dayOfMonth <= 7
            month = monday.yearMonth
            // The names of two adjacent weeks would overlap.
            let isNamed = isNew && index + 2 < YearHeatmap.weekCount
            let cells = (0..<7).map { offset -> Shade? in
                let day = monday.advanced(by: offset)
                guard day <= today, span.days?.contains(day) ?? true else { return nil }
                let shade = shade(day)
                if shade.isFilled { filled += 1 }
                // Some of it isn't enough: minutes below the minimum, a part of a goal.
                let isDone = isDone?(day) ?? shade.isFilled
                if isDone { done += 1 }
                if isDone || isCounted(day) { counted += 1 }
                return shade
            }
            return (isNamed ? report.phrases.shortMonthName(monday.date.month) : nil, cells)
        }
        (self.family, shown) = (family, span.days)
        name = id + YearHeatmap.ending
        self.label = label
        message =
            span.days.map { _ in "\(report.numbers.text(done)) \(report.phrases.ofDays(counted))" }
            ?? report.phrases.daysOfThePastYear(filled)
        self.colour = colour
        self.isForOneself = isForOneself
    }
}

extension YearHeatmap.Shade {
    /// The shade of a day by its level: a day that is neither sober nor healed is empty.
    fileprivate init(levelOf day: Day, in report: Report) {
        guard let record = report.analysis.days[day] else {
            self = .outside
            return
        }
        if record.shade > 0 {
            self = .filled(report.lead == .less ? HeatLook.soberStep : record.shade)
        } else if report.isHealed(day) {
            self = .healed
        } else {
            self = record.level == .steady ? .filled(HeatLook.soberStep / 2) : .empty
        }
    }

    fileprivate init(_ day: Day, of days: ActivityDays) {
        guard let shade = days.shade(of: day) else {
            self = .outside
            return
        }
        self = shade > 0 ? .filled(2 * shade) : days.isHealed(day) ? .healed : .empty
    }

    fileprivate init(_ mark: TrackerMark) {
        self =
            switch mark {
            case .outside: .outside
            case .done, .noted, .kept, .avoided: .filled(8)
            case .goal(let part): .filled(2 * part)
            case .moments(let count): .filled(2 + 2 * count)
            case .healed: .healed
            case .above, .slipped: .slip
            case .paused, .notPlanned, .none, .carried, .ended: .empty
            }
    }
}

/// The shades of a tracker's days, for a drawing without words.
package struct TrackerShades {
    private let marks: TrackerMarks

    package init(_ tracker: TrackerAnalysis, in report: Report) { marks = TrackerMarks(tracker, in: report) }

    /// Days in another mode are outside, because their good days are counted differently.
    package subscript(day: Day) -> YearHeatmap.Shade {
        marks.tracker.isOfMode(day) ? YearHeatmap.Shade(marks.drawnMark(on: day)) : .outside
    }
}
