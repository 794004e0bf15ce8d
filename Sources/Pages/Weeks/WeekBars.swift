import Counting
package import Markup
import Model
import Wording

/// A measure of a week and of the weeks before it as bars, this week last.
package struct WeekBars: Sendable {
    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Heights in percent of the highest; nil if a week's number isn't known.
    package let shares: [Int?]
    /// The height of the usual number; nil if there isn't one yet.
    package let usualShare: Int?
    /// The height of the measure's goal; nil without one.
    package let goalShare: Int?
}

extension WeekBars {
    /// The bars of a measure; `usual` is the text of its usual number; nil if no earlier week is known.
    init?(_ comparison: WeekComparison, usual: String?, goal: FixedDecimal?, of week: Week, in report: Report) {
        guard comparison.earlier.contains(where: { $0.number != nil }) else { return nil }
        let phrases = report.phrases
        let weeks = comparison.weeks
        let values = weeks.map { $0.number?.value }
        let first = values.firstIndex { $0 != nil } ?? values.count - 1
        let highest = values.reduce(max(FixedDecimal(1), goal ?? .zero)) { max($0, $1 ?? .zero) }
        id = comparison.measure.rawValue
        let firstName = phrases.weekName(week.advanced(by: first - values.count + 1).number)
        title = "\(phrases.name(of: comparison.measure)), \(phrases.span(firstName, phrases.weekName(week.number)))"
        var numbers = TextBuilder()
        for week in weeks[first...] { numbers.item(week.text(of: comparison.measure, phrases)) }
        if let usual {
            for piece in ["; ", phrases.usualWeek, ": ", usual] { numbers.append(piece) }
        }
        if let goal {
            for piece in ["; ", phrases.goalLine(phrases.numbers.text(goal))] { numbers.append(piece) }
        }
        numbers.append(".")
        description = numbers.take()
        shares = values.map { $0.map { WeekBars.share($0, of: highest) } }
        usualShare = comparison.usual.map { WeekBars.share($0.value, of: highest) }
        goalShare = goal.map { WeekBars.share($0, of: highest) }
    }

    /// A share in percent, at most 100.
    private static func share(_ value: FixedDecimal, of highest: FixedDecimal) -> Int {
        Int(min(100, value.billionths * 100 / highest.billionths))
    }
}

/// A bar for each week, the last one in colour, and a line at the usual number.
extension WeekBars: Drawing {
    private static let pitch = 14
    /// The same width is written in each bar.
    private static let width = 10
    private static let height = 44

    package func write(on page: PageAddress, to html: inout HTML) {
        let width = shares.count * WeekBars.pitch - WeekBars.pitch + WeekBars.width
        html.image(
            "wk-bars", id: id, width: width, height: WeekBars.height + 1, top: -1, title: title,
            description: description
        ) { html in
            for (index, share) in shares.enumerated() {
                if let share { bar(share, at: index, to: &html) }
            }
            let y = { (share: Int) in WeekBars.height * 10 - share * WeekBars.height / 10 }
            if let usualShare { html += #"<path d="M0 \#(tenths: y(usualShare))H\#(width)"/>"# }
            if let goalShare { html += #"<path class="goal" d="M0 \#(tenths: y(goalShare))H\#(width)"/>"# }
        }
    }

    private func bar(_ share: Int, at index: Int, to html: inout HTML) {
        // 0 is drawn as a thin line, unlike an unknown number.
        let tenths = max(15, share * WeekBars.height / 10)
        html.markup(index == shares.count - 1 ? #"<rect class="now-bar" x=""# : #"<rect x=""#)
        html.number(index * WeekBars.pitch)
        html.markup(#"" y=""#)
        html.tenths(WeekBars.height * 10 - tenths)
        html.markup(#"" width="10" height=""#)
        html.tenths(tenths)
        html.markup(tenths < 60 ? #"" rx="1"/>"# : #"" rx="3"/>"#)
    }
}
