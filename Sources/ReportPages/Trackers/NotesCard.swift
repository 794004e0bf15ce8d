import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What was written last.
package struct NotesCard: Sendable {
    /// A note with its day.
    package struct Item: Sendable {
        package let date: String
        package let link: Link
        package let text: String
    }

    package let title: String
    /// Latest first.
    package let items: [Item]

    private static let mostNotes = 5
}

extension NotesCard {
    /// The latest notes of a tracker; nil where there are none.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard let range = tracker.days.range, tracker.days.notes > 0 else { return nil }
        var items: [Item] = []
        for day in range.reversed() where tracker.days.count(on: day) > 0 {
            items += NotesCard.notes(of: tracker, on: day, in: report)
            if items.count >= NotesCard.mostNotes { break }
        }
        guard !items.isEmpty else { return nil }
        title = report.phrases.latestNotes
        self.items = Array(items.prefix(NotesCard.mostNotes))
    }

    /// The notes of a day, latest first, without those that are blank.
    private static func notes(of tracker: TrackerAnalysis, on day: Day, in report: Report) -> [Item] {
        let logs = report.analysis.days.logRows(on: day).filter { $0.tracker == tracker.index && $0.hasNote }
        let latestFirst = logs.sorted { left, right in
            guard let instant = left.instant else { return false }
            return right.instant.map { instant > $0 } ?? true
        }
        return latestFirst.compactMap { log in
            report.note(of: log).map { Item(date: report.dateAndTime(of: log, on: day), link: .day(day), text: $0) }
        }
    }

    /// Writes the card.
    func write(on page: PageAddress, _ labels: MarkdownLabels, to html: inout HTML) {
        html.card(id: "h-notes", title: title) {
            $0 += """
                <ul class="rules written-notes">\
                \(each: items.enumerated(), { index, item in
                    """
                    <li>\(item.link, on: page, item.date)\
                    \({ $0.note(item.text, "entry-note", topHeadingLevel: 3, id: "n\(index)-", labels) })</li>
                    """
                })</ul>
                """
        }
    }
}
