package import ReportMarkup

extension HTML {
    /// Writes the drawing of a day around 0,0, in the order of paint: today's mark, tracks, rings, tick, fill,
    /// number.
    ///
    /// `isNamed` gives it an id, so that a second place on the page can show it again.
    package mutating func ringCell(_ cell: RingCell, _ rings: RingSet, isNamed: Bool = false) {
        guard let drawing = cell.drawing else {
            open(cell, #"<g class="soon""#, isNamed: isNamed)
            numberOfDay(cell.number)
            return
        }
        open(cell, drawing.core?.isFilled == true || drawing.isHealed ? "<g" : #"<g class="blank""#, isNamed: isNamed)
        if drawing.isToday { today(rings) }
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

    /// Writes the middle of a day: a shape, or a ring as long as what is done.
    mutating func core(_ core: RingCell.Core, isHealed: Bool) {
        guard case .part(let percent) = core else { return markup(core.shape(isHealed: isHealed)) }
        markup(
            #"<circle class="part-track" r="12.6"/><circle class="part" r="12.6" pathLength="100" stroke-dasharray=""#)
        number(percent)
        markup(#" 100" transform="rotate(-90)"/>"#)
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

    private mutating func tracks(_ rings: RingSet) {
        guard Ring.allCases.contains(where: rings.contains) else { return }
        markup(##"<use href="#"##)
        trackID(where: rings.contains)
        markup(#"" class="track"/>"#)
    }

    private mutating func today(_ rings: RingSet) {
        markup(##"<use href="#today"##)
        markup(rings.reach.suffix)
        markup(#"" class="today"/>"#)
    }

    private mutating func tick(_ rings: RingSet) {
        guard rings.reach == .far else { return markup(##"<use href="#closed-s" class="closed"/>"##) }
        let hasNear = rings.contains(.workout) || rings.contains(.mindfulness)
        markup(##"<use href="#closed" class="closed outer"##)
        markup(hasNear ? #""/>"# : #" bare"/>"#)
    }

    /// Writes a ring as long as its share, or as many parts of one as there were moments: more than twelve cannot be told
    /// apart.
    private mutating func arc(_ share: Int, _ ring: Ring, _ rings: RingSet, moments: Int = 0) {
        guard share > 0 else { return }
        markup(##"<use href="#"##)
        markup(ring.id)
        markup(#"""#)
        style(of: ring, rings)
        if moments > 0 {
            let (parts, gap) = (min(moments, 12), 30)
            attribute("stroke-dasharray") { html in
                html.tenths(1000 / parts - gap)
                html.markup(" ")
                html.tenths(gap)
            }
        } else if share < 100 {
            markup(#" stroke-dasharray=""#)
            number(share)
            markup(#" 100""#)
        }
        markup("/>")
    }
}

extension RingCell.Core {
    /// Whether its number is drawn on a colour.
    package var isFilled: Bool {
        switch self {
        case .steady, .done, .noticed, .easy, .wild: true
        case .slip, .assumed, .paused, .none, .part: false
        }
    }

    /// The disc with its mark, or what stands in its place.
    func shape(isHealed: Bool) -> StaticString {
        switch self {
        case .steady, .done:
            isHealed
                ? ##"<use href="#fill" class="steady"/><use href="#healed"/>"##
                : ##"<use href="#fill" class="steady"/>"##
        case .noticed: ##"<use href="#fill" class="noticed"/>"##
        case .slip: ##"<use href="#none" class="slip"/>"##
        case .assumed: ##"<use href="#none" class="assumed"/>"##
        // Two bars, bent to leave room for the number.
        case .paused:
            #"<path class="paused" d="M-9.600-8.200A12.600 12.600 0 0 0-9.600 8.200M9.600-8.200A12.600 12.600 0 0 1 9.600 8.200"/>"#
        case .easy:
            isHealed
                ? ##"<use href="#easy" class="easy"/><use href="#healed"/>"## : ##"<use href="#easy" class="easy"/>"##
        case .wild:
            isHealed
                ? ##"<use href="#wild" class="wild"/><use href="#healed"/>"## : ##"<use href="#wild" class="wild"/>"##
        case .none, .part:
            isHealed ? ##"<use href="#clover" class="leaf lone"/>"## : ##"<use href="#none" class="none"/>"##
        }
    }
}
