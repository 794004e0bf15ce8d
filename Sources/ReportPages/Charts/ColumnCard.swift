import ReportMarkup

/// What a chart comes down to, in words; both empty where nothing is claimed.
struct Finding: Sendable {
    /// Read first.
    var lead = ""
    /// A quiet sentence below it.
    var remark = ""
}

/// A chart with what it comes down to.
package struct ColumnCard: Sendable {
    /// Read first; empty where nothing is claimed.
    package let lead: String
    /// A quiet sentence below it; empty where there is none.
    package let remark: String
    package let chart: ColumnChart

    init(_ chart: ColumnChart, _ finding: Finding) {
        lead = finding.lead
        remark = finding.remark
        self.chart = chart
    }

    /// Writes the card; `more` is what stands below the chart.
    func write(to html: inout HTML, more: (inout HTML) -> Void = { _ in }) {
        html.chartCard(chart.id, chart.title, lead: lead, remark: remark) { html in
            chart.write(to: &html)
            more(&html)
        }
    }
}

extension HTML {
    /// Writes a card with a chart, below what it comes down to; `id` is that of the chart.
    mutating func chartCard(
        _ id: String, _ title: String, lead: String = "", remark: String = "", chart: (inout HTML) -> Void
    ) {
        open("section") { html in
            html.attributes(#"class="card""#)
            html.attribute("aria-labelledby") { $0.headingID(id) }
        }
        element("header") { html in
            html.element("h2", { $0.attribute("id") { $0.headingID(id) } }, text: title)
        }
        if !lead.isEmpty { element("p", #"class="lead""#, text: lead) }
        if !remark.isEmpty { element("p", #"class="lead-note""#, text: remark) }
        chart(&self)
        close("section")
    }

    private mutating func headingID(_ id: String) {
        markup("h-")
        text(id)
    }
}
