package import Markup

extension HTML {
    /// Writes the drawing of a day around 0,0, from the back to the front: today's mark, tracks, rings, tick, fill,
    /// number.
    ///
    /// `isNamed` gives it an id, so that another place on the page can show it too.
    package mutating func ringCell(_ cell: RingCell, _ rings: RingSet, isNamed: Bool = false) {
        guard let drawing = cell.drawing else {
            open(cell, #"<g class="soon""#, isNamed: isNamed)
            numberOfDay(cell.number)
            return
        }
        open(cell, drawing.core?.isFilled == true || drawing.isHealed ? "<g" : #"<g class="blank""#, isNamed: isNamed)
        if drawing.isToday { use(.today(rings.reach), #"class="today""#) }
        tracks(rings)
        arc(drawing.workout, .workout, rings)
        arc(drawing.mindfulness, .mindfulness, rings)
        for (ring, (share, moments)) in zip([Ring.firstFocus, .secondFocus], zip(drawing.focus, drawing.moments))
        where rings.contains(ring) {
            arc(share, ring, rings, moments: moments)
        }
        if drawing.isClosed, rings.hasRings(ofTrackers: drawing.focus.count) {
            tick(rings)
        }
        if let core = drawing.core { self.core(core, isHealed: drawing.isHealed) }
        numberOfDay(cell.number)
    }

    /// Writes the middle of a day: a shape, or a ring for the share that is done.
    mutating func core(_ core: RingCell.Core, isHealed: Bool) {
        switch core {
        case .steady, .done: use(.fill, #"class="steady""#)
        case .noticed: use(.fill, #"class="noticed""#)
        case .slip: use(.none, #"class="slip""#)
        case .assumed: use(.none, #"class="assumed""#)
        // Two bars, bent to leave room for the number.
        case .paused:
            markup(
                #"<path class="paused" d="M-9.600-8.200A12.600 12.600 0 0 0-9.600 8.200M9.600-8.200A12.600 12.600 0 0 1 9.600 8.200"/>"#
            )
        case .easy: use(.easy, #"class="easy""#)
        case .wild: use(.wild, #"class="wild""#)
        case .none: isHealed ? use(.clover, #"class="leaf lone""#) : use(.none, #"class="none""#)
        case .part(let percent):
            markup(
                #"<circle class="part-track" r="12.6"/><circle class="part" r="12.6" pathLength="100" stroke-dasharray=""#
            )
            number(percent)
            markup(#" 100" transform="rotate(-90)"/>"#)
        }
        if isHealed, core.isSolid { use(.healed, "") }
    }

    private mutating func open(_ cell: RingCell, _ tag: StaticString, isNamed: Bool) {
        markup(tag)
        if isNamed { attribute("id") { $0.cellID(cell.number) } }
        markup(">")
    }

    private mutating func numberOfDay(_ number: Int) {
        markup("<text>")
        self.number(number)
        markup("</text></g>")
    }

    /// Writes the id of a day's drawing on the page of its month.
    mutating func cellID(_ number: Int) {
        markup("c")
        self.number(number)
    }

    private mutating func tick(_ rings: RingSet) {
        guard rings.reach == .far else { return use(.closedNear, #"class="closed""#) }
        let hasNear = rings.contains(.workout) || rings.contains(.mindfulness)
        use(.closed, hasNear ? #"class="closed outer""# : #"class="closed outer bare""#)
    }

    /// Writes a ring in the length of its share, or divided into the number of moments; more than twelve can't be
    /// distinguished.
    private mutating func arc(_ share: Int, _ ring: Ring, _ rings: RingSet, moments: Int = 0) {
        guard share > 0 else { return }
        use(.ring(ring)) { html in
            html.style(of: ring, rings)
            if moments > 0 {
                let (parts, gap) = (min(moments, 12), 30)
                html.attribute("stroke-dasharray") { html in
                    html.tenths(1000 / parts - gap)
                    html.markup(" ")
                    html.tenths(gap)
                }
            } else if share < 100 {
                html.markup(#" stroke-dasharray=""#)
                html.number(share)
                html.markup(#" 100""#)
            }
        }
    }
}

extension RingCell.Core {
    /// Whether its number is on a coloured background.
    package var isFilled: Bool {
        switch self {
        case .steady, .done, .noticed, .easy, .wild: true
        case .slip, .assumed, .paused, .none, .part: false
        }
    }

    /// Whether it is a disc, with room for a clover in its corner.
    fileprivate var isSolid: Bool {
        switch self {
        case .steady, .done, .easy, .wild: true
        case .noticed, .slip, .assumed, .paused, .none, .part: false
        }
    }
}
