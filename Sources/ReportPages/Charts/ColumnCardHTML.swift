import ReportMarkup

/// A chart in a card, with what it comes down to above it.
struct ColumnCardHTML {
    let html: HTML

    /// `style` is a further class of the card.
    init(_ card: ColumnCard, style: HTML = "", more: HTML = "") {
        let id = card.chart.id
        html = #"""
            <section class="card\#(style)" aria-labelledby="h-\#(id)"><header><h2 id="h-\#(id)">\#(card.chart.title)</h2></header>\#(LeadHTML(card.lead, card.remark).html)\#(ColumnChartHTML(card.chart).html)\#(more)</section>
            """#
    }
}
