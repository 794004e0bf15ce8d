import Markup

extension HTML {
    /// Inserts the shapes that a page refers to, at the place that was marked: its icons, those of days, and all of `shapes`.
    mutating func insertDefinitions(and shapes: [HTML]) {
        var definitions: HTML = #"<svg class="defs" aria-hidden="true" focusable="false"><defs>"#
        definitions.define(Icon.symbols, from: 0, of: references)
        definitions.defineCellShapes(of: references)
        for shape in shapes { definitions.copy(shape) }
        definitions.markup("</defs></svg>")
        insertDefinitions(definitions)
    }

    /// Writes those of some shapes that `references` have; the first shape has the number `first`.
    mutating func define(_ shapes: [HTML], from first: Int, of references: UInt64) {
        for (number, shape) in shapes.enumerated() where references >> UInt64(first + number) & 1 == 1 { copy(shape) }
    }
}
