import Counting
import Model
import Wording

extension [Fact] {
    /// A year in a few numbers.
    init(of totals: SpanTotals, _ days: ClosedRange<Day>, in report: Report) {
        let phrases = report.phrases
        self.init()
        let known = report.knownDays(totals)
        if known > 0 {
            let outOf = report.isRunning(days) ? phrases.ofSoFar(known) : phrases.of(known)
            self += [Fact](levels: totals, outOf: outOf, in: report)
            if let savings = Savings(report.profile, report.analysis.days, in: days),
                let saved = Fact(saved: savings, in: report)
            {
                append(saved)
            }
        }
        self += [Fact](leadingIn: days, of: report)
        if totals.mindfulnessMinutes > 0 {
            let link = Link(.meditation, in: report)
            append(
                Fact(.leaf, phrases.mindfulness, phrases.duration(totals.mindfulnessMinutes), labelLink: link))
        }
        if totals.workoutMinutes > 0 {
            let link = Link(.workout, in: report)
            append(Fact(.flame, phrases.workout, phrases.duration(totals.workoutMinutes), labelLink: link))
        }
    }
}

extension [Fact] {
    /// The number of days that count for the leading streak, in each of its modes, or the share of several habits that
    /// was done; empty with levels.
    init(leadingIn days: ClosedRange<Day>, of report: Report) {
        let (phrases, isRunning) = (report.phrases, report.isRunning(days))
        if report.drawsHabits {
            let count = days.prefix { $0 <= report.today }.map(report.analysis.habitCount).sum
            let share = phrases.habitShare(count, isRunning: isRunning)
            self = count.asked > 0 ? [Fact(nil, phrases.habits, share)] : []
            return
        }
        self = (report.leading?.countsByMode(in: days, of: report) ?? []).map { name, count, isOver in
            let outOf = isRunning && !isOver ? phrases.ofDaysSoFar(count.asked) : phrases.ofDays(count.asked)
            return Fact(nil, name, Figure(report.numbers.text(count.done), outOf))
        }
    }
}

extension [Fact] {
    /// The levels of some days, in the words of the aim; `outOf` is the text after a number of days.
    init(levels totals: SpanTotals, outOf: String, in report: Report) {
        let (phrases, numbers) = (report.phrases, report.numbers)
        let missing = report.missing(totals).map(\.text)
        guard report.lead == .less else {
            self = [
                Fact(
                    .drop, phrases.soberDays, Figure(numbers.text(totals.sober), outOf),
                    note: missing.joined(separator: ", "))
            ]
            return
        }
        self = []
        if report.tellsDrinksFirst {
            let estimated = totals.estimatedDays > 0 ? [phrases.estimated(totals.estimatedDays)] : []
            append(
                Fact(
                    .glass, phrases.drinksHeading, Figure(report.drinks(totals).number),
                    note: (estimated + missing).joined(separator: ", ")))
        }
        let note = isEmpty ? missing.joined(separator: ", ") : ""
        append(Fact(.drop, phrases.level(.steady), Figure(numbers.text(totals.steady), outOf), note: note))
    }
}
