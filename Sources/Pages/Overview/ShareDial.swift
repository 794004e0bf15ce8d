import Counting
import Markup
import Model
package import Wording

/// A ring that shows a share of something done or consumed.
package struct ShareDial: Sendable {
    /// Its subject, such as the dates of a week; a small text above the number.
    package let label: String
    package let figure: Figure
    /// A text below the number; may be empty.
    package let note: String
    /// The filled share in percent; above 100 it overlaps its beginning; nil if there is no share.
    package let share: Int?
    /// The filled share of a second ring inside it, 0–100; nil if there isn't one.
    package var innerShare: Int? = nil
    /// Whether the amount is above the limit, so that the ring isn't green.
    package let isAbove: Bool
    /// Whether it shows noticed moments, in the colour of their tracker, which the page defines.
    var isNoticed = false
    let link: Link
}

extension ShareDial {
    /// Numbers with more characters are written smaller.
    private static let longestNumber = 3

    /// The sober days of the last 30, if no sober streak is running: a ring with 0 wouldn't help.
    ///
    /// Nil if there aren't any.
    init?(soberDaysIn report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let totals = SpanTotals(report.analysis, in: today.advanced(by: -29)...today)
        guard totals.sober > 0 else { return nil }
        self.init(
            label: capitalized(phrases.sober),
            figure: Figure(report.numbers.text(totals.sober), phrases.ofLastDays(totals.levelDays)),
            note: report.missing(totals).map(\.text).joined(separator: ", "),
            share: 100 * totals.sober / totals.levelDays, isAbove: false, link: .day(today))
    }

    /// The drinks of the current week with a goal; for others the weeks within it.
    init(drinksIn report: Report) {
        let phrases = report.phrases
        let running = Week(containing: report.today)
        let dates = phrases.span(phrases.dayAndMonth(running.monday), phrases.dayAndMonth(running.sunday))
        guard report.analysis.tellsDrinks else {
            self.init(weeksWithinGoalOf: report)
            return
        }
        guard let week = report.analysis.noalc.week, week.goal > .zero else {
            let value = report.analysis.value(of: .drinks, in: running)
            let notes = [
                value.estimatedDays > 0 ? phrases.estimated(value.estimatedDays) : nil,
                value.days > 0 && value.days < value.possibleDays
                    ? phrases.recorded(on: value.days, of: value.possibleDays) : nil,
            ]
            self.init(
                label: dates,
                figure: value.days > 0
                    ? phrases.drinks(value.recorded) : Figure("–", phrases.drinks(.zero).unit),
                note: notes.compactMap(\.self).joined(separator: ", "), share: nil, isAbove: false,
                link: Link(.week(running)))
            return
        }
        let above = phrases.aboveGoal(week)
        let isAbove = above != nil
        let isKnown = week.recordedDays > 0
        let reasons = [
            week.estimatedDays > 0 ? phrases.estimated(week.estimatedDays) : nil,
            week.missingDays > 0 ? Figure(report.numbers.text(week.missingDays), phrases.withoutEntry).text : nil,
        ].compactMap { isKnown ? $0 : nil }
        let atLeast = reasons.isEmpty ? "" : phrases.atLeast(because: reasons.joined(separator: ", "))
        self.init(
            label: dates,
            figure: isAbove
                ? phrases.drinks(week.drinks)
                : Figure(isKnown ? report.numbers.text(week.drinks) : "–", phrases.ofDrinks(week.goal)),
            note: above.map { ([$0] + reasons).joined(separator: ", ") } ?? atLeast,
            share: max(isAbove ? 102 : 0, Int(week.drinks.billionths * 100 / week.goal.billionths)), isAbove: isAbove,
            link: Link(.week(running)))
    }

    private init(weeksWithinGoalOf report: Report) {
        let (phrases, streak) = (report.phrases, report.analysis.noalc.streak)
        let rung = report.analysis.rung(above: streak.current, longest: 0)
        self.init(
            label: phrases.inARowLabel, figure: phrases.weeksWithinGoal(streak.current), note: "",
            share: rung.map { 100 * streak.current / $0.length } ?? 100, isAbove: false,
            link: Link(.week(Week(containing: report.today))))
    }

    func html(on page: PageAddress) -> HTML {
        // A comma extends below the baseline.
        let isDeep = figure.number.contains(",")
        return """
            <a class="timer\(if: figure.number.count > ShareDial.longestNumber, " long")\(if: isDeep, " deep")\
            \(if: isAbove, " above")\(if: isNoticed, " moments")"\(href: link, on: page)>
            <svg class="dial" viewBox="0 0 400 400" aria-hidden="true">\(.dialRing(share: share))\
            \(innerShare, { .dialRing(share: $0, isInner: true) })</svg>
            <span class="face"><span class="face-label">\(label)</span>
            <span class="face-days"><b>\(figure.number)</b> <span>\(figure.unit)</span></span>\
            \(if: !note.isEmpty, """

                <span class="face-note">\(note)</span>
                """)</span></a>
            """
    }

    /// Today's habits around those of the week, or the last days of a single habit.
    ///
    /// Nil if nothing was done for a long time, because the ring would be empty.
    init?(habitsIn report: Report) {
        if report.leadsByHabits {
            self.init(allHabitsIn: report)
        } else if let habit = report.soleHabit {
            self.init(habit, in: report)
        } else {
            return nil
        }
    }

    /// Until something is done today, the number is that of the week.
    private init?(allHabitsIn report: Report) {
        let phrases = report.phrases
        let running = Week(containing: report.today)
        let today = report.analysis.habitCount(on: report.today)
        let week = report.analysis.habitCount(in: running)
        let days = phrases.span(phrases.dayAndMonth(running.monday), phrases.dayAndMonth(running.sunday))
        if today.done > 0 {
            self.init(
                label: phrases.dayAndMonth(report.today),
                figure: Figure(report.numbers.text(today.done), phrases.ofHabits(today.asked)),
                note: "\(phrases.weekName(running.number)): \(phrases.soFar(phrases.habitsDone(week).text))",
                share: today.percent,
                innerShare: week.percent, isAbove: false, link: Link(.week(running)))
        } else if week.done > 0 {
            self.init(
                label: days, figure: Figure(report.numbers.text(week.done), phrases.ofHabitDays(week.asked)), note: "",
                share: week.percent, isAbove: false, link: Link(.week(running)))
        } else {
            return nil
        }
    }

    private init?(_ habit: Habit, in report: Report) {
        let phrases = report.phrases
        let running = Week(containing: report.today)
        let recent = report.recentDays(of: habit)
        guard recent.done > 0 else { return nil }
        let week = report.analysis.habitCount(in: running)
        self.init(
            label: report.goodDay(of: habit),
            figure: report.figure(recent, of: habit),
            note: week.asked > 0
                ? "\(phrases.weekName(running.number)): \(phrases.soFar(report.habitFigure(running)?.text ?? ""))" : "",
            share: recent.percent, innerShare: week.percent, isAbove: false,
            link: report.link(to: habit))
        isNoticed = report.colourOfMoments != nil
    }
}
