import ReportMarkup

/// The shapes of a day in a heat grid.
///
/// `h` the square of a sober day, `hc` the clover of a healed one, and the outlines: `he` round for easy, `hw` square for
/// wild, `hn` dashed for no entry, `hb` a dot before the first record. `hnow` lies around today.
enum HeatShapes {
    /// 12 units, in a grid of 14.
    static let pastYear: HTML =
        #"""
        <rect id="h" width="12" height="12" rx="3"/><circle id="he" cx="6" cy="6" r="5.4"/>\#
        <rect id="hw" x=".6" y=".6" width="10.8" height="10.8" rx=".8"/>\#
        <rect id="hn" x=".6" y=".6" width="10.8" height="10.8" rx="3" stroke-dasharray="2.2 2"/>\#
        <circle id="hb" cx="6" cy="6" r="1"/>\#
        <path id="hc" d="M6 1.800C7.2-.6 12-.6 12 3.2 12 5 10.8 6 10.2 6c.6 0 1.8 1 1.8 2.8 0 3.8-4.8 \#
        3.8-6 1.400C4.8 12.6 0 12.6 0 8.8 0 7 1.2 6 1.8 6 1.2 6 0 5 0 3.2 0-.6 4.8-.6 6 1.800z"/>\#
        <rect id="hnow" fill="none" x="-1" y="-1" width="14" height="14" rx="4"/>
        """#
    /// 6 units in the place of 12: a day that was not planned.
    static let notPlanned: HTML = #"<rect id="np" x="3" y="3" width="6" height="6" rx="2"/>"#
    /// 40 units, in a grid of 44: a year with date numbers.
    static let year: HTML =
        #"""
        <rect id="h" width="40" height="40" rx="10"/><circle id="he" cx="20" cy="20" r="19"/>\#
        <rect id="hw" x="1" y="1" width="38" height="38" rx="2.5"/>\#
        <rect id="hn" x="1" y="1" width="38" height="38" rx="10" stroke-dasharray="5 4.5"/>\#
        <circle id="hb" cx="20" cy="20" r="2"/>\#
        <path id="hc" d="M20 6C24-1 39-1 39 10.5 39 16 36 20 34 20c2 0 5 4 5 9.500C39 41 24 41 20 34 16 41 1 41 1 29.5 \#
        1 24 4 20 6 20 4 20 1 16 1 10.5 1-1 16-1 20 6z"/>\#
        <rect id="hnow" fill="none" x="-2.5" y="-2.5" width="45" height="45" rx="12"/>
        """#
}
