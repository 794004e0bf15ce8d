import ReportMarkup

/// The stairs stretch with the page, the words around them keep their size.
extension ReachCard {
    private var height: Int { steps.first?.runs ?? 1 }

    func write(to html: inout HTML) {
        html.card("reach", id: "h-reach", title: title, aside: { $0.text(summary) }) { html in
            html.element("p", #"class="lead-note""#, text: sentence)
            html.element("figure", #"class="chart bare sky""#) { html in
                html.openPlot("reach", title: title, description)
                writeStairs(to: &html)
                html.shape("line", #"class="sky-ground" x2="100%" y1="100%" y2="100%""#)
                writeToday(to: &html)
                html.close("svg")
                writeMarks(to: &html)
            }
            html.dataTable(table)
        }
    }

    private func writeStairs(to html: inout HTML) {
        html.stretched(width: 10_000, height: height) { html in
            html.shape("path") { html in
                html.attributes(#"class="sky-past""#)
                html.attribute("d") { html in
                    html.markup("M0 ")
                    html.number(height)
                    for step in steps {
                        html.markup("V")
                        html.number(height - step.runs)
                        html.markup("H")
                        html.number(step.end)
                    }
                    html.markup("V")
                    html.number(height)
                    html.markup("z")
                }
            }
        }
    }

    private func writeToday(to html: inout HTML) {
        guard let today else { return }
        let level = 10_000 - today.runs * 10_000 / height
        html.shape("line") { html in
            html.attributes(#"class="reach-way""#)
            html.attribute("x1", percent: today.place)
            html.attribute("x2", percent: today.place)
            html.attribute("y1", percent: level)
            html.attributes(#"y2="100%""#)
        }
        html.shape("circle") { html in
            html.attributes(#"class="reach-now" r="6""#)
            html.attribute("cx", percent: today.place)
            html.attribute("cy", percent: level)
        }
        html.open("text") { html in
            html.attributes(
                today.place > 7_500 ? #"text-anchor="end" dx=".5em" dy="-1.1em""# : #"dx="-.5em" dy="-1.1em""#)
            html.attribute("x", percent: today.place)
            html.attribute("y", percent: level)
        }
        html.text(today.text)
        html.close("text")
    }

    /// Writes the days below the stairs, and how many runs got there.
    private func writeMarks(to html: inout HTML) {
        html.element("svg", #"class="chart-x" aria-hidden="true""#) { html in
            for mark in marks {
                html.open("text") { html in
                    html.attributes(#"text-anchor="middle" y="1em""#)
                    html.attribute("x", percent: mark.place)
                }
                html.text(mark.day)
                html.close("text")
            }
        }
    }
}
