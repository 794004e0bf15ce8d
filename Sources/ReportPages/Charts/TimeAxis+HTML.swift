import ReportMarkup

extension TimeAxis {
    /// Writes the words below a chart; `style` are the attributes of their drawing.
    func write(_ style: StaticString = #"class="chart-x" aria-hidden="true""#, to html: inout HTML) {
        html.element("svg", style) { html in
            for mark in marks {
                html.open("text") { html in
                    html.attributes(
                        mark.isMinor
                            ? #"class="minor" y="1em""# : mark.isEnd ? #"text-anchor="end" y="1em""# : #"y="1em""#)
                    html.attribute("x", percent: mark.place)
                }
                html.text(mark.text)
                html.close("text")
            }
        }
    }
}
