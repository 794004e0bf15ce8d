package import ReportMarkup

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
