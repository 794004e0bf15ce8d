import Counting
import Model
package import Wording

/// The large number of a share card.
package struct ShareHeadline: Sendable {
    /// `28` and `days sober`.
    package let figure: Figure
    /// The time: `since 4 Oct 2025`.
    package let caption: String

    /// Whether the caption contains what is counted: `Meditation in August 2025`.
    private var isNamed = false

    /// The figure and the caption in one line.
    package var text: String { isNamed ? "\(caption): \(figure.text)" : "\(figure.text) \(caption)" }
}

extension ShareHeadline {
    /// The headline of a card.
    ///
    /// Without a current sober run, the streak's card shows the streak of levels, or else all sober days: a card never
    /// shows 0.
    package init(_ address: ShareAddress, in report: Report) {
        let phrases = report.phrases
        switch address {
        case .month(let month):
            self.init(address.days(in: report), phrases.inMonth(phrases.text(month)), in: report)
        case .year(let year), .poster(let year):
            self.init(address.days(in: report), phrases.inYear(String(year)), in: report)
        case .habits: self.init(habitsIn: report)
        case .tracker(let id): self.init(ofTracker: id, in: report)
        case .streak: self.init(streakIn: report)
        case .activity(let activity): self.init(of: activity, in: report)
        }
    }

    /// The sober days of a span, or those that count for the leading streak.
    private static func days(in days: ClosedRange<Day>, of report: Report) -> Figure {
        guard let leading = report.leading, leading.isOfTrackers else {
            return report.countedDaysFigure(in: days)
        }
        return leading.figure(in: days, of: report)
    }

    /// The days of a span, with the name of the tracker if they are those of a single one.
    private init(_ range: ClosedRange<Day>, _ span: String, in report: Report) {
        let days = ShareHeadline.days(in: range, of: report)
        guard let leading = report.leading, leading.isOfTrackers, !leading.isOfAllHabits else {
            self.init(figure: days, caption: span)
            return
        }
        let name = leading.goodDay(in: report, named: ShareHeadline.shortened)
        self.init(figure: days, caption: "\(name) \(span)", isNamed: true)
    }

    /// The maximum number of letters of a name.
    private static let longestName = 18

    private static func shortened(_ name: String) -> String {
        name.count > longestName ? "\(name.prefix(longestName - 1))…" : name
    }

    /// The longest current streak, with the name of its habit if there are several, or else all days that count.
    private init(habitsIn report: Report) {
        let phrases = report.phrases
        guard let leading = report.leading, let (streak, name) = leading.streak(in: report), streak.current > 0 else {
            let first = report.leading?.first ?? report.today
            figure = ShareHeadline.days(in: min(first, report.today)...report.today, of: report)
            caption = phrases.since(phrases.shortDate(first))
            return
        }
        let mode = report.leadingTracker?.mode
        figure = phrases.streakFigureBelowName(mode == .awareness ? .awareness : .yesNo, streak.current, streak.unit)
        caption =
            leading.isOfAllHabits
            ? ShareHeadline.shortened(name)
            : streak.goodAndHealed(phrases, ofNoticing: mode == .awareness) ?? streak.start.map {
                phrases.since(phrases.shortDate($0))
            } ?? ""
    }

    private init(streakIn report: Report) {
        let phrases = report.phrases
        let (sobriety, streak) = (report.analysis.sobriety, report.analysis.noalc.streak)
        if report.lead == .less {
            let weeks = streak.unit == .week ? streak : nil
            if let weeks, let start = weeks.start {
                figure = phrases.weeksWithinGoal(weeks.current)
                caption = phrases.since(phrases.shortDate(start))
            } else if let longest = weeks?.longest {
                figure = phrases.weeksWithinGoal(longest.length)
                caption = phrases.longestSoFar
            } else {
                let first = streak.walk.days.lowerBound
                figure = report.countedDaysFigure(in: min(first, report.today)...report.today)
                caption = phrases.since(phrases.shortDate(first))
            }
        } else if let current = sobriety.current {
            figure = phrases.daysSober(current.length)
            caption = phrases.since(phrases.shortDate(current.first))
        } else if streak.current > 0 {
            figure = phrases.inARow(streak.current, streak.unit)
            let start = streak.unit == .day && streak.good < streak.current ? nil : streak.start
            caption = start.map { phrases.since(phrases.shortDate($0)) } ?? phrases.jokersIncluded
        } else {
            figure = phrases.soberDays(sobriety.soberDays)
            caption = phrases.since(phrases.shortDate(streak.walk.days.lowerBound))
        }
    }

    /// The current streak of an activity, or else all its days that count.
    private init(of activity: Activity, in report: Report) {
        let phrases = report.phrases
        let (all, streak) = (report.analysis.activity(activity), report.analysis.activity(activity).streak)
        if streak.current > 0 {
            figure = phrases.inARow(streak.current, streak.unit)
            caption =
                streak.goodAndHealed(phrases) ?? streak.start.map { phrases.since(phrases.shortDate($0)) } ?? ""
        } else {
            figure = phrases.days(all.days)
            caption = phrases.since(phrases.shortDate(streak.walk.days.lowerBound))
        }
    }

    /// The current streak of a tracker, or else its days that count.
    private init(ofTracker id: String, in report: Report) {
        let phrases = report.phrases
        guard let tracker = report.tracker(id) else {
            (figure, caption) = (phrases.days(0), "")
            return
        }
        caption = ShareHeadline.shortened(report.streakName(of: tracker))
        if let streak = tracker.streak, streak.current > 0 {
            figure = phrases.inARow(streak.current, streak.unit)
        } else {
            figure = phrases.days(report.daysDone(tracker))
        }
    }
}
