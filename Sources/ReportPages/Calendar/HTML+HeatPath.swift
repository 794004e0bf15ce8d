import ReportMarkup

/// Days of a heat grid as parts of a path, for drawings with very many of them.
extension HTML {
    /// Writes a day of 12 units, its left upper corner at a place; nothing for one that has no shape.
    mutating func heatPath(_ look: HeatLook, _ x: Int, _ y: Int) {
        switch look {
        case .sober, .toCome: part(x, y, left: 30, top: 0, "h6q3 0 3 3v6q0 3-3 3h-6q-3 0-3-3v-6q0-3 3-3z")
        case .steady, .noEntry:
            part(x, y, left: 34, top: 6, "h5.2q2.8 0 2.8 2.8v5.2q0 2.8-2.8 2.8h-5.2q-2.8 0-2.8-2.8v-5.2q0-2.8 2.8-2.8z")
        case .easy: part(x, y, left: 6, top: 60, "a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0z")
        case .wild: part(x, y, left: 6, top: 6, "h10.8v10.8h-10.8z")
        case .healed:
            part(
                x, y, left: 60, top: 18,
                """
                c1.2-2.4 6-2.4 6 1.4 0 1.8-1.2 2.8-1.8 2.8.6 0 1.8 1 1.8 2.8 0 3.8-4.8 3.8-6 1.4-1.2 2.4-6 2.4-6-1.4 0-1.8 \
                1.2-2.8 1.8-2.8-.6 0-1.8-1-1.8-2.8 0-3.8 4.8-3.8 6-1.4z
                """)
        case .before: part(x, y, left: 50, top: 60, "a1 1 0 1 1 2 0a1 1 0 1 1-2 0z")
        case .paused: pauseSign(x, y)
        }
    }

    /// Moves to a place, in tenths from the corner of the day, and writes what is relative to it.
    private mutating func part(_ x: Int, _ y: Int, left: Int, top: Int, _ path: StaticString) {
        markup("M")
        tenths(x * 10 + left)
        markup(" ")
        tenths(y * 10 + top)
        markup(path)
    }
}
