import ProgressAnalysis
import ProgressModel
import ReportWords

/// What was done day by day.
extension WeekRows {
    /// The trackers of type good of a week and, where habits lead, the activities; nil where nothing was asked of any.
    init?(habitsOf summary: WeekSummary, in report: Report) {
        let phrases = report.phrases
        let activities = report.lead == .habits ? report.activities.map(Habit.activity) : []
        let trackers = report.analysis.trackers.filter { $0.kind == .good }.map(Habit.tracker)
        let weekdays = summary.week.days.map { phrases.shortName(of: $0.weekday) }
        let rows = (activities + trackers).compactMap { Row.of($0, summary, weekdays: weekdays, in: report) }
        guard !rows.isEmpty else { return nil }
        title = phrases.habits
        (style, id) = ("wk-rows wk-habits", "h-habits")
        let hasNumbers = rows.contains { $0.row.strip.dots.contains { $0?.text.isEmpty == false } }
        let isRunning = report.today < summary.week.sunday
        legend = [
            isRunning ? phrases.weekGoesOn : "", phrases.fullDotsAreDone, hasNumbers ? phrases.numbersAreAmounts : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
        self.weekdays = weekdays
        self.rows = rows.map(\.row)
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title, headings: [title] + weekdays,
            rows: rows.map { [$0.row.name] + $0.cells })
    }
}

extension WeekRows.Row {
    /// A habit's row, and the cells of its days in the table; nil if nothing was asked in the week, and nothing done.
    fileprivate static func of(
        _ habit: Habit, _ summary: WeekSummary, weekdays: [String], in report: Report
    ) -> (row: WeekRows.Row, cells: [String])? {
        let (phrases, analysis) = (report.phrases, report.analysis)
        let days = Array(summary.week.days)
        let outcomes = days.map { $0 <= report.today ? analysis.outcome(of: habit, on: $0) : nil }
        guard outcomes.contains(where: { $0 != nil && $0 != .rest }) else { return nil }
        let amounts = days.map { report.amount(of: habit, on: $0) }
        let cells = zip(outcomes, amounts).map { outcome, amount in
            guard let outcome else { return "" }
            return amount.isEmpty ? phrases.name(of: outcome) : amount
        }
        let name = report.name(of: habit)
        let text = text(habit, summary, healed: outcomes.count { $0 == .healed }, in: report)
        let (icon, id): (String, String)
        switch habit {
        case .activity(let activity): (icon, id) = (activity.emoji, activity.rawValue)
        case .tracker(let tracker): (icon, id) = (tracker.icon, "h\(tracker.index)")
        }
        // In a dot there is room for four letters.
        let short = zip(days, amounts).map { day, amount in
            amount.count <= 4
                ? amount : [1, 0].map { report.amount(of: habit, on: day, places: $0) }.first { $0.count <= 4 } ?? ""
        }
        var strip = WeekStrip(
            id: id, title: phrases.dayByDay(name),
            description: zip(weekdays, cells).filter { !$1.isEmpty }.map { "\($0) \($1)" }.joined(separator: ", "),
            dots: zip(outcomes, short).map { outcome, text in
                outcome.map { WeekStrip.Dot(look: WeekStrip.Dot.Look($0), text: text) }
            })
        switch habit {
        case .activity(let activity): strip.style = activity == .meditation ? "s-m" : "s-w"
        case .tracker(let tracker): strip.colour = report.colour(of: tracker)
        }
        return (WeekRows.Row(icon: icon, name: name, link: report.link(to: habit), text: text, strip: strip), cells)
    }

    private static func text(_ habit: Habit, _ summary: WeekSummary, healed: Int, in report: Report) -> String {
        let phrases = report.phrases
        let count = report.analysis.habitCount(of: habit, in: summary.week)
        // A week may have more days than it needs.
        let done = summary.days.count { report.analysis.isDone(habit, on: $0) }
        let days =
            done > count.asked ? phrases.days(done) : Figure(report.numbers.text(done), phrases.ofDays(count.asked))
        return [
            count.asked > 0 ? days.text : "", report.total(of: habit, in: summary.days),
            healed > 0 ? "\(report.numbers.text(healed)) \(phrases.healedWord)" : "",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension WeekStrip.Dot.Look {
    fileprivate init(_ outcome: HabitDay) {
        self =
            switch outcome {
            case .done: .done
            case .healed: .healed
            case .missed, .open: .none
            case .rest: .rest
            }
    }
}

extension Report {
    /// What was counted of a habit on a day, without its unit and with at most so many places; empty where nothing was, or
    /// nothing is counted.
    fileprivate func amount(of habit: Habit, on day: Day, places: Int = 9) -> String {
        switch habit {
        case .activity(let activity):
            let minutes = analysis.days[day].map { activity.minutes(of: $0) } ?? 0
            return minutes > 0 ? numbers.text(minutes) : ""
        case .tracker(let tracker):
            let value = tracker.days.value(on: day)
            guard tracker.tracker.hasAmounts, value.isKnown else { return "" }
            return tracker.tracker.text(of: value.shown.rounded(toPlaces: places), numbers)
        }
    }

    /// What was counted over some days, with its unit: the sum or, of a number that is none, the mean; else empty.
    func total(of habit: Habit, in days: ClosedRange<Day>) -> String {
        switch habit {
        case .activity(let activity):
            let minutes = days.reduce(0) { $0 + (analysis.days[$1].map { activity.minutes(of: $0) } ?? 0) }
            return minutes > 0 ? phrases.duration(minutes).text : ""
        case .tracker(let tracker):
            guard tracker.tracker.hasAmounts else { return "" }
            if tracker.hasTotal {
                let total = days.reduce(FixedDecimal.zero) { $0 + tracker.days.total(on: $1) }
                return total > .zero ? Figure(total, of: tracker, in: self).text : ""
            }
            return tracker.days.mean(in: days).map { phrases.onAverage(Figure($0.value, of: tracker, in: self).text) }
                ?? ""
        }
    }
}
