import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The milestone that comes next.
package struct NextMilestone: Sendable {
    package let title: String
    /// Large in the ring: the days of the current run.
    package let number: String
    /// `of 30 days`.
    package let goal: String
    /// How much of the way is done, 0–100.
    package let share: Int
    package let toGo: String
    /// Nil where it lies beyond the calendar.
    package let expected: String?
}

extension NextMilestone {
    /// Nil where a list of the person's own has no longer one, and where nobody knows how many days are missing.
    init?(in report: Report) {
        guard report.analysis.sobriety.lastKnown == nil, let rung = report.analysis.nextRung else { return nil }
        let phrases = report.phrases
        let current = rung.length - rung.away
        title = phrases.nextMilestone
        number = report.numbers.text(current)
        goal = phrases.ofDays(rung.length)
        share = 100 * current / rung.length
        toGo = phrases.distance(to: rung)
        expected = report.analysis.dayExpected(soberRun: rung.length).map {
            $0 == report.today ? phrases.expectedToday : phrases.expected(phrases.date($0))
        }
    }
}

extension NextMilestone {
    /// Longer numbers are written smaller.
    private static let longestNumber = 3

    /// Writes the card: a ring that fills, and when it will be full.
    func write(to html: inout HTML) {
        html.card("upcoming", id: "h-next", title: title) {
            $0 += """

                <div class="way\(if: number.count > NextMilestone.longestNumber, " long")">\
                <svg class="dial" viewBox="0 0 400 400" aria-hidden="true">\(.dialRing(share: share))</svg>\
                <p class="way-face"><b>\(number)</b> <span>\(goal)</span></p></div>
                <p class="way-text"><b>\(toGo)</b>\(expected, { "<span>\($0)</span>" })</p>
                """
        }
    }
}
