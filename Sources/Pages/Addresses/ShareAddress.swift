package import Counting
package import Model

/// The address of a share card of the site.
package enum ShareAddress: Hashable, Sendable {
    /// The current streak and the past weeks.
    case streak
    /// The current streak of an activity and the past weeks.
    case activity(Activity)
    /// The leading habits and the past weeks.
    case habits
    /// A tracker and the past weeks, by its id.
    case tracker(String)
    case year(Int)
    case month(YearMonth)
    /// A poster of a year, with a circle for each day.
    case poster(Int)

    /// The shapes in which the card is drawn.
    package var shapes: [ShareShape] {
        if case .poster = self { [.poster] } else { [.wide, .square] }
    }

    /// The path of the card, relative to the root of the site; `fileExtension` is `svg` or `png`.
    package func path(_ shape: ShareShape, _ fileExtension: String, isDark: Bool = false) -> String {
        "share/\(name)\(shape == .square ? "-square" : "")\(isDark ? "-dark" : "").\(fileExtension)"
    }

    /// Its file name without the extension: `streak`, `meditation`, `habits`, `run`, `2025`, `2025-10`, `2025-poster`.
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
    /// Whether a tracker's id can be the name of its card: no other card has the name, in any shape.
    private static func isFree(_ id: String) -> Bool {
        !["streak", "habits"].contains(id) && id.first?.isNumber == false && !id.hasSuffix("-square")
            && !id.hasSuffix("-dark")
    }
}

/// A shape of a card.
package enum ShareShape: Sendable {
    /// 1200 × 630, as link previews show it.
    case wide
    /// 1080 × 1080.
    case square
    /// 1188 × 1680: A3 in portrait format, four units for each millimetre.
    case poster

    /// The size in units of the drawing.
    private var size: (width: Int, height: Int) {
        switch self {
        case .wide: (1200, 630)
        case .square: (1080, 1080)
        case .poster: (1188, 1680)
        }
    }
    package var width: Int { size.width }
    package var height: Int { size.height }
    /// Whether a build draws it in dark colours too: not the wide shape, which is for previews of links.
    package var hasDarkPicture: Bool { self != .wide }

    /// The size of the picture in pixels: one for each unit, and two for a poster, which is 200 dots per inch.
    package var pixels: (width: Int, height: Int) {
        let scale = self == .poster ? 2 : 1
        return (width * scale, height * scale)
    }
}

/// A link from a page to a card.
package struct ShareLink: Sendable, Hashable {
    package let address: ShareAddress
    package let text: String
    /// Whether it leads to a PNG, which every program accepts, or to the drawing.
    package let isPicture: Bool

    /// Relative to the root of the site.
    package var path: String { address.path(address.shapes[0], isPicture ? "png" : "svg") }
}
