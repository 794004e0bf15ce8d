package import ReportMarkup

/// The circle in the middle of a day, of diameter 28 around 0,0, in its three shapes.
package enum DayShapes {
    /// `fill` for a level, `clover` for a healed day, `none` for a day without an entry.
    package static let html: HTML = #"""
        <circle id="fill" r="14"/><circle id="none" r="12.5"/><path id="clover" d="M0-9.800C1.600-13 4-14 6.600-14A7.400 7.400 0 0 1 14-6.600C14-4 13-1.600 9.800 0 13 1.600 14 4 14 6.600A7.400 7.400 0 0 1 6.600 14C4 14 1.600 13 0 9.800-1.600 13-4 14-6.600 14A7.400 7.400 0 0 1-14 6.600C-14 4-13 1.600-9.800 0-13-1.600-14-4-14-6.600A7.400 7.400 0 0 1-6.600-14C-4-14-1.600-13 0-9.800z"/>
        """#
}

/// The rings of a day: strokes of width 5 centred on the diameters 32, 42, 52 and 62, so that no gap is left.
package enum RingShapes {
    /// `w` workout, `m` mindfulness, `x` and `y` focus, a full turn being 100 from twelve o'clock; the faint tracks below
    /// them, for every set of rings; today's mark; the area that takes a click.
    package static let html: HTML = {
        let rings = Ring.allCases.html { ring in
            #"<circle id="\#(ring.id)" r="\#(ring.radius)" pathLength="100" transform="rotate(-90)"/>"#
        }
        let tracks = (1..<16).html { bits in
            let used = Ring.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
            return #"<g id="\#(Ring.trackID(used))">\#(used.html { #"<circle r="\#($0.radius)"/>"# })</g>"#
        }
        return rings + tracks + #"""
            <rect id="today" x="-33.5" y="-33.5" width="67" height="67" rx="17"/><rect id="hit" x="-34" y="-34" width="68" height="68" rx="17"/>
            """#
    }()
}
