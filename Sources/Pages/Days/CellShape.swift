package import Markup

/// A shape that drawings of days refer to, around 0,0; a page only defines the shapes that it uses.
///
/// The middle of a day has a diameter of 28. The two inner rings are strokes of width 5 on the diameters 32 and 42,
/// without a gap between them and the disc; the two outer ones are of width 2.5 on 52 and 59.
package struct CellShape: Sendable {
    fileprivate let id: StaticString
    /// Its index in `definitions`.
    fileprivate let number: Int

    private init(_ id: StaticString, _ number: Int) { (self.id, self.number) = (id, number) }

    /// A steady day, and one without an entry.
    static var fill: CellShape { CellShape("fill", 0) }
    static var none: CellShape { CellShape("none", 1) }
    /// A disc with a mark in the current colour, a circle or a square, so that colour isn't needed to recognise it.
    static var easy: CellShape { CellShape("easy", 2) }
    static var wild: CellShape { CellShape("wild", 3) }
    /// A clover as large as the disc, and a small one for the corner of a day that a joker healed.
    package static var clover: CellShape { CellShape("clover", 4) }
    static var healed: CellShape { CellShape("healed", 5) }

    /// A full turn of a ring is 100, starting at twelve o'clock.
    static func ring(_ ring: Ring) -> CellShape { CellShape(ring.id, 6 + ring.rawValue) }

    /// The mark of today, in the size of a day's rings.
    static func today(_ reach: RingSet.Reach) -> CellShape {
        switch reach {
        case .far: CellShape("today", 10)
        case .near: CellShape("today-s", 11)
        case .bare: CellShape("today-c", 12)
        }
    }

    /// The tick in the corner of a day whose rings are all closed, for cells with four rings and with two.
    static var closed: CellShape { CellShape("closed", 13) }
    static var closedNear: CellShape { CellShape("closed-s", 14) }

    /// The area that can be clicked.
    static func hit(_ reach: RingSet.Reach) -> CellShape {
        switch reach {
        case .far: CellShape("hit", 15)
        case .near: CellShape("hit-s", 16)
        case .bare: CellShape("hit-c", 17)
        }
    }

    /// The number before those of the tracks, one for every set of rings.
    fileprivate static let tracks = 17
    /// The reference of the first shape; icons have the lower ones.
    fileprivate static let firstReference = 30

    /// The shapes, in the order of their numbers.
    ///
    /// A thin line in the colour of the card separates the strokes, whatever their colours are. The tracks of rings 4
    /// and 5 have the class `far`, so that a small drawing can leave them out.
    fileprivate static let definitions: [HTML] =
        [
            ##"<circle id="fill" r="14"/>"##, ##"<circle id="none" r="12.5"/>"##,
            ##"<g id="easy"><circle r="14"/><circle class="mark-on" r="12.2"/></g>"##,
            #"""
            <g id="wild"><circle r="14"/>\#
            <rect class="mark-on" x="-10.3" y="-10.3" width="20.6" height="20.6" rx="3.5"/></g>
            """#,
            #"""
            <path id="clover" d="M0-9.800C1.600-13 4-14 6.600-14A7.400 7.400 0 0 1 14-6.600C14-4 13-1.600 9.800 0 \#
            13 1.600 14 4 14 6.600A7.400 7.400 0 0 1 6.600 14C4 14 1.600 13 0 9.800\#
            -1.600 13-4 14-6.600 14A7.400 7.400 0 0 1-14 6.600C-14 4-13 1.600-9.800 0\#
            -13-1.600-14-4-14-6.600A7.400 7.400 0 0 1-6.600-14C-4-14-1.600-13 0-9.800z"/>
            """#,
            ##"<g id="healed"><use href="#clover" class="mended" transform="translate(9.600-9.600)scale(.36)"/></g>"##,
        ] + Ring.allCases.map(definition(of:)) + [
            #"<rect id="today" x="-32.8" y="-32.8" width="65.6" height="65.6" rx="17"/>"#,
            #"<rect id="today-s" x="-25.7" y="-25.7" width="51.4" height="51.4" rx="14"/>"#,
            #"<rect id="today-c" x="-18" y="-18" width="36" height="36" rx="11"/>"#,
            #"<path id="closed" d="M22-27l2.800 3 5.200-6"/>"#,
            #"<path id="closed-s" d="M16.5-20.5l2.700 2.900 5-5.800"/>"#,
            #"<rect id="hit" x="-32" y="-33" width="64" height="66" rx="16"/>"#,
            #"<rect id="hit-s" x="-25.5" y="-26" width="51" height="52" rx="13"/>"#,
            #"<rect id="hit-c" x="-19.5" y="-19.5" width="39" height="39" rx="11"/>"#,
        ] + (1..<16).map(definition(ofTracks:))

    private static func definition(of ring: Ring) -> HTML {
        let turn: HTML = #"r="\#(tenths: ring.tenthsOfRadius)" pathLength="100" transform="rotate(-90)""#
        guard let hairline = ring.tenthsOfHairline else { return #"<circle id="\#(ring.id)" \#(turn)/>"# }
        return #"<g id="\#(ring.id)"><circle \#(turn)/><circle class="edge" r="\#(tenths: hairline)"/></g>"#
    }

    private static func definition(ofTracks set: Int) -> HTML {
        let rings = Ring.allCases.filter { $0.isIn(set) }
        return """
            <g id="\({ $0.trackID(set) })">\
            \(each: rings, { #"<circle\#(if: $0.isFocus, #" class="far""#) r="\#(tenths: $0.tenthsOfRadius)"/>"# })</g>
            """
    }
}

extension HTML {
    /// Writes a shape: `<use href="#fill" class="steady"/>`.
    mutating func use(_ shape: CellShape, _ attributes: StaticString) {
        use(shape) { $0.attributes(attributes) }
    }

    /// Writes a shape with attributes that have values.
    package mutating func use(_ shape: CellShape, _ attributes: (inout HTML) -> Void) {
        refer(to: CellShape.firstReference + shape.number)
        // The small clover refers to the large one.
        if shape.number == CellShape.healed.number { refer(to: CellShape.firstReference + CellShape.clover.number) }
        markup(##"<use href="#"##, shape.id, #"""#)
        attributes(&self)
        markup("/>")
    }

    /// Writes the tracks of a set of rings.
    mutating func tracks(_ rings: RingSet) {
        let set = rings.bits
        guard set > 0 else { return }
        refer(to: CellShape.firstReference + CellShape.tracks + set)
        markup(##"<use href="#"##)
        trackID(set)
        markup(#"" class="track"/>"#)
    }

    /// Writes the definitions of the shapes that are in `references`.
    mutating func defineCellShapes(of references: UInt64) {
        define(CellShape.definitions, from: CellShape.firstReference, of: references)
    }

    /// Inserts the definitions of the shapes that the HTML refers to, at the marked place.
    package mutating func insertCellShapes() {
        var shapes = HTML()
        shapes.defineCellShapes(of: references)
        insertDefinitions(shapes)
    }

    /// Writes the id of the tracks of a set of rings, such as `track-wm`.
    fileprivate mutating func trackID(_ set: Int) {
        markup("track-")
        for ring in Ring.allCases where ring.isIn(set) { markup(ring.id) }
    }
}
