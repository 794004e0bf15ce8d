package import Counting
import Markup
package import Model
import Wording

/// One day of a ring calendar.
package struct RingCell: Sendable {
    /// The circle in the middle.
    package enum Core: Sendable, Hashable {
        case steady, easy, wild
        /// The day counts for the leading tracker, or all habits are done; drawn like a steady day.
        case done
        /// A saboteur in awareness was noticed.
        case noticed
        /// An avoided thing was logged.
        case slip
        /// A part of the habits is done, 1–99 percent.
        case part(Int)
        /// Steady without an entry, as assumed by the profile.
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

    /// The drawing of a day up to today.
    package struct Drawing: Sendable {
        /// Nil if there are no levels, and no tracker in their place.
        package let core: Core?
        /// Whether it has a clover, because a joker made the day good.
        package let isHealed: Bool
        package let isToday: Bool
        /// Percent of the goal, 0–100.
        package let workout, mindfulness: Int
        /// Percent of the goal of rings 4 and 5, one for each focus tracker.
        package let focus: [Int]
        /// The number of noticed moments for each of `focus`; 0 for trackers that aren't in awareness.
        package let moments: [Int]
        /// Whether all rings that the history has are closed; false if there is only one, which is enough itself.
        package let isClosed: Bool
    }

    /// The day of the month.
    package let number: Int
    /// The day in words, for the tooltip and for screen readers.
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
    /// A day for a badge: without a link and the mark of today, and with the rings of these trackers only.
    package init(badgeOf day: Day, _ trackers: [TrackerAnalysis] = [], label: String, in report: Report) {
        let shares = report.analysis.ringShares(on: day, focus: trackers)
        number = day.dayOfMonth
        self.label = label
        drawing = Drawing(
            core: report.hasLevels ? report.core(on: day) : nil, isHealed: report.isHealed(day),
            isToday: false, workout: shares.workout, mindfulness: shares.mindfulness, focus: shares.focus,
            moments: trackers.map { report.isAware($0, on: day) ? $0.days.count(on: day) : 0 },
            // A tick would refer to rings that the badge doesn't draw.
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
    /// Whether all rings of a day are closed; `shares` has the focus trackers that are shown.
    fileprivate func isClosed(_ shares: RingShares, on day: Day) -> Bool {
        // Nothing is expected of a tracker that rests or didn't exist yet.
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

    /// Whether all rings of a day are closed, including the middle if it is a ring of all habits.
    fileprivate func isWhole(_ shares: RingShares, on day: Day) -> Bool {
        isClosed(shares, on: day) && (!drawsHabits || analysis.habitCount(on: day).isAll)
    }

    /// Whether all rings of a day of the report are closed.
    func isClosed(_ day: Day) -> Bool {
        analysis.days.range.contains(day) && isWhole(analysis.ringShares(on: day, focus: focus), on: day)
    }

    /// Whether a tracker's moments are only noticed on a day, not avoided.
    fileprivate func isAware(_ tracker: TrackerAnalysis, on day: Day) -> Bool {
        (tracker.walk(on: day)?.mode ?? tracker.mode) == .awareness
    }
}

extension RingCell {
    /// The emoji of the day's level, and of a healed day; empty for a day without a drawing.
    package var emoji: String {
        guard let drawing, let core = drawing.core else { return "" }
        return drawing.isHealed ? core.emoji + "🍀" : core.emoji
    }
}

extension RingCell.Core {
    /// The emoji of its level; a dash if there is no entry.
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
