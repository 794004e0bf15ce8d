import ReportMarkup

/// What was done day by day in a week, or what the saboteurs did: a row each.
package struct WeekRows: Sendable {
    /// A habit or a saboteur.
    package struct Row: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        /// `5 of 7 days, 29 glasses`, `5 moments, mostly in the evening`.
        package let text: String
        /// What a saboteur did the week before; nil if there is no week to compare with.
        package var before: String?
        /// What was planned for the part of the day in which it mostly was; nil if nothing is planned for it.
        package var plan: String?
        package let strip: WeekStrip
    }

    /// The class of the card, and the id of its heading.
    let style, id: StaticString
    package let title: String
    /// What numbers and full dots are.
    package let legend: String
    /// Seven short names, above the dots.
    package let weekdays: [String]
    package let rows: [Row]
    package let table: DataTable

    func write(on page: PageAddress, to html: inout HTML) {
        html.card(style, id: id, title: title) { html in
            html.element("p", #"class="lead-note""#, text: legend)
            WeekStrip.write(weekdays: weekdays, to: &html)
            html.element("ul") { html in
                for row in rows { row.write(on: page, to: &html) }
            }
            html.dataTable(table)
        }
    }
}

extension WeekRows.Row {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.emoji(icon)
            html.element("div") { html in
                html.element("h3") { $0.link(link, on: page, text: name) }
                html.element("p", text: text)
                if let before { html.element("p", text: before) }
                if let plan { html.element("p", #"class="week-plan""#, text: plan) }
            }
            strip.write(to: &html)
        }
        html.markup("\n")
    }
}
