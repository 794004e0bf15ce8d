import ReportMarkup

extension HTML {
    /// Writes an entry of a legend: a drawing of 12 units and what it means.
    mutating func drawnKey(_ drawing: StaticString, _ words: String) {
        element("li") { html in
            html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { $0.markup(drawing) }
            html.text(words)
        }
    }
}
