package import Counting
import Markup
package import Model
import Wording

/// One day of a ring calendar.
package struct RingCell: Sendable {
    /// The circle in the middle.
    package enum Core: Sendable, Hashable {
        case steady, easy, wild
        /// The day counts for what leads, or all habits are done; drawn like a steady one.
        case done
        /// A saboteur that is only watched was noticed.
        case noticed
        /// What is avoided was logged.
        case slip
        /// A part of the habits is done, 1–99.
        case part(Int)
        /// Steady without an entry, because the profile says so.
        case assumed
        /// No entry, because the streak is paused.
        case paused
        /// No entry.
        case none

        init(_ level: Level?) {
            self =
                switch level {
                case .steady: .steady
                case .easy: .easy
                case .wild: .wild
                case nil: .none
                }
        }

        init(_ habits: HabitCount) {
            self = habits.done == 0 ? .none : habits.isAll ? .done : .part(max(1, habits.percent ?? 0))
        }

        init(_ record: DayRecord?) { self = record?.isAssumed == true ? .assumed : Core(record?.level) }
    }

    /// What is drawn of a day that has been.
    package struct Drawing: Sendable {
        /// Nil if levels are never logged, and no tracker is in their place.
        package let core: Core?
        /// Drawn as a clover: a joker made the day good.
        package let isHealed: Bool
        package let isToday: Bool
        /// Percent of the goal, 0–100.
        package let workout, mindfulness: Int
        /// Percent of the goal of rings 4 and 5; as many as there are focus trackers.
        package let focus: [Int]
        /// How often something was noticed, for each of `focus` a tracker of awareness; 0 for other trackers.
        package let moments: [Int]
        /// Whether every ring that the history has is closed; never of one ring alone, which says so itself.
        package let isClosed: Bool
    }

    /// Day of the month.
    package let number: Int
    /// The day in words, for the tooltip and for those who do not see the drawing.
    package let label: String
    /// Nil for a day before the first record or after today.
    package let drawing: Drawing?
    /// The day's detail; nil if its month has no page.
    package let link: Link?
}

extension RingCell {
    /// A day as a cell; its label begins with the weekday.
    init(_ day: Day, in report: Report) {
        number = day.dayOfMonth
        guard report.analysis.days.range.contains(day) else {
            let isToCome = day > report.today
            label = isToCome ? report.phrases.weekdayAndNumber(day) + ": " + report.phrases.notYet : ""
            (drawing, link) = (nil, nil)
            return
        }
        var label = TextBuilder(report.phrases.weekdayAndNumber(day), ": ")
        report.tell(day, in: &label)
        let drawing = Drawing(day, in: report)
        if drawing.isClosed { label.item(report.phrases.allRingsClosed) }
        self.label = label.take()
        self.drawing = drawing
        link = report.span.contains(day.yearMonth) ? .day(day) : nil
    }
}

extension RingCell {
    /// A day as a badge shows it: without a link and the mark of today, and with rings for these trackers only.
    package init(badgeOf day: Day, _ trackers: [TrackerAnalysis] = [], label: String, in report: Report) {
        let shares = report.analysis.ringShares(on: day, focus: trackers)
        number = day.dayOfMonth
        self.label = label
        drawing = Drawing(
            core: report.hasLevels ? report.core(on: day) : nil, isHealed: report.isHealed(day),
            isToday: false, workout: shares.workout, mindfulness: shares.mindfulness, focus: shares.focus,
            moments: trackers.map { report.isAware($0, on: day) ? $0.days.count(on: day) : 0 },
            // A tick would speak of rings that the badge does not draw.
            isClosed: trackers.count >= report.focus.count && report.isClosed(shares, on: day))
        link = nil
    }
}

extension RingCell.Drawing {
    init(_ day: Day, in report: Report) {
        let shares = report.analysis.ringShares(on: day, focus: report.focus)
        let middle = report.middle(of: day)
        core = middle?.core
        isHealed = middle?.isHealed ?? false
        isToday = day == report.today
        workout = shares.workout
        mindfulness = shares.mindfulness
        focus = shares.focus
        moments = report.focus.map { report.isAware($0, on: day) ? $0.days.count(on: day) : 0 }
        isClosed = report.isWhole(shares, on: day)
    }
}

extension Report {
    /// Whether a day's rings are all closed; `shares` has those of the focus trackers that are shown.
    fileprivate func isClosed(_ shares: RingShares, on day: Day) -> Bool {
        // Nothing is expected of a tracker that rests, or that was not there yet.
        var (rings, closed) = (0, 0)
        func count(_ share: Int) {
            rings += 1
            if share == 100 { closed += 1 }
        }
        for (share, days) in zip(shares.focus, focusDays) where days?.contains(day) ?? false { count(share) }
        if hasWorkouts { count(shares.workout) }
        if hasMindfulness { count(shares.mindfulness) }
        return rings > 1 && closed == rings
    }

    /// The same where the middle of a day is a ring too, of all habits.
    fileprivate func isWhole(_ shares: RingShares, on day: Day) -> Bool {
        isClosed(shares, on: day) && (!drawsHabits || analysis.habitCount(on: day).isAll)
    }

    /// Whether every ring of a day of the report is closed.
    func isClosed(_ day: Day) -> Bool {
        analysis.days.range.contains(day) && isWhole(analysis.ringShares(on: day, focus: focus), on: day)
    }

    /// Whether a tracker's moments are only noticed on a day, not avoided.
    fileprivate func isAware(_ tracker: TrackerAnalysis, on day: Day) -> Bool {
        (tracker.walk(on: day)?.mode ?? tracker.mode) == .awareness
    }
}

extension RingCell {
    /// The day's level and whether a joker healed it; empty for a day that is not told of.
    package var emoji: String {
        guard let drawing, let core = drawing.core else { return "" }
        return drawing.isHealed ? core.emoji + "🍀" : core.emoji
    }
}

extension RingCell.Core {
    /// The emoji of its level; a dash for no entry.
    package var emoji: String {
        switch self {
        case .steady: Level.steady.emoji
        case .easy: Level.easy.emoji
        case .wild: Level.wild.emoji
        case .assumed: "◌"
        case .paused: "⏸"
        case .done, .noticed: "●"
        case .slip: "○"
        case .part(let percent): percent < 34 ? "◔" : percent < 67 ? "◑" : "◕"
        case .none: "–"
        }
    }
}
