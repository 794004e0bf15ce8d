@testable import ReportPages

extension Card {
    /// The first drawing of a kind.
    func drawing<Kind>(_ kind: Kind.Type = Kind.self) -> Kind? { blocks.lazy.compactMap { $0.drawing as? Kind }.first }

    /// The sentence of the first block of a kind.
    func text(_ kind: Block.Kind) -> String? { blocks.first { $0.kind == kind }?.text }

    /// All rows of its lists.
    var rows: [Block.Row] { blocks.flatMap(\.rows) }

    /// The table behind its "⋯".
    var table: DataTable? { drawing(Besides.self)?.table }
}

extension Block.Row {
    /// What is said about it first.
    var text: String? { lines.first?.text }
}
