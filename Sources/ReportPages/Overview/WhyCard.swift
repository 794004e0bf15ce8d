import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The person's own reason, as Markdown.
package struct WhyCard: Sendable {
    package let title: String
    package let markdown: String
}

extension WhyCard {
    /// The longest title, in characters.
    private static let titleLength = 80

    /// Nil where nothing was written; a heading of the person's own takes the place of ours.
    init?(in report: Report) {
        guard let why = report.analysis.history.why, why.contains(where: { !$0.isWhitespace }) else { return nil }
        let lines = why.drop { $0.isWhitespace }.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        if let first = lines.first, first.hasPrefix("# "), let text = lines.dropFirst().first,
            text.contains(where: { !$0.isWhitespace })
        {
            let title = MarkdownNotes.plainText(String(first), limit: WhyCard.titleLength)
            self.title = title.isEmpty ? report.phrases.why : title
            markdown = String(text)
        } else {
            title = report.phrases.why
            markdown = why
        }
    }

    func write(_ labels: MarkdownLabels, to html: inout HTML) {
        let options = MarkdownOptions(topHeadingLevel: 3, idPrefix: "why-", labels: labels)
        html += """
            <section class="why" aria-labelledby="h-why"><h2 id="h-why">\(title)</h2>\
            <div class="why-text written" dir="auto">\
            \({ $0.safe(MarkdownNotes.render(markdown, options: options)) })</div></section>
            """
    }
}
