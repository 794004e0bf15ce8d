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
            html += WeekStrip.html(weekdays: weekdays)
            html.element("ul") { html in
                for row in rows { html += row.html(on: page) }
            }
            html.dataTable(table)
        }
    }
}

extension WeekRows.Row {
    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <li>\({ $0.emoji(icon) })<div><h3>\(link, on: page, name)</h3><p>\(text)</p>\(before, { "<p>\($0)</p>" })\
        \(plan, { #"<p class="week-plan">\#($0)</p>"# })</div>\(strip.write(to:))</li>

        """
    }
}
