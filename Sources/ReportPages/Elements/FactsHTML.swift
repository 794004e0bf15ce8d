import ReportMarkup
import ReportWords

/// Large numbers in a row; nothing where there are none.
struct FactsHTML {
    let html: HTML

    /// `style` is a further class of the list.
    init(_ facts: [Fact], style: HTML = "") {
        guard !facts.isEmpty else {
            html = ""
            return
        }
        html = #"<dl class="facts\#(style)">\#(facts.html(FactsHTML.item))</dl>"#
    }

    private static func item(_ fact: Fact) -> HTML {
        let unit: HTML = fact.figure.unit.isEmpty ? "" : " <span>\(fact.figure.unit)</span>"
        let note: HTML = fact.note.isEmpty ? "" : "<small>\(fact.note)</small>"
        let size: HTML = fact.figure.number.count > 8 ? #" class="wide""# : ""
        return """
            <div><dt>\(fact.symbol.icon.html)\(fact.label)</dt><dd><b\(size)>\(fact.figure.number)</b>\(unit)\(note)</dd></div>
            """
    }
}

extension Fact.Symbol {
    var icon: Icon {
        switch self {
        case .longest: .peak
        case .savings: .coin
        case .energy: .bolt
        case .milestone: .flag
        case .steady: .drop
        case .mindfulness: .leaf
        case .workout: .flame
        case .healed: .clover
        }
    }
}
