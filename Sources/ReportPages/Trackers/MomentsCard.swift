import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The moments of a saboteur one by one, while there are too few to say more of them.
package struct MomentsCard: Sendable {
    /// A moment.
    package struct Item: Sendable {
        /// Its day, and its time where that is known.
        package let date: String
        package let link: Link
        /// Its trigger and its place; empty without.
        package let text: String
        package let note: String?
    }

    package let title: String
    package let remark: String
    /// Latest first.
    package let items: [Item]
}

extension MomentsCard {
    /// Nil where there are none, or enough to look for patterns.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard let range = tracker.days.range, tracker.days.logs < Dominance.fewest else { return nil }
        var items: [Item] = []
        for day in range where tracker.days.count(on: day) > 0 {
            for log in report.analysis.days.logRows(on: day) where log.tracker == tracker.index {
                let names = [log.trigger, log.place].compactMap { $0.map { report.words.names[$0] } }
                items.append(
                    Item(
                        date: report.dateAndTime(of: log, on: day), link: .day(day),
                        text: names.joined(separator: " · "), note: report.note(of: log)))
            }
        }
        title = report.phrases.momentsSoFar
        remark = tracker.isActive ? report.phrases.patternsNeed(Dominance.fewest) : ""
        self.items = items.reversed()
    }

    /// Writes the card.
    func write(on page: PageAddress, _ labels: MarkdownLabels, to html: inout HTML) {
        html.card(id: "h-moments", title: title) {
            $0 += """
                <ul class="rules written-notes">\
                \(each: items.enumerated(), { index, item in
                    """
                    <li>\(item.link, on: page, item.date)\(if: !item.text.isEmpty, "<b>\(item.text)</b>")\
                    \(item.note, { note in
                        "\({ $0.note(note, "entry-note", topHeadingLevel: 3, id: "m\(index)-", labels) })"
                    })</li>
                    """
                })</ul>\(if: !remark.isEmpty, #"<p class="lead-note">\#(remark)</p>"#)
                """
        }
    }
}
