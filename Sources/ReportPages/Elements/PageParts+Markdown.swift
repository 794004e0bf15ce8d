import ProgressModel
package import ReportMarkup
import ReportWords

extension RingCell {
    /// The day's level and whether a joker healed it; empty for a day that is not told of.
    package var emoji: String {
        guard let drawing, let core = drawing.core else { return "" }
        return drawing.isHealed ? core.emoji + "🍀" : core.emoji
    }
}

extension RingCell.Core {
    /// The emoji of its level; a dash for no entry.
    package var emoji: String {
        switch self {
        case .steady: Level.steady.emoji
        case .easy: Level.easy.emoji
        case .wild: Level.wild.emoji
        case .assumed: "◌"
        case .paused: "⏸"
        case .none: "–"
        }
    }
}

extension SevenDays {
    /// Writes the seven days at a glance; nothing where levels are never logged.
    package func write(to markdown: inout Markdown) {
        guard hasLevels else { return }
        markdown.table(days.map(\.weekday)) { markdown in
            markdown.row { markdown in
                for day in days { markdown.cell { $0.text(day.cell.emoji) } }
            }
        }
    }
}

extension Fact {
    /// Writes `Saved: **€54.00**, since October 2025`.
    package func write(to markdown: inout Markdown) {
        markdown.text(label)
        markdown.markup(": ")
        markdown.strong(figure.text)
        guard !note.isEmpty else { return }
        markdown.markup(", ")
        markdown.text(note)
    }
}

extension DataTable {
    /// Writes the table as it is.
    package func write(to markdown: inout Markdown) {
        markdown.table(headings) { markdown in
            for start in stride(from: 0, to: cells.count, by: max(1, headings.count)) {
                markdown.row { markdown in
                    for cell in cells[start..<min(start + headings.count, cells.count)] {
                        markdown.cell { cell.write(to: &$0) }
                    }
                }
            }
        }
    }
}

extension DataTable.Cell {
    fileprivate func write(to markdown: inout Markdown) {
        switch self {
        case .text(let text): markdown.text(text)
        case .number(let number): markdown.number(number)
        case .numbered(let word, let number):
            markdown.text(word)
            markdown.markup(" ")
            markdown.number(number)
        }
    }
}

extension Frame {
    /// Writes the moment of the report, and where the page will be found.
    package func writeClosing(_ webAddress: String?, to markdown: inout Markdown) {
        markdown.block { $0.markup("---") }
        markdown.block { $0.text(footer) }
        if let webAddress { markdown.block { $0 += "[\(title)](\(address: webAddress))" } }
    }
}
