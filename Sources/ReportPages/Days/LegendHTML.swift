import ReportMarkup

/// The legend of a ring calendar, with the way to the page that explains it.
struct LegendHTML {
    let html: HTML

    init(_ legend: Legend, _ rings: RingSet, sharing share: ShareLink? = nil, on page: PageAddress) {
        let items = legend.items.html { item in "<li>\(LegendHTML.key(item.symbol, rings))\(item.text)</li>" }
        let picture = share.html { #"<li><a href="\#(page.href($0))">\#($0.text)</a></li>"# }
        html = #"""
            <ul class="legend" aria-label="\#(legend.label)">\#(items)\#(picture)<li><a href="\#(page.href(legend.aboutLink))">\#(legend.aboutText)</a></li></ul>
            """#
    }

    /// A small drawing of what a symbol looks like.
    static func key(_ symbol: Legend.Symbol, _ rings: RingSet) -> HTML {
        switch symbol {
        case .core(let core): key(core)
        case .healed: key(nil)
        case .workout: ring(.workout, rings)
        case .mindfulness: ring(.mindfulness, rings)
        case .focus(0): ring(.firstFocus, rings)
        case .focus: ring(.secondFocus, rings)
        }
    }

    /// A small drawing of a day's middle; of a healed one where there is no level to show.
    static func key(_ core: RingCell.Core?) -> HTML {
        let shape = core.map { $0.html(isHealed: false) } ?? RingCell.Core.steady.html(isHealed: true)
        return #"<svg class="key" viewBox="-17 -17 34 34" aria-hidden="true">\#(shape)</svg>"#
    }

    private static func ring(_ ring: Ring, _ rings: RingSet) -> HTML {
        #"""
        <svg class="key ring" viewBox="-17 -17 34 34" aria-hidden="true"><circle r="13" \#(ring.style(rings))/></svg>
        """#
    }
}
