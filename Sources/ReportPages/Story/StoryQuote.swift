import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportWords

/// A few words of what a person wrote about the time of a chapter.
package struct StoryQuote: Sendable {
    /// Plain text.
    package let text: String
    /// The day it was written about.
    let date: String
    let link: Link?
}

extension StoryQuote {
    private static let length = 180

    /// The words of the day itself, else those of the latest day before that belongs to the chapter; of healed Saturdays
    /// of quiet months and of quarters those of the first day that has any, healed ones first.
    ///
    /// Only earlier days are looked at, so that a chapter stays as it is whatever is written later. Nil where nothing was
    /// written, and where a chapter before has it.
    init?(of event: StoryEvent, _ told: inout Set<Day>, in report: Report) {
        for day in StoryQuote.days(of: event) where !told.contains(day) {
            guard let text = StoryQuote.words(on: day, in: report) else { continue }
            told.insert(day)
            self.text = text
            date = report.phrases.shortDate(day)
            link = Link(day, in: report)
            return
        }
        return nil
    }

    private static func days(of event: StoryEvent) -> [Day] {
        switch event.kind {
        case .healedSaturdays(let saturdays):
            saturdays + saturdays.map { $0.advanced(by: 1) }.filter(event.words.contains)
        case .quiet, .quarter: Array(event.words)
        default: event.words.reversed()
        }
    }

    /// The first paragraph of the note of a day, or of its entry; a list or a table alone has no words to quote.
    private static func words(on day: Day, in report: Report) -> String? {
        let days = report.analysis.days
        for note in [days.note(on: day), days.entry(on: day)?.note].compactMap(\.self) {
            let paragraphs = note.split(separator: "\n", omittingEmptySubsequences: false).split { line in
                line.allSatisfy(\.isWhitespace)
            }
            for paragraph in paragraphs where paragraph.first.map(isProse) ?? false {
                let text = MarkdownNotes.plainText(paragraph.joined(separator: "\n"), limit: length)
                if text.contains(where: \.isLetter) { return text }
            }
        }
        return nil
    }

    /// Whether a paragraph that begins with this line is one of sentences: no heading, list, table, quotation or code.
    private static func isProse(_ line: Substring) -> Bool {
        guard !line.hasPrefix("    "), !line.hasPrefix("\t") else { return false }
        let line = line.drop(while: \.isWhitespace)
        guard let first = line.first, !"#|>~`!=".contains(first) else { return false }
        if "-+*".contains(first), line.dropFirst().first?.isWhitespace ?? true { return false }
        if line.hasPrefix("---") || line.hasPrefix("***") || line.hasPrefix("___") { return false }
        let rest = line.drop { $0.isNumber }
        return rest.count == line.count || !(rest.hasPrefix(". ") || rest.hasPrefix(") "))
    }
}
