import ReportMarkup

extension HTML {
    /// Writes the shapes that a page refers to: its icons, those of days, and those of its drawings.
    mutating func definitions(icons references: UInt64, _ shapes: [HTML]) {
        markup(#"<svg class="defs" aria-hidden="true" focusable="false"><defs>"#)
        for icon in Icon.allCases where references >> UInt64(icon.rawValue) & 1 == 1 { self += icon.symbol }
        self += DayShapes.html
        for shape in shapes { self += shape }
        markup("</defs></svg>")
    }
}
