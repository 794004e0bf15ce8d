import Counting
import Model
import Wording

/// The habits of a week, day by day.
extension Card {
    /// The trackers of type good and, if habits are the aim, the activities; nil if nothing was expected.
    static func habits(of summary: WeekSummary, in report: Report) -> Card? {
        let phrases = report.phrases
        let activities = report.lead == .habits ? report.activities.map(Habit.activity) : []
        let trackers = report.analysis.trackers.filter { $0.kind == .good }.map(Habit.tracker)
        let rows = (activities + trackers).compactMap { HabitWeek($0, summary, in: report) }
        guard !rows.isEmpty else { return nil }
        let hasNumbers = rows.contains { $0.strip.dots.contains { $0?.text.isEmpty == false } }
        let legend = [
            report.today < summary.week.sunday ? phrases.weekGoesOn : nil, phrases.fullDotsAreDone,
            hasNumbers ? phrases.numbersAreAmounts : nil,
        ]
        return Card(
            .habits, style: "wk-rows wk-habits", title: phrases.habits,
            [
                .legend(legend.compactMap(\.self).joined(separator: " ")), .drawing(WeekStrip.weekdays(in: report)),
                .rows(.strips, rows.map(\.row)),
                .table(.days(summary.week.days, phrases.habits, rows.map { [$0.name] + $0.cells }, in: report)),
            ])
    }
}

private struct HabitWeek {
    let row: Block.Row, strip: WeekStrip, cells: [String]
    var name: String { row.name.text }

    /// Nil if nothing was expected in the week, and nothing done.
    init?(_ habit: Habit, _ summary: WeekSummary, in report: Report) {
        let (phrases, analysis) = (report.phrases, report.analysis)
        let days = Array(summary.week.days)
        let outcomes = days.map { $0 <= report.today ? analysis.outcome(of: habit, on: $0) : nil }
        guard outcomes.contains(where: { $0 != nil && $0 != .rest }) else { return nil }
        let amounts = days.map { report.amount(of: habit, on: $0) }
        let words = zip(outcomes, amounts).map { outcome, amount in
            guard let outcome else { return "" }
            return amount.isEmpty ? phrases.name(of: outcome) : amount
        }
        let id =
            switch habit {
            case .activity(let activity): activity.rawValue
            case .tracker(let tracker): "h\(tracker.index)"
            }
        // A dot has space for four characters.
        let short = zip(days, amounts).map { day, amount in
            amount.count <= 4
                ? amount : [1, 0].map { report.amount(of: habit, on: day, places: $0) }.first { $0.count <= 4 } ?? ""
        }
        let name = report.name(of: habit)
        var strip = WeekStrip(
            id: id, title: phrases.dayByDay(name),
            description: WeekStrip.words(words, on: days, phrases),
            dots: zip(outcomes, short).map { outcome, text in
                outcome.map { WeekStrip.Dot(look: WeekStrip.Dot.Look($0), text: text) }
            })
        switch habit {
        case .activity(let activity): strip.style = activity == .meditation ? "s-m" : "s-w"
        case .tracker(let tracker): strip.colour = report.colour(of: tracker)
        }
        let text = HabitWeek.text(habit, summary, healed: outcomes.count { $0 == .healed }, in: report)
        (self.strip, cells) = (strip, words)
        row = Block.Row(
            sign: .emoji(report.icon(of: habit)), name: Figure(name), link: report.link(to: habit),
            lines: [Block.Line(text, after: ": ")], drawing: strip)
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
    /// The amount of a habit on a day, without its unit and with at most `places` decimals; empty if there isn't one,
    /// or if nothing is counted.
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

    /// The amount over some days, with its unit: the sum or, for a number that isn't summed, the mean; may be empty.
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
