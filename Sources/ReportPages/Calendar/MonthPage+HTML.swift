import ReportMarkup

/// The cards of a month's page.
extension MonthPage {
    func writeHeading(to html: inout HTML) {
        html.head(pager, on: frame.address) { html in
            html.element("h1") { html in
                html.text(name)
                html.markup(" ")
                html.link(yearLink, on: frame.address, text: year)
            }
        }
    }

    func writeCalendar(to html: inout HTML) {
        html.open("section", #"class="card month sticky""#, label: calendarLabel)
        html.ringCalendar(calendar, on: frame.address, namesCells: true)
        if !weeks.isEmpty {
            html.element("nav", { $0.attribute("aria-label", weeksLabel) }) { html in
                html.element("ul", #"class="weeks-of""#) { html in
                    for week in weeks {
                        html.element("li") { html in
                            html.link(week.link, on: frame.address) { html in
                                html.element("b", text: week.name)
                                html.markup(" ")
                                html.element("small", text: week.dates)
                                html.markup(" ")
                                html.element("small", text: week.summary)
                            }
                        }
                    }
                }
            }
        }
        html.close("section")
    }

    func writeDays(to html: inout HTML) {
        html.open("section") { html in
            html.attribute("class") { $0.classes("card journal", isBrief ? "brief" : "") }
            html.attributes(#"id="days" aria-labelledby="h-days""#)
        }
        html.element("header") { html in
            html.element("h2", #"id="h-days""#, text: daysTitle)
            html.element("p") { html in
                html.element("a", ##"class="all" href="#days""##, text: openAll)
                html.element("a", ##"class="fewer" href="#top""##, text: closeAll)
            }
        }
        html.markup("\n")
        for (index, day) in days.enumerated() {
            if let rest, index == rest.start { html.rest(rest.text) }
            if let run = runs.first(where: { $0.days.upperBound == day.number }) { html.run(run) }
            writeDay(index, isFolded: runs.contains { $0.days.contains(day.number) }, to: &html)
        }
        html.close("section")
    }

    /// Whether the day that stands beside the calendar at first is far shorter than that: others stand below it.
    private var isBrief: Bool {
        guard let day = days.first(where: \.isDefault) else { return false }
        return day.timeline.count <= 4 && day.marks.count <= 4 && day.note == nil
    }

    /// Writes the detail of a day, by its place in `days`.
    func writeDay(_ index: Int, isFolded: Bool = false, to html: inout HTML) {
        html.day(days[index], frame.noteLabels, isFolded: isFolded) { html in
            if let marking = markings[index] { html.marking(marking) }
        }
    }
}

extension HTML {
    /// Writes the way to the days that a narrow page leaves out at first.
    fileprivate mutating func rest(_ text: String) {
        element("p", #"class="run rest" id="rest""#) { html in
            html.element("a", ##"href="#rest""##) { $0.element("b", text: text) }
        }
    }
}
