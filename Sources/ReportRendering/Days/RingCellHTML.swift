import ReportPages

/// The drawing of a day around 0,0, in the order of paint: today's mark, tracks, rings, fill, number.
struct RingCellHTML {
    private let focusRings: [FocusRing]
    private let track: HTML

    init(_ focusRings: [FocusRing]) {
        self.focusRings = focusRings
        track = ##"<use href="#track-\##(min(focusRings.count, 2))" class="track"/>"##
    }

    /// A group; `id` names it for a second use on the page.
    func html(_ cell: RingCell, id: HTML = "") -> HTML {
        guard let drawing = cell.drawing else { return #"<g class="soon"\#(id)><text>\#(cell.number)</text></g>"# }
        let isBlank: HTML = drawing.core.isFilled ? "" : #" class="blank""#
        var html: HTML = "<g\(isBlank)\(id)>"
        if drawing.isToday { html += ##"<use href="#today" class="today"/>"## }
        html += track
        html += arc(drawing.workout, .workout)
        html += arc(drawing.mindfulness, .mindfulness)
        for (index, share) in drawing.focus.enumerated() { html += arc(share, .focus(index)) }
        html += drawing.core.html(isHealed: drawing.isHealed)
        html += "<text>\(cell.number)</text></g>"
        return html
    }

    private func arc(_ share: Int, _ ring: Ring) -> HTML {
        guard share > 0 else { return "" }
        let style = ring.style(focusRings)
        return share >= 100
            ? ##"<use href="#\##(ring.id)" \##(style)/>"##
            : ##"<use href="#\##(ring.id)" \##(style) stroke-dasharray="\##(share) 100"/>"##
    }
}

/// One of the four rings.
enum Ring {
    case workout, mindfulness
    /// 0 or 1.
    case focus(Int)

    /// Its shape, which is also the class of its own colour.
    var id: HTML {
        switch self {
        case .workout: "w"
        case .mindfulness: "m"
        case .focus(0): "x"
        case .focus: "y"
        }
    }

    /// The class of its colour, or the colour that the person chose.
    func style(_ focusRings: [FocusRing]) -> HTML {
        if case .focus(let index) = self, focusRings.indices.contains(index), let colour = focusRings[index].colour {
            return #"class="own" stroke="\#(colour)""#
        }
        return #"class="\#(id)""#
    }
}

extension RingCell.Core {
    var isFilled: Bool {
        switch self {
        case .steady, .easy, .wild: true
        case .none: false
        }
    }

    /// The circle or clover in its colour.
    func html(isHealed: Bool) -> HTML {
        switch self {
        case .steady: isHealed ? ##"<use href="#clover" class="steady"/>"## : ##"<use href="#fill" class="steady"/>"##
        case .easy: isHealed ? ##"<use href="#clover" class="easy"/>"## : ##"<use href="#fill" class="easy"/>"##
        case .wild: isHealed ? ##"<use href="#clover" class="wild"/>"## : ##"<use href="#fill" class="wild"/>"##
        case .none: isHealed ? ##"<use href="#clover" class="none"/>"## : ##"<use href="#none" class="none"/>"##
        }
    }
}
