import Counting
import Model
import Wording

/// The marks of a tracker's days.
struct TrackerMarks {
    let tracker: TrackerAnalysis
    let report: Report
    private let rest: RestDays

    init(_ tracker: TrackerAnalysis, in report: Report) {
        (self.tracker, self.report) = (tracker, report)
        rest = tracker.tracker.rest(report.profile)
    }

    /// The mark that is drawn for a day.
    ///
    /// A day on which a streak ended looks like any other day with or without a log, so that the drawing emphasises
    /// what was done. Words and tables contain the end. A day without noticed moments isn't drawn as a good one either.
    func drawnMark(on day: Day) -> TrackerMark {
        let mark = mark(on: day)
        if mark == .carried { return .none }
        guard mark == .ended else { return mark }
        return tracker.days.isDone(on: day) ? TrackerMark(logOf: tracker, tracker.mode(on: day), on: day) : .none
    }

    /// The mark of a day; only a streak that the tracker shows can end or heal, and weeks don't end or heal days.
    func mark(on day: Day) -> TrackerMark {
        let isDone = tracker.days.isDone(on: day)
        guard let (mode, walk) = tracker.walk(on: day) else {
            return isDone ? TrackerMark(logOf: tracker, tracker.mode, on: day) : .outside
        }
        let outcome = tracker.hasStreak ? walk[day]?.outcome : nil
        if mode == .avoidance, !isDone { return .avoided }
        // A single day isn't yet a streak that could end; in avoidance every log ends one.
        if walk.unit != .week, case .broken(let lost) = outcome, lost > (mode == .avoidance ? 0 : 1) { return .ended }
        if walk.unit != .week, outcome == .healed { return mode == .awareness ? .carried : .healed }
        if isDone { return TrackerMark(logOf: tracker, mode, on: day) }
        return switch rest.reason(on: day) {
        case .paused: .paused
        case .notPlanned: .notPlanned
        case nil: .none
        }
    }
}

extension TrackerMark {
    fileprivate init(logOf tracker: TrackerAnalysis, _ mode: Tracker.Mode, on day: Day) {
        switch mode {
        case .awareness: self = .moments(min(4, tracker.days.count(on: day)))
        case .avoidance: self = .slipped
        case .yesNo: self = .done
        case .selection, .note: self = .noted
        case .counter, .number:
            let value = tracker.days.value(on: day)
            switch tracker.target {
            case .goal(let goal) where goal > .zero: self = .goal(tracker.partOfGoal(on: day) ?? 4)
            case .limit where value.isKnown:
                self = tracker.days.meetsTarget(of: tracker.tracker, on: day) ? .kept : .above
            case .goal, .limit, nil: self = .noted
            }
        }
    }

    /// The marks of a legend in reading order, without those that don't occur; all parts of a goal share one.
    static func legend(of used: Set<TrackerMark>, _ phrases: Phrases) -> [(mark: TrackerMark, text: String)] {
        var marks: [TrackerMark] = [.done, .noted, .kept, .above, .goal(4), .goal(2), .avoided]
        marks += [.slipped] + (1...4).map { .moments($0) } + [.healed, .paused, .notPlanned, .none]
        return marks.filter { mark in
            mark == .goal(2) ? (1...3).contains { used.contains(.goal($0)) } : used.contains(mark)
        }.map { ($0, phrases.mark($0)) }
    }
}
