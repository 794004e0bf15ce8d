import ReportMarkup

extension MetricCard {
    /// Writes the card.
    func write(to html: inout HTML) {
        html.element("div", { $0.attribute("class", literal: style) }) { html in
            html.chartCard(chart.id, chart.title, lead: lead, remark: remark) { html in
                chart.write(to: &html)
                for group in strips { group.write(to: &html) }
                if !hiddenStrips.isEmpty {
                    html.more(more) { html in
                        for group in hiddenStrips { group.write(to: &html) }
                    }
                }
            }
        }
        html.markup("\n")
    }
}
