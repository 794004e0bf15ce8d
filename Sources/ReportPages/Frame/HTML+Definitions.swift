import ReportMarkup

extension HTML {
    /// Writes the shapes that a page refers to: its icons, those of days, and all of `shapes`.
    mutating func definitions(_ references: UInt64, _ shapes: [HTML]) {
        markup(#"<svg class="defs" aria-hidden="true" focusable="false"><defs>"#)
        for (number, symbol) in Icon.symbols.enumerated() where references >> UInt64(number) & 1 == 1 { self += symbol }
        cellShapes(references)
        for shape in shapes { self += shape }
        markup("</defs></svg>")
    }
}
