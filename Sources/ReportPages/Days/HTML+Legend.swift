import ReportMarkup

extension HTML {
    /// Writes the legend of a ring calendar; what leads to the rules is never on a line of its own.
    mutating func legend(_ legend: Legend, _ rings: RingSet, on page: PageAddress) {
        guard !legend.items.isEmpty else { return }
        let last = legend.help.isEmpty ? nil : legend.items.indices.last
        self += """
            <ul class="legend" aria-label="\(legend.label)">\
            \(each: legend.items.enumerated(), { index, item in
                """
                <li>\({ $0.key(item.symbol, rings) })\(item.text)\
                \(if: index == last, "\({ $0.info(legend.help, on: page) })")</li>
                """
            })</ul>
            """
    }

    /// Writes the ⓘ of a legend of levels, which leads to what explains the counting.
    mutating func info(_ text: String, on page: PageAddress) {
        self += """
            <a class="info"\(href: Link(.about), on: page) title="\(text)">\
            <svg class="key" viewBox="-8 -8 16 16" aria-hidden="true"><circle r="6.8"/>\
            <path d="M0-.400v3.600M0-3.400v.010"/></svg><span class="vh">\(text)</span></a>
            """
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
        case .dot: key(#"<circle class="dot" r="5"/>"#)
        case .few: key(#"<circle class="steady" r="6"/>"#)
        case .many: key(#"<circle class="steady" r="10"/>"#)
        case .closed: key(#"<path class="closed" d="M-10 1l7 8 13-17"/>"#)
        }
    }

    /// Writes a small drawing of a day's middle.
    mutating func key(_ core: RingCell.Core, isHealed: Bool = false) { key("\({ $0.core(core, isHealed: isHealed) })") }

    private mutating func ringKey(_ ring: Ring, _ rings: RingSet) {
        key(#"<circle r="13"\#({ $0.style(of: ring, rings) })/>"#, " ring")
    }

    private mutating func key(_ drawing: HTML, _ style: StaticString = "") {
        self += #"<svg class="key\#(style)" viewBox="-17 -17 34 34" aria-hidden="true">\#(drawing)</svg>"#
    }
}
