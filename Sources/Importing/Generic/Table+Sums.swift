import Model

extension Table {
    /// The minimum number of rows with a sum above 0 for a column to be recognised as a sum by its numbers alone.
    private static let fewestSums = 5

    /// The indices of columns that only add up others, and would count everything twice.
    ///
    /// These are columns whose whole name means a sum, if others have numbers, and columns of drinks that are called a
    /// sum or have the sum of the kinds of drinks in nine of ten rows.
    func sumColumns(among columns: [Int], _ rows: [Row], _ vocabulary: Vocabulary) -> Set<Int> {
        func isNumbers(_ column: Int) -> Bool {
            let cells = rows.lazy.map { $0.cells[column] }.filter { !$0.isEmpty }
            let style = numbers(of: cells)
            return cells.count { style.amount($0) != nil } * 2 > cells.count
        }
        func name(_ column: Int) -> String { ColumnName(self.columns[column]).name }
        func words(_ column: Int) -> [String] { name(column).split { !$0.isLetter }.map(String.init) }
        func isCalledSum(_ column: Int) -> Bool { words(column).contains(where: vocabulary.isSum) }
        func drinks(_ column: Int) -> ColumnName.Drinks? { ColumnName(self.columns[column]).drinks(vocabulary) }
        // "Total sleep" is a metric; "Total" adds up the others, and "Alcohol in total" the kinds of drinks.
        let plain = columns.filter { column in
            let words = words(column)
            return !words.isEmpty && words.allSatisfy(vocabulary.isSum) && isNumbers(column)
        }
        let kinds = columns.filter { drinks($0) == .kind && !isCalledSum($0) && isNumbers($0) }
        let summed =
            kinds.isEmpty
            ? []
            : columns.filter { column in
                !kinds.contains(column) && drinks(column) != nil && isNumbers(column)
                    && (isCalledSum(column) || isSum(column, of: kinds, rows))
            }
        return Set(
            !plain.isEmpty && columns.contains { !plain.contains($0) && isNumbers($0) } ? plain + summed : summed)
    }

    private func isSum(_ column: Int, of parts: [Int], _ rows: [Row]) -> Bool {
        let styles = Dictionary(
            uniqueKeysWithValues: ([column] + parts).map { part in
                (part, numbers(of: rows.lazy.map { $0.cells[part] }))
            })
        func amount(_ row: Row, _ part: Int) -> FixedDecimal { styles[part]?.amount(row.cells[part]) ?? .zero }
        let filled = rows.filter { amount($0, column) > .zero }
        let equal = filled.count { row in parts.reduce(.zero) { $0 + amount(row, $1) } == amount(row, column) }
        return filled.count >= Table.fewestSums && equal * 10 >= filled.count * 9
    }

    /// The number of rows at the end of a table that may be sums.
    private static let mostSums = 3

    /// Whether a row at the end has a word for a sum instead of a date, or no date and the sums of the columns above.
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
