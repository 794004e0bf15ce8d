import ReportPages

/// The legend of a ring calendar, with the way to the page that explains it.
struct LegendHTML {
    let html: HTML

    init(_ legend: Legend, _ focusRings: [FocusRing], on page: PageAddress) {
        let items = legend.items.html { item in "<li>\(LegendHTML.key(item.symbol, focusRings))\(item.text)</li>" }
        html = #"""
            <ul class="legend" aria-label="\#(legend.label)">\#(items)<li><a href="\#(page.href(legend.aboutLink))">\#(legend.aboutText)</a></li></ul>
            """#
    }

    /// A small drawing of what a symbol looks like.
    static func key(_ symbol: Legend.Symbol, _ focusRings: [FocusRing] = []) -> HTML {
        switch symbol {
        case .core(let core): key(core.html(isHealed: false))
        case .healed: key(RingCell.Core.steady.html(isHealed: true))
        case .workout: ring(.workout, focusRings)
        case .mindfulness: ring(.mindfulness, focusRings)
        case .focus(let index): ring(.focus(index), focusRings)
        }
    }

    private static func key(_ shape: HTML) -> HTML {
        #"<svg class="key" viewBox="-17 -17 34 34" aria-hidden="true">\#(shape)</svg>"#
    }

    private static func ring(_ ring: Ring, _ focusRings: [FocusRing]) -> HTML {
        #"""
        <svg class="key ring" viewBox="-17 -17 34 34" aria-hidden="true"><circle r="13" \#(ring.style(focusRings))/></svg>
        """#
    }
}
