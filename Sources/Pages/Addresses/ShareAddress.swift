package import Counting
package import Model

/// Which share card of the site.
package enum ShareAddress: Hashable, Sendable {
    /// The current streak over the weeks of the past.
    case streak
    /// The current streak of an activity over the weeks of the past.
    case activity(Activity)
    /// What leads of trackers, over the weeks of the past.
    case habits
    /// A tracker over the weeks of the past, by its id.
    case tracker(String)
    case year(Int)
    case month(YearMonth)
    /// Each day of a year as a circle, to hang on a wall.
    case poster(Int)

    /// The shapes it comes in.
    package var shapes: [ShareShape] {
        if case .poster = self { [.poster] } else { [.wide, .square] }
    }

    /// Where the card lies, relative to the root of the site; `fileExtension` is `svg` or `png`.
    package func path(_ shape: ShareShape, _ fileExtension: String, isDark: Bool = false) -> String {
        "share/\(name)\(shape == .square ? "-square" : "")\(isDark ? "-dark" : "").\(fileExtension)"
    }

    /// The name of its file without an ending: `streak`, `meditation`, `habits`, `run`, `2025`, `2025-10`, `2025-poster`.
    package var name: String {
        switch self {
        case .streak: "streak"
        case .activity(let activity): activity.rawValue
        case .habits: "habits"
        case .tracker(let id): ShareAddress.isFree(id) ? id : "tracker-" + id
        case .year(let year): padded(year, 4)
        case .month(let month): month.description
        case .poster(let year): padded(year, 4) + "-poster"
        }
    }
}

extension ShareAddress {
    /// Whether a tracker's card may have its id as a name: no other card has it, nor a shape of another.
    private static func isFree(_ id: String) -> Bool {
        !["streak", "habits"].contains(id) && id.first?.isNumber == false && !id.hasSuffix("-square")
            && !id.hasSuffix("-dark")
    }
}

/// The shapes a card comes in.
package enum ShareShape: Sendable {
    /// 1200 × 630, as link previews show it.
    case wide
    /// 1080 × 1080.
    case square
    /// 1188 × 1680: A3 upright, four units a millimetre.
    case poster

    /// Units of the drawing.
    private var size: (width: Int, height: Int) {
        switch self {
        case .wide: (1200, 630)
        case .square: (1080, 1080)
        case .poster: (1188, 1680)
        }
    }
    package var width: Int { size.width }
    package var height: Int { size.height }
    /// Whether a build draws it in dark colours as well: not the wide one, which is for previews of links.
    package var hasDarkPicture: Bool { self != .wide }

    /// The size of the picture: a pixel for each unit, two of a poster, which makes 200 dots an inch.
    package var pixels: (width: Int, height: Int) {
        let scale = self == .poster ? 2 : 1
        return (width * scale, height * scale)
    }
}

/// The way from a page to a card.
package struct ShareLink: Sendable, Hashable {
    package let address: ShareAddress
    package let text: String
    /// Whether it leads to a PNG, which every program takes that pictures are shared with; else to the drawing.
    package let isPicture: Bool

    /// Relative to the root of the site.
    package var path: String { address.path(address.shapes[0], isPicture ? "png" : "svg") }
}
