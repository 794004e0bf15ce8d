package import ReportMarkup

/// The drawing of a day around 0,0, in the order of paint: today's mark, tracks, rings, fill, number.
package struct RingCellHTML {
    private let track: HTML
    private let styles: [Ring: HTML]

    package init(_ rings: RingSet) {
        let used = Ring.used(in: rings)
        track = used.isEmpty ? "" : ##"<use href="#\##(Ring.trackID(used))" class="track"/>"##
        styles = Ring.allCases.reduce(into: [:]) { styles, ring in styles[ring] = ring.style(rings) }
    }

    /// A group; `id` names it for a second use on the page.
    package func html(_ cell: RingCell, id: HTML = "") -> HTML {
        guard let drawing = cell.drawing else { return #"<g class="soon"\#(id)><text>\#(cell.number)</text></g>"# }
        let isBlank: HTML = drawing.core?.isFilled == true ? "" : #" class="blank""#
        var html: HTML = "<g\(isBlank)\(id)>"
        if drawing.isToday { html += ##"<use href="#today" class="today"/>"## }
        html += track
        html += arc(drawing.workout, .workout)
        html += arc(drawing.mindfulness, .mindfulness)
        for (ring, share) in zip([Ring.firstFocus, .secondFocus], drawing.focus) { html += arc(share, ring) }
        html += drawing.core.html { $0.html(isHealed: drawing.isHealed) }
        html += "<text>\(cell.number)</text></g>"
        return html
    }

    private func arc(_ share: Int, _ ring: Ring) -> HTML {
        guard share > 0, let style = styles[ring] else { return "" }
        return share >= 100
            ? ##"<use href="#\##(ring.id)" \##(style)/>"##
            : ##"<use href="#\##(ring.id)" \##(style) stroke-dasharray="\##(share) 100"/>"##
    }
}

extension RingCell.Core {
    package var isFilled: Bool {
        switch self {
        case .steady, .easy, .wild: true
        case .none: false
        }
    }

    /// The circle or clover in its colour.
    package func html(isHealed: Bool) -> HTML {
        switch self {
        case .steady: isHealed ? ##"<use href="#clover" class="steady"/>"## : ##"<use href="#fill" class="steady"/>"##
        case .easy: isHealed ? ##"<use href="#clover" class="easy"/>"## : ##"<use href="#fill" class="easy"/>"##
        case .wild: isHealed ? ##"<use href="#clover" class="wild"/>"## : ##"<use href="#fill" class="wild"/>"##
        case .none: isHealed ? ##"<use href="#clover" class="none"/>"## : ##"<use href="#none" class="none"/>"##
        }
    }
}
