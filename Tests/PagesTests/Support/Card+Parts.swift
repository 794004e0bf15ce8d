import Markup

@testable import Pages

extension Card {
    /// The sentence of the first block of a kind.
    func text(_ kind: Block.Kind) -> String? { blocks.first { $0.kind == kind }?.text }

    /// All rows of its lists.
    var rows: [Block.Row] { blocks.flatMap(\.rows) }

    /// The table after its "⋯".
    var table: DataTable? { drawing(Besides.self)?.table ?? chart?.table }

    /// The headline of its chart, and the sentence below; empty without one.
    var lead: String { text(.lead) ?? "" }
    var remark: String { text(.legend) ?? "" }

    /// The sentences below.
    var notes: [String] { blocks.filter { $0.kind == .legend }.map(\.text) }

    var chart: ColumnChart? { drawing() }
    var bars: BarList? { drawing() }
    var plan: PlanNote? { drawing() }

    /// Its drawings in HTML.
    var drawn: String {
        var html = HTML()
        for block in blocks { block.drawing?.write(on: .overview, to: &html) }
        return String(decoding: html.bytes, as: UTF8.self)
    }
}

extension Block.Row {
    /// The first statement about it.
    var text: String? { lines.first?.text }

    /// Its drawing in HTML.
    var drawn: String {
        var html = HTML()
        drawing?.write(on: .overview, to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}
