import ReportMarkup

/// Measured in percent, so that the days stretch with the page and the words keep their size.
extension HourGrid {
    /// The height of a row in hundredths of a percent of the drawing.
    private static let row = 10_000 / 7

    /// Writes the card.
    func write(to html: inout HTML) {
        html.chartCard("hours", title, lead: lead, remark: remark) { html in
            plan?.write(to: &html)
            html.element("figure", #"class="chart hour-grid""#) { html in
                html.element("svg", #"class="chart-y" aria-hidden="true""#) { writeWeekdays(to: &$0) }
                html.openPlot("hours", title: title, remark)
                writeRails(to: &html)
                for (row, cells) in rows.enumerated() {
                    for (hour, cell) in cells.enumerated() where cell.count > 0 {
                        HourGrid.write(cell, hour: hour, row: row, to: &html)
                    }
                    html.markup("\n")
                }
                html.close("svg")
                html.element("svg", #"class="chart-x" aria-hidden="true""#) { $0.hourNames() }
                html.element("ul", #"class="day-parts""#) { html in
                    for part in parts { part.write(to: &html) }
                }
            }
            html.dataTable(table)
        }
    }

    private func writeWeekdays(to html: inout HTML) {
        for (index, name) in weekdays.enumerated() {
            html.element(
                "text",
                {
                    $0.attributes(#"x="100%""#); $0.attribute("y", percent: index * HourGrid.row + HourGrid.row / 2)
                }, text: name)
        }
    }

    /// Writes the four parts of each day.
    private func writeRails(to html: inout HTML) {
        for row in 0..<7 {
            for part in 0..<4 {
                html.shape("rect") { html in
                    html.attributes(#"class="rail""#)
                    html.attribute("x", percent: part * 2_500 + 15)
                    html.attribute("y", percent: row * HourGrid.row + 100)
                    html.attributes(#"width="24.7%" height="12.3%" rx="5""#)
                }
            }
        }
    }

    private static func write(_ cell: Cell, hour: Int, row: Int, to html: inout HTML) {
        let x = hour * 10_000 / 24
        html.element(
            "g",
            {
                $0.attribute("class") {
                    $0.markup("t"); $0.number(cell.tint)
                }
            }
        ) { html in
            html.element("title", text: cell.label)
            html.shape("rect") { html in
                html.attribute("x", percent: x + 30)
                html.attribute("y", percent: row * HourGrid.row + 100)
                html.attributes(#"width="3.57%" height="12.3%" rx="5""#)
            }
            html.open("text") { html in
                html.attribute("x", percent: x + 208)
                html.attribute("y", percent: row * HourGrid.row + HourGrid.row / 2)
            }
            html.number(cell.count)
            html.close("text")
        }
    }
}

extension HourGrid.Part {
    fileprivate func write(to html: inout HTML) {
        html.element("li", isMarked ? #"class="marked""# : "") { html in
            html.element("p") { html in
                html.element("span", #"class="part-name""#, text: name)
                html.markup(" ")
                html.element("small", text: hours)
            }
            html.element("p") { html in
                html.element("b", text: count)
                html.markup(" ")
                html.element("small", text: percent)
            }
        }
    }
}

extension HTML {
    /// Writes the names of every sixth hour of an axis from midnight to midnight.
    mutating func hourNames() {
        markup(#"<text x="0" y="1em">00</text><text x="25%" y="1em">06</text><text x="50%" y="1em">12</text>"#)
        markup(#"<text x="75%" y="1em">18</text><text x="100%" y="1em" text-anchor="end">24</text>"#)
    }
}
