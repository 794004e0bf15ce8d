package import ReportMarkup

/// What is in the middle of a day, of diameter 28 around 0,0.
///
/// A mark on the disc tells what its colour tells.
package enum DayShapes {
    /// `fill` for a steady day, `easy` with a circle on it, `wild` with a square; `healed` for the small clover in the corner
    /// of a day that a joker healed; `clover` as large as the disc; `none` for a day without an entry.
    ///
    /// A mark is drawn in the current colour.
    package static let html: HTML = {
        var html = HTML()
        html.markup(#"<circle id="fill" r="14"/><circle id="none" r="12.5"/>"#)
        html.markup(#"<g id="easy"><circle r="14"/><circle class="mark-on" r="12.2"/></g>"#)
        html.markup(#"<g id="wild"><circle r="14"/>"#)
        html.markup(#"<rect class="mark-on" x="-10.3" y="-10.3" width="20.6" height="20.6" rx="3.5"/></g>"#)
        html.markup(#"<path id="clover" d=""#)
        html.markup("M0-9.800C1.600-13 4-14 6.600-14A7.400 7.400 0 0 1 14-6.600C14-4 13-1.600 9.800 0 ")
        html.markup("13 1.600 14 4 14 6.600A7.400 7.400 0 0 1 6.600 14C4 14 1.600 13 0 9.800")
        html.markup("-1.600 13-4 14-6.600 14A7.400 7.400 0 0 1-14 6.600C-14 4-13 1.600-9.800 0")
        html.markup("-13-1.600-14-4-14-6.600A7.400 7.400 0 0 1-6.600-14C-4-14-1.600-13 0-9.800z")
        html.markup(
            ##""/><g id="healed"><use href="#clover" class="mended" transform="translate(9.600-9.600)scale(.36)"/></g>"##
        )
        return html
    }()
}

/// The rings of a day: strokes of width 5 centred on the diameters 32 and 42, so that no gap is left between them and the
/// disc of 28, and around them fine ones of width 2.5 on 52 and 59.
package enum RingShapes {
    /// `w` workout, `m` mindfulness, `x` and `y` focus, a full turn being 100 from twelve o'clock; the faint tracks below
    /// them, for every set of rings; today's mark, and smaller ones for days of fewer rings and of none; the tick of a day on which every ring is closed, in the
    /// corner of a cell of four rings and of two; the areas that take a click.
    ///
    /// A hairline in the colour of the card parts bold strokes of any two hues. Of the tracks those of rings 4 and 5 have the
    /// class `far`, by which a small drawing leaves them out.
    package static let html: HTML = {
        var html = HTML()
        for ring in Ring.allCases { html.definition(of: ring) }
        for bits in 1..<16 {
            let used = Ring.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
            html.element("g", { $0.attribute("id") { $0.trackID(where: used.contains) } }) { html in
                for ring in used {
                    html.shape("circle") { html in
                        if ring.isFocus { html.attributes(#"class="far""#) }
                        html.attribute("r", tenths: ring.tenthsOfRadius)
                    }
                }
            }
        }
        html.shape("rect", #"id="today" x="-32.8" y="-32.8" width="65.6" height="65.6" rx="17""#)
        html.shape("rect", #"id="today-s" x="-25.7" y="-25.7" width="51.4" height="51.4" rx="14""#)
        html.shape("rect", #"id="today-c" x="-18" y="-18" width="36" height="36" rx="11""#)
        html.shape("path", #"id="closed" d="M22-27l2.800 3 5.200-6""#)
        html.shape("path", #"id="closed-s" d="M16.5-20.5l2.700 2.900 5-5.800""#)
        html.shape("rect", #"id="hit" x="-32" y="-33" width="64" height="66" rx="16""#)
        html.shape("rect", #"id="hit-s" x="-25.5" y="-26" width="51" height="52" rx="13""#)
        html.shape("rect", #"id="hit-c" x="-19.5" y="-19.5" width="39" height="39" rx="11""#)
        return html
    }()
}

extension HTML {
    /// Writes the shape of a ring, with its hairline above it.
    fileprivate mutating func definition(of ring: Ring) {
        guard let hairline = ring.tenthsOfHairline else {
            shape("circle") { html in
                html.attribute("id", literal: ring.id)
                html.turn(of: ring)
            }
            return
        }
        element("g", { $0.attribute("id", literal: ring.id) }) { html in
            html.shape("circle") { $0.turn(of: ring) }
            html.shape("circle") { html in
                html.attributes(#"class="edge""#)
                html.attribute("r", tenths: hairline)
            }
        }
    }

    private mutating func turn(of ring: Ring) {
        attribute("r", tenths: ring.tenthsOfRadius)
        attributes(#"pathLength="100" transform="rotate(-90)""#)
    }
}
