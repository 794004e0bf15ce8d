package import ReportMarkup

/// The circle in the middle of a day, of diameter 28 around 0,0, in its three shapes.
package enum DayShapes {
    /// `fill` for a level, `clover` for a healed day, `none` for a day without an entry.
    package static let html: HTML = {
        var html = HTML()
        html.markup(#"<circle id="fill" r="14"/><circle id="none" r="12.5"/><path id="clover" d=""#)
        html.markup("M0-9.800C1.600-13 4-14 6.600-14A7.400 7.400 0 0 1 14-6.600C14-4 13-1.600 9.800 0 ")
        html.markup("13 1.600 14 4 14 6.600A7.400 7.400 0 0 1 6.600 14C4 14 1.600 13 0 9.800")
        html.markup("-1.600 13-4 14-6.600 14A7.400 7.400 0 0 1-14 6.600C-14 4-13 1.600-9.800 0")
        html.markup("-13-1.600-14-4-14-6.600A7.400 7.400 0 0 1-6.600-14C-4-14-1.600-13 0-9.800z")
        html.markup(#""/>"#)
        return html
    }()
}

/// The rings of a day: strokes of width 5 centred on the diameters 32, 42, 52 and 62, so that no gap is left.
package enum RingShapes {
    /// `w` workout, `m` mindfulness, `x` and `y` focus, a full turn being 100 from twelve o'clock; the faint tracks below
    /// them, for every set of rings; today's mark; the area that takes a click.
    package static let html: HTML = {
        var html = HTML()
        for ring in Ring.allCases {
            html.shape("circle") { html in
                html.attribute("id", literal: ring.id)
                html.attribute("r", ring.radius)
                html.attributes(#"pathLength="100" transform="rotate(-90)""#)
            }
        }
        for bits in 1..<16 {
            let used = Ring.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
            html.element("g", { $0.attribute("id") { $0.trackID(where: used.contains) } }) { html in
                for ring in used { html.shape("circle") { $0.attribute("r", ring.radius) } }
            }
        }
        html.shape("rect", #"id="today" x="-33.5" y="-33.5" width="67" height="67" rx="17""#)
        html.shape("rect", #"id="hit" x="-34" y="-34" width="68" height="68" rx="17""#)
        return html
    }()
}
