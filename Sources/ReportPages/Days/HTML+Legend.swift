import ReportMarkup

extension HTML {
    /// Writes the legend of a ring calendar.
    mutating func legend(_ legend: Legend, _ rings: RingSet, on page: PageAddress) {
        guard !legend.items.isEmpty else { return }
        open("ul", #"class="legend""#, label: legend.label)
        for (index, item) in legend.items.enumerated() {
            element("li") { html in
                html.key(item.symbol, rings)
                html.text(item.text)
                // It never stands on a line of its own.
                let isLast = index == legend.items.count - 1
                if isLast, !legend.help.isEmpty { html.info(legend.help, on: page) }
            }
        }
        close("ul")
    }

    /// Writes the ⓘ of a legend of levels, which leads to what explains the counting.
    mutating func info(_ text: String, on page: PageAddress) {
        open("a") { html in
            html.attributes(#"class="info""#)
            html.href(Link(.about), on: page)
            html.attribute("title", text)
        }
        markup(
            #"<svg class="key" viewBox="-8 -8 16 16" aria-hidden="true"><circle r="6.8"/><path d="M0-.400v3.600M0-3.400v.010"/></svg>"#
        )
        element("span", #"class="vh""#, text: text)
        close("a")
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
