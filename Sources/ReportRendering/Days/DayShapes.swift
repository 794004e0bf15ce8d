/// The circle in the middle of a day, of diameter 28 around 0,0, in its three shapes.
enum DayShapes {
    /// `fill` for a level, `clover` for a healed day, `none` for a day without an entry.
    static let html: HTML = #"""
        <circle id="fill" r="14"/><circle id="none" r="12.5"/><path id="clover" d="M0-9.800C1.600-13 4-14 6.600-14A7.400 7.400 0 0 1 14-6.600C14-4 13-1.600 9.800 0 13 1.600 14 4 14 6.600A7.400 7.400 0 0 1 6.600 14C4 14 1.600 13 0 9.800-1.600 13-4 14-6.600 14A7.400 7.400 0 0 1-14 6.600C-14 4-13 1.600-9.800 0-13-1.600-14-4-14-6.600A7.400 7.400 0 0 1-6.600-14C-4-14-1.600-13 0-9.800z"/>
        """#
}

/// The rings of a day: strokes of width 5 centred on the diameters 32, 42, 52 and 62, so that no gap is left.
enum RingShapes {
    /// `w` workout, `m` mindfulness, `x` and `y` focus; a full turn is 100, from twelve o'clock.
    static let html: HTML = #"""
        <circle id="w" r="16" pathLength="100" transform="rotate(-90)"/><circle id="m" r="21" pathLength="100" transform="rotate(-90)"/><circle id="x" r="26" pathLength="100" transform="rotate(-90)"/><circle id="y" r="31" pathLength="100" transform="rotate(-90)"/><g id="track-0"><circle r="16"/><circle r="21"/></g><g id="track-1"><use href="#track-0"/><circle r="26"/></g><g id="track-2"><use href="#track-1"/><circle r="31"/></g><rect id="today" x="-33.5" y="-33.5" width="67" height="67" rx="17"/><rect id="hit" x="-34" y="-34" width="68" height="68" rx="17"/>
        """#
}
