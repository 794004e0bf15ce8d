import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportWords

/// The beginning of what was written on a day.
extension Block.Row {
    /// As many characters as are shown of a heading, and of a paragraph.
    private static let excerptLength = 110

    /// The note of a day: its heading and its first paragraph, or the beginning of it; nil if nothing was written.
    init?(noteOf day: Day, in report: Report) {
        guard let text = Block.Row.text(of: day, in: report) else { return nil }
        let (title, excerpt) = Block.Row.beginning(of: text)
        // A note of a table or a picture alone has no words to show, and is a note nevertheless.
        let line = title.isEmpty && excerpt.isEmpty ? "…" : excerpt
        self.init(
            label: report.phrases.name(of: day.weekday), labelLink: Link(day, in: report), name: Figure(title),
            lines: line.isEmpty ? [] : [Block.Line(line, after: title.isEmpty ? "" : " – ")])
    }

    /// The note of the day, or else that of its entry.
    private static func text(of day: Day, in report: Report) -> String? {
        let analysis = report.analysis
        guard analysis.days.range.contains(day) else { return nil }
        return [analysis.days.note(on: day), analysis.days.entry(on: day)?.note].lazy.compactMap(\.self)
            .first { !$0.isBlank }
    }

    /// A note's own heading, and the paragraph that follows.
    private static func beginning(of note: String) -> (title: String, excerpt: String) {
        if !note.hasPrefix("#"), !note.utf8.contains(UInt8(ascii: "\n")) {
            return ("", isProse(note[...]) ? MarkdownNotes.plainText(note, limit: excerptLength) : "")
        }
        var lines = note.lines.drop(while: \.isBlank)
        var title = ""
        if let first = lines.first, first.hasPrefix("#") {
            title = MarkdownNotes.plainText(String(first), limit: excerptLength)
            lines = lines.dropFirst()
        }
        let paragraphs = lines.split(whereSeparator: \.isBlank)
        let paragraph = paragraphs.first { $0.first.map(isProse) ?? false }?.joined(separator: "\n") ?? ""
        return (title, MarkdownNotes.plainText(paragraph, limit: excerptLength))
    }

    /// Whether a block that begins with this line reads well in one line; a table, code or a rule does not.
    private static func isProse(_ line: Substring) -> Bool {
        let line = line.drop(while: \.isWhitespace)
        guard let first = line.utf8.first, "|`~-".utf8.contains(first) else { return true }
        return !["|", "```", "~~~", "---"].contains { line.hasPrefix($0) }
    }
}
