import ProgressModel

extension Table {
    /// So many rows at the end of a table are looked at for sums.
    private static let mostSums = 3

    /// Whether a row at the end has a word for a sum in place of a date, or no date and the sums of the columns above.
    func isSums(_ index: Int, date: Int, _ vocabulary: Vocabulary) -> Bool {
        guard index >= max(1, rows.count - Table.mostSums) else { return false }
        let texts = columns.indices.map { rows[index].cells[$0] }
        if !texts[date].isEmpty { return vocabulary.isSum(texts[date]) }
        if let first = texts.first(where: { !$0.isEmpty }), vocabulary.isSum(first) { return true }
        let filled = columns.indices.filter { !texts[$0].isEmpty }
        return !filled.isEmpty
            && filled.allSatisfy { column in
                let style = numbers(of: rows.lazy.map { $0.cells[column] })
                guard let written = style.amount(texts[column]) else { return false }
                return rows[..<index].reduce(.zero) { $0 + (style.amount($1.cells[column]) ?? .zero) } == written
            }
    }
}
