import ReportMarkup

/// The elements as values, for pages that are not written in one go yet.
struct DataTableHTML {
    private(set) var html = HTML()

    init(_ table: DataTable) { html.dataTable(table) }
}

struct FactsHTML {
    private(set) var html = HTML()

    init(_ facts: [Fact], style: StaticString = "") { html.facts(facts, style) }
}

struct WeekdaysHTML {
    private(set) var html = HTML()

    init(_ names: [String]) { html.weekdays(names) }
}

enum PagerHTML {
    static func head(_ heading: HTML, _ pager: Pager, on page: PageAddress) -> HTML {
        var html = HTML()
        html.head(pager, on: page) { $0 += heading }
        return html
    }
}
