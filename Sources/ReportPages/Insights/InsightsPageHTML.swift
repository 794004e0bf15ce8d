import ReportMarkup
import ReportWords

/// The content of the insights.
struct InsightsPageHTML {
    private let page: InsightsPage

    init(_ page: InsightsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let remark = page.remark.html { #"<p class="page-remark">\#($0)</p>"# }
        return [
            "heading": #"<div class="head"><h1>\#(page.heading)</h1></div>"#,
            "content": #"""
            <div class="insights">\#(remark)\#(page.trackers.html(index))\#(page.saboteurs.html(comparison))\#(drinks)</div>
            """#,
        ]
    }

    private func index(_ index: TrackerIndex) -> HTML {
        let resting: HTML =
            index.resting.isEmpty
            ? "" : #"<h3>\#(index.restingTitle)</h3><ul class="index resting">\#(index.resting.html(row))</ul>"#
        let rows: HTML = index.rows.isEmpty ? "" : #"<ul class="index">\#(index.rows.html(row))</ul>"#
        return #"""
            <section class="card" aria-labelledby="h-trackers"><header><h2 id="h-trackers">\#(index.title)</h2></header>\#(rows)\#(resting)</section>
            """#
    }

    private func row(_ row: TrackerIndex.Row) -> HTML {
        #"""
        <li><a href="\#(page.frame.address.href(row.link))"><span class="emoji" aria-hidden="true">\#(row.icon)</span><span><b>\#(row.name)</b> <small>\#(row.words)</small></span></a></li>

        """#
    }

    private func comparison(_ comparison: SaboteurComparison) -> HTML {
        #"""
        <section class="card" aria-labelledby="h-saboteurs"><header><h2 id="h-saboteurs">\#(comparison.title)</h2><p>\#(comparison.remark)</p></header><ul class="beside">\#(comparison.items.html(saboteur))</ul>\#(DataTableHTML(comparison.table).html)</section>
        """#
    }

    private func saboteur(_ item: SaboteurComparison.Item) -> HTML {
        let lines = item.lines.html { "<div><dt>\($0.label)</dt><dd>\($0.text)</dd></div>" }
        return #"""
            <li><h3><a href="\#(page.frame.address.href(item.link))"><span class="emoji" aria-hidden="true">\#(item.icon)</span> \#(item.name) \#(Icon.right.html)</a></h3><p class="big"><b>\#(item.count.number)</b> \#(item.count.unit) <small>\#(item.countLabel)</small></p>\#(ColumnChartHTML(item.chart, style: " small").html)<dl class="lines">\#(lines)</dl></li>

            """#
    }

    private var drinks: HTML {
        guard let drinks = page.drinks else { return page.weekdays.html { BarListHTML($0).html } }
        let history = drinks.history.html { chart in
            #"<h3 class="sub">\#(chart.title)</h3>\#(ColumnChartHTML(chart, style: " low").html)"#
        }
        let lists = page.weekdays.html { BarListHTML($0).html } + drinks.quarters.html { BarListHTML($0).html }
        return #"\#(ColumnCardHTML(drinks.recent, more: history).html)<div class="pair">\#(lists)</div>"#
    }
}
