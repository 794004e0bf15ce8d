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
        self += """
            <section class="card" aria-labelledby="h-\(id)"><header><h2 id="h-\(id)">\(title)</h2></header>\
            \(if: !lead.isEmpty, #"<p class="lead">\#(lead)</p>"#)\
            \(if: !remark.isEmpty, #"<p class="lead-note">\#(remark)</p>"#)
            """
        chart(&self)
        markup("</section>")
    }
}
