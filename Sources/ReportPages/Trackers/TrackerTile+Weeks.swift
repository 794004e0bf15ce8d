import ProgressAnalysis
import ProgressModel
import ReportWords

extension TrackerTile.Weeks {
    /// The weeks of a tracker: what is drawn is what its own page draws.
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

    /// The weeks up to today's; nil where no day of them is of the tracker's time.
    ///
    /// All is asked for days up to today. `words` tells the days that are counted, of those that are told.
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
        // A number and the days that it is of are one choice of days.
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
    /// What is drawn of a day; nil outside of the tracker's time.
    fileprivate init?(_ mark: TrackerMark) {
        switch mark {
        case .outside: return nil
        case .none, .paused, .notPlanned: self = .empty
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
