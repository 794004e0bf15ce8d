import ReportMarkup

/// The cards of a year's page.
extension YearPage {
    func writeTally(to html: inout HTML) {
        guard !tally.isEmpty else { return }
        html.element("ul", #"class="tally""#) { html in
            for item in tally {
                html.element("li", item.isPart ? #"class="of-them""# : "") { html in
                    html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { html in
                        if let look = item.look {
                            html.key(of: look)
                        } else {
                            html.assumedKey()
                        }
                    }
                    html.element("b", text: item.number)
                    html.markup(" ")
                    html.text(item.text)
                }
            }
        }
    }

    func writeMonths(to html: inout HTML) {
        html.open("ul", #"class="months""#, label: monthsLabel)
        for month in months { html.element("li") { write(month, to: &$0) } }
        html.close("ul")
    }

    private func write(_ month: Month, to html: inout HTML) {
        guard let link = month.link else {
            html.element("span", #"class="off""#) { html in
                html.element("span", text: month.name)
                month.writeDays(to: &html)
            }
            return
        }
        html.link(link, on: frame.address) { html in
            html.element("span", text: month.name)
            html.element("b", text: month.soberDays)
            if !month.days.isEmpty {
                html.markup(" ")
                html.element("small", text: month.days)
            }
            month.writeDays(to: &html)
        }
    }

    func writeCalendar(to html: inout HTML) {
        html.open("section") { html in
            html.attributes(
                poster == nil ? #"class="card whole-year" id="days""# : #"class="card whole-year on-screen" id="days""#)
            html.attribute("aria-label", calendarLabel)
        }
        grid.writeHalves(to: &html)
        html.heatScale(scale, on: frame.address)
        html.element("p", #"class="to-days""#) { html in
            html.element("a", ##"href="#days""##, text: showEveryDay)
        }
        html.weekdays(weekdays)
        grid.write(on: frame.address, to: &html)
        besides.write(on: frame.address, to: &html)
        html.close("section")
    }

    func writePoster(to html: inout HTML) {
        guard let poster else { return }
        // On paper only. A picture that is loaded when it is scrolled to would be missing there.
        html.open("img") { html in
            html.attributes(#"class="poster-sheet""#)
            html.attribute("src", frame.address.root + poster.path)
            html.attribute("alt", poster.text)
            html.attributes(#"width="1188" height="1680""#)
        }
    }
}

extension YearPage.Month {
    private static let pitch = 14

    /// Writes the days as small squares, which only say again what the numbers say.
    func writeDays(to html: inout HTML) {
        var squares = HeatSquares()
        for (row, week) in weeks.enumerated() {
            for (column, cell) in week.enumerated() {
                guard let cell else { continue }
                squares.add(cell, x: column * Self.pitch, y: row * Self.pitch)
            }
        }
        html.element("svg", #"class="mini" viewBox="0 0 96 82" aria-hidden="true""#, content: squares.write)
    }
}
