import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The streaks of modes that are over.
package struct ArchiveCard: Sendable {
    /// A mode with its span and what it came to.
    package struct Item: Sendable {
        package let mode: String
        package let span: String
        package let end: String
        /// Empty where it is no longer than the end.
        package let longest: String
    }

    package let title: String
    /// Latest first.
    package let items: [Item]
}

extension ArchiveCard {
    /// Nil where the tracker never changed its mode; a streak that is off now was on before.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard !tracker.archived.isEmpty else { return nil }
        let phrases = report.phrases
        let name = report.name(of: tracker)
        title = phrases.earlierStreaks
        items = tracker.archived.reversed().map { period in
            let streak = period.streak
            let longest = streak.longest?.length ?? 0
            return Item(
                mode: phrases.mode(period.mode),
                span: phrases.shortSpan(streak.walk.days.lowerBound, streak.walk.days.upperBound),
                end: phrases.atTheEnd(report.phrases.streakFigure(period.mode, streak.current, streak.unit, name).text),
                longest: longest > streak.current ? phrases.longestOfMode(phrases.units(longest, streak.unit)) : "")
        }
    }

    /// Writes the card.
    func write(to html: inout HTML) {
        html.card(id: "h-archive", title: title) {
            $0 += """
                <ul class="rules">\
                \(each: items, { item in
                    """
                    <li><h3>\(item.mode)</h3><p>\(item.span)</p>\
                    <p><b>\(item.end)</b>\(if: !item.longest.isEmpty, ", \(item.longest)")</p></li>
                    """
                })</ul>
                """
        }
    }
}
