import ReportMarkup

/// A year among all years: its strip with the months below, and what it came to.
extension YearStrip {
    private static let pitch = 14

    private var style: StaticString {
        switch emptyHalf {
        case .first: "strip-year no-start"
        case .second: "strip-year no-end"
        case nil: "strip-year"
        }
    }

    func write(on page: PageAddress, to html: inout HTML) {
        html.open("section") { html in
            html.attribute("class", literal: style)
            html.attribute("id", id)
            html.attribute("aria-labelledby") { $0.id(id, "-h") }
        }
        html.element("header") { html in
            html.element("h2", { $0.attribute("id") { $0.id(id, "-h") } }) { html in
                html.link(link, on: page) { html in
                    html.text(name)
                    html.markup(" ")
                    html.icon(.right)
                }
            }
        }
        html.markup("\n")
        html.open("div") { $0.attribute("class", literal: weeks.count > 52 ? "strip-days long" : "strip-days") }
        writeHalves(to: &html)
        html.element(
            "ul",
            {
                $0.attributes(#"class="strip-months""#); $0.attribute("aria-label", monthsLabel)
            }
        ) { html in
            for month in months { html.element("li") { month.write(on: page, to: &$0) } }
        }
        html.close("div")
        html.facts(facts, "facts-strip", on: page)
        html.markup("</section>\n")
    }

    /// Writes the year in two drawings, which stand below each other where there is little room; the words of the first
    /// tell of both.
    private func writeHalves(to html: inout HTML) {
        let weeksOfHalf = 26
        html.image(
            "heat", id: id, width: weeksOfHalf * YearStrip.pitch, height: 96, title: title, description: description
        ) { write(weeks.prefix(weeksOfHalf), to: &$0) }
        html.open("svg") { html in
            html.attributes(#"class="heat" aria-hidden="true""#)
            html.attribute("viewBox", "0 0 \((weeks.count - weeksOfHalf) * YearStrip.pitch - 2) 96")
        }
        write(weeks.dropFirst(weeksOfHalf), to: &html)
        html.close("svg")
        html.markup("\n")
    }

    /// There may be many years, and the days have their words on the page of each.
    private func write(_ weeks: ArraySlice<[HeatCell]>, to html: inout HTML) {
        var squares = HeatSquares()
        let today = squares.add(weeks.lazy.map { $0 as [HeatCell?] }, pitch: YearStrip.pitch)
        squares.write(to: &html)
        if let (cell, x, y) = today { html.heatSquare(cell, x: x, y: y) }
    }
}

extension YearStrip.Month {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        if let link {
            html.link(link, on: page) { $0.text(name) }
        } else {
            html.element("span", #"class="off""#, text: name)
        }
    }
}
