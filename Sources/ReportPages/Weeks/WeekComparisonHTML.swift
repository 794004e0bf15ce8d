import ReportMarkup
import ReportWords

/// A week's measures beside those of the weeks before, each with its bars.
struct WeekComparisonHTML {
    let html: HTML

    init(_ card: WeekComparisonCard) {
        html = #"""
            <section class="card wk-compare" aria-labelledby="h-compare"><header><h2 id="h-compare">\#(card.title)</h2><p>\#(card.note)</p></header>
            <ul>\#(card.items.html(WeekComparisonHTML.item))</ul>\#(DataTableHTML(card.table).html)</section>
            """#
    }

    private static func item(_ item: WeekComparisonCard.Item) -> HTML {
        let unit: HTML = item.figure.unit.isEmpty ? "" : " <span>\(item.figure.unit)</span>"
        let change = item.change.html { change in
            change.isGood ? #"<p class="good">\#(change.text)</p>"# : "<p>\(change.text)</p>"
        }
        return #"""
            <li class="\#(item.symbol.style)"><h3>\#(item.symbol.icon.html)\#(item.label)</h3><p class="big"><b>\#(item.figure.number)</b>\#(unit)</p>\#(item.bars.html { WeekBars($0).html })\#(change)\#(item.usual.html { "<p>\($0)</p>" })</li>

            """#
    }
}

extension WeekComparisonCard.Item.Symbol {
    fileprivate var icon: Icon {
        switch self {
        case .steady: .drop
        case .drinks: .glass
        case .mindfulness: .leaf
        case .workout: .flame
        }
    }

    /// The class of its colour.
    fileprivate var style: HTML {
        switch self {
        case .steady: "c-g"
        case .drinks: "c-d"
        case .mindfulness: "c-m"
        case .workout: "c-w"
        }
    }
}
