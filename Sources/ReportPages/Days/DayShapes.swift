package import ReportMarkup

/// What is in the middle of a day, of diameter 28 around 0,0, in its four shapes.
package enum DayShapes {
    /// `fill` for a steady or an easy day, `wild` for a wild one, `clover` for a healed day, `none` for a day without an
    /// entry.
    package static let html: HTML = {
        var html = HTML()
        html.markup(#"<circle id="fill" r="14"/><circle id="none" r="12.5"/>"#)
        html.markup(#"<rect id="wild" x="-11.3" y="-11.3" width="22.6" height="22.6" rx="4.5"/><path id="clover" d=""#)
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
    /// them, for every set of rings; today's mark, and smaller ones for days of fewer rings and of none; the tick of a day on which every ring is closed, in the
    /// corner of a cell of four rings and of two; the area that takes a click.
    ///
    /// Of the tracks those of rings 4 and 5 have the class `far`, by which a small drawing leaves them out.
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
                for ring in used {
                    html.shape("circle") { html in
                        if ring.isFocus { html.attributes(#"class="far""#) }
                        html.attribute("r", ring.radius)
                    }
                }
            }
        }
        html.shape("rect", #"id="today" x="-35.5" y="-35.5" width="71" height="71" rx="19""#)
        html.shape("rect", #"id="today-s" x="-26" y="-26" width="52" height="52" rx="14""#)
        html.shape("rect", #"id="today-c" x="-19" y="-19" width="38" height="38" rx="11""#)
        html.shape("path", #"id="closed" d="M24-28.5l3 3.2 5.6-6.4""#)
        html.shape("path", #"id="closed-s" d="M16.5-20.5l2.7 2.9 5-5.8""#)
        html.shape("rect", #"id="hit" x="-34" y="-34" width="68" height="68" rx="17""#)
        return html
    }()
}
