package import Counting
import Markup
import Model
import Wording

/// A week with a goal of drinks, as a bar below its days.
package struct GoalWeek: Sendable {
    package let look: GoalVerdict
    /// The meaning of the look.
    let meaning: String
    /// The week in words: its dates and its result.
    package let label: String
}

extension GoalWeek {
    /// The week with most of the days of a column, which may begin on a Saturday or a Sunday; nil before the first
    /// week, without a goal, and after today.
    init?(columnOf first: Day, in report: Report) {
        let (phrases, analysis) = (report.phrases, report.analysis)
        let week = Week(containing: first.advanced(by: 3))
        let walk = analysis.noalc.streak.walk
        // The first week may begin before the counting, and the last one of a page may end after it.
        guard walk.unit == .week, report.days(of: week) == week.days,
            let step = walk[max(week.monday, min(walk.days.lowerBound, week.sunday))]
        else {
            return nil
        }
        switch (step.outcome, step.mark) {
        case (.good, _): look = .within
        case (.healed, _): look = .healed
        case (.broken, .missed(.easy)): look = .above
        default: look = .open
        }
        meaning = phrases.name(of: look)
        let dates = phrases.span(phrases.dayAndMonth(week.monday), phrases.dayAndMonth(week.sunday))
        let words = analysis.drinkWeek(week).map(phrases.drinks) ?? meaning
        label = "\(dates): \(words)"
    }

    /// The bar, 12 units long, at a position.
    func html(x: Int, y: Int) -> HTML { "<rect\(place(x: x, y: y))><title>\(label)</title></rect>" }

    /// The attributes of the bar, or of the dot of an open week.
    private func place(x: Int, y: Int) -> HTML {
        let isOpen = look == .open
        let size: StaticString =
            isOpen ? #"width="4" height="4" rx="2""# : #"width="10.8" height="4.8" rx="2.4""#
        return """
             class="\(style)" x="\(tenths: x * 10 + (isOpen ? 40 : 6))"\
             y="\(tenths: y * 10 + (isOpen ? 10 : 6))" \(size)
            """
    }

    private var style: StaticString {
        switch look {
        case .within: "h7"
        case .healed: "hl"
        case .above: "h0"
        case .open: "hb"
        }
    }

    /// The meanings of the bars that occur; empty if there aren't any.
    static func legend(of weeks: [GoalWeek]) -> HTML {
        let shown = GoalVerdict.allCases.compactMap { look in weeks.first { $0.look == look } }
        guard !shown.isEmpty else { return "" }
        return """
            <p class="scale">\(each: shown, { .heatKey($0.meaning, "<rect\($0.place(x: 0, y: 3))/>") })</p>
            """
    }
}
