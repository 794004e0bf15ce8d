import Markup

/// A line drawing of 24 × 24 units; its number is its index in `drawings`.
enum Icon: Int, CaseIterable {
    case home, calendar, week, grid, insights, info
    case left, right, up, down
    case leaf, flame, drop, clover, star
    case coin, bolt, flag, peak
    case glass, pause, pencil

    /// The id of each after `i-`, and its shape.
    private static let drawings: [(name: StaticString, shape: HTML)] = [
        ("home", #"<path d="M4 11.5 12 4.5l8 7V19a1 1 0 0 1-1 1h-4.500v-5.500h-5V20H5a1 1 0 0 1-1-1z"/>"#),
        ("calendar", #"<rect x="4" y="5.5" width="16" height="14.5" rx="3"/><path d="M4 10h16M8.5 3.5v4m7-4v4"/>"#),
        ("week", #"<path d="M5 6.500v11M8.500 6.500v11M12 6.500v11M15.500 6.500v11M19 6.500v11"/>"#),
        (
            "grid",
            #"<rect x="4.5" y="4.5" width="6" height="6" rx="1.800"/><rect x="13.5" y="4.5" width="6" height="6" rx="1.800"/><rect x="4.5" y="13.5" width="6" height="6" rx="1.800"/><rect x="13.5" y="13.5" width="6" height="6" rx="1.800"/>"#
        ),
        ("insights", #"<path d="M5 19.500V13m4.700 6.500V5m4.600 14.500V10M19 19.500v-4"/>"#),
        ("info", #"<circle cx="12" cy="12" r="8.5"/><path d="M12 11.5v4.5m0-8v.1"/>"#),
        ("left", #"<path d="m14.5 6-6 6 6 6"/>"#),
        ("right", #"<path d="m9.5 6 6 6-6 6"/>"#),
        ("up", #"<path d="m6 14.5 6-6 6 6"/>"#),
        ("down", #"<path d="m6 9.5 6 6 6-6"/>"#),
        ("leaf", #"<path d="M5 19c0-9 5-14 15-14 0 10-5 14-11 14-2 0-4-1-4-4 0-3 4-6 9-6"/>"#),
        (
            "flame",
            #"<path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2.500-5 .3 2 1.200 3 2.500 3C12.500 9 11 6 12 3z"/>"#
        ),
        ("drop", #"<path d="M12 3.500c3.500 4 6 7 6 10.500a6 6 0 0 1-12 0c0-3.500 2.500-6.500 6-10.500z"/>"#),
        (
            "clover",
            #"<path d="M12 12C8.500 12 4.200 11.800 4.200 7.900A3.700 3.700 0 0 1 7.900 4.200C11.800 4.200 12 8.500 12 12zm0 0c0-3.500.2-7.800 4.100-7.800A3.700 3.700 0 0 1 19.800 7.900C19.800 11.800 15.500 12 12 12zm0 0c3.500 0 7.800.2 7.800 4.100A3.700 3.700 0 0 1 16.100 19.800C12.200 19.800 12 15.500 12 12zm0 0c0 3.500-.2 7.800-4.100 7.800A3.700 3.700 0 0 1 4.200 16.100C4.200 12.200 8.500 12 12 12z"/>"#
        ),
        (
            "star",
            #"<path d="m12 3.500 2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z"/>"#
        ),
        (
            "coin",
            #"<ellipse cx="12" cy="7" rx="6.5" ry="2.5"/><path d="M5.500 7v10c0 1.400 2.900 2.500 6.500 2.500s6.500-1.100 6.500-2.500V7M5.500 12c0 1.400 2.900 2.500 6.500 2.500s6.500-1.100 6.500-2.500"/>"#
        ),
        ("bolt", #"<path d="M13 3 5.500 13.500H12L11 21l7.500-10.500H12z"/>"#),
        ("flag", #"<path d="M6 21V4m0 1c4-2.500 7 2 12 0v8.500c-5 2-8-2.500-12 0"/>"#),
        ("peak", #"<path d="m3 19 6.500-11 4 6.500 2-3L21 19z"/>"#),
        ("glass", #"<path d="M6.500 4h11l-1.300 15a1 1 0 0 1-1 1H8.800a1 1 0 0 1-1-1zm.6 6h9.800"/>"#),
        ("pause", #"<path d="M9 6v12m6-12v12"/>"#),
        ("pencil", #"<path d="m5 19 1-4L16 5l3 3L9 18zm9-12 3 3"/>"#),
    ]

    /// The definitions of the icons, by their numbers; a page contains each at most once.
    static let symbols = drawings.map { name, shape -> HTML in
        #"<symbol id="i-\#(name)" viewBox="0 0 24 24">\#(shape)</symbol>"#
    }

    fileprivate var name: StaticString { Icon.drawings[rawValue].name }
}

extension HTML {
    /// Writes an icon in the size of the text, even without the style sheet; screen readers ignore it.
    ///
    /// The page only defines the icons that were written.
    mutating func icon(_ icon: Icon) {
        refer(to: icon.rawValue)
        markup(
            ##"<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#i-"##, icon.name, #""/></svg>"#)
    }
}

extension HTML.StringInterpolation {
    mutating func appendInterpolation(icon: Icon) { html.icon(icon) }
}
