import ReportMarkup

extension HTML {
    /// Writes the legend of a ring calendar.
    mutating func legend(_ legend: Legend, _ rings: RingSet) {
        guard !legend.items.isEmpty else { return }
        open("ul") { html in
            html.attributes(#"class="legend""#)
            html.attribute("aria-label", legend.label)
        }
        for item in legend.items {
            element("li") { html in
                html.key(item.symbol, rings)
                html.text(item.text)
            }
        }
        close("ul")
    }

    /// Writes a small drawing of what a symbol looks like.
    private mutating func key(_ symbol: Legend.Symbol, _ rings: RingSet) {
        switch symbol {
        case .core(let core): key(core)
        case .healed(let core): key(core, isHealed: true)
        case .workout: ringKey(.workout, rings)
        case .mindfulness: ringKey(.mindfulness, rings)
        case .focus(0): ringKey(.firstFocus, rings)
        case .focus: ringKey(.secondFocus, rings)
        case .dot:
            markup(#"<svg class="key" viewBox="-17 -17 34 34" aria-hidden="true"><circle class="dot" r="5"/></svg>"#)
        case .few:
            markup(#"<svg class="key" viewBox="-17 -17 34 34" aria-hidden="true"><circle class="steady" r="6"/></svg>"#)
        case .many:
            markup(
                #"<svg class="key" viewBox="-17 -17 34 34" aria-hidden="true"><circle class="steady" r="10"/></svg>"#)
        case .closed:
            markup(
                #"<svg class="key" viewBox="-17 -17 34 34" aria-hidden="true"><path class="closed" d="M-10 1l7 8 13-17"/></svg>"#
            )
        }
    }

    /// Writes a small drawing of a day's middle.
    mutating func key(_ core: RingCell.Core, isHealed: Bool = false) {
        element("svg", #"class="key" viewBox="-17 -17 34 34" aria-hidden="true""#) { html in
            html.core(core, isHealed: isHealed)
        }
    }

    private mutating func ringKey(_ ring: Ring, _ rings: RingSet) {
        element("svg", #"class="key ring" viewBox="-17 -17 34 34" aria-hidden="true""#) { html in
            html.shape("circle") { html in
                html.attributes(#"r="13""#)
                html.style(of: ring, rings)
            }
        }
    }
}
