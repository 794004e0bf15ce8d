import ReportMarkup

/// The jokers over time as one line of steps over a line for each number that can be held.
struct BalanceChartHTML {
    let html: HTML

    private static let width = 600
    /// The height of one joker.
    private static let rise = 28
    private static let margin = 6

    init(_ chart: BalanceChart, id: String) {
        let floor = BalanceChartHTML.margin + chart.cap * BalanceChartHTML.rise
        let lines = (0...chart.cap).html { level in
            #"<path class="rule" d="M0 \#(floor - level * BalanceChartHTML.rise)H\#(BalanceChartHTML.width)"/>"#
        }
        let steps = BalanceChartHTML.path(chart, floor: floor)
        html = #"""
            <figure class="balance"><svg viewBox="0 0 \#(BalanceChartHTML.width) \#(floor + BalanceChartHTML.margin)" preserveAspectRatio="none" role="img" aria-labelledby="\#(id)-t" aria-describedby="\#(id)-d"><title id="\#(id)-t">\#(chart.title)</title><desc id="\#(id)-d">\#(chart.description)</desc>\#(lines)<path class="balance-fill" d="\#(steps)V\#(floor)H0z"/><path class="balance-line" d="\#(steps)"/></svg><p class="ends" aria-hidden="true"><span>\#(chart.from)</span><span>\#(chart.to)</span></p>\#(DataTableHTML(chart.table).html)</figure>
            """#
    }

    /// From the beginning of the first day to the end of the last.
    private static func path(_ chart: BalanceChart, floor: Int) -> HTML {
        var path: HTML = "M0 \(floor - (chart.steps.first?.balance ?? 0) * rise)"
        for step in chart.steps.dropFirst() {
            path += "H\(tenths: 10 * width * step.day / chart.days)V\(floor - step.balance * rise)"
        }
        return path + "H\(width)"
    }
}
