package import ProgressAnalysis
package import ProgressModel

/// Which share card of the site.
package enum ShareAddress: Hashable, Sendable {
    /// The current streak over the weeks of the past.
    case streak
    /// The current streak of an activity over the weeks of the past.
    case activity(Activity)
    case year(Int)
    case month(YearMonth)

    /// Where the card lies, relative to the root of the site; `fileExtension` is `svg` or `png`.
    package func path(_ shape: ShareShape, _ fileExtension: String) -> String {
        "share/\(name)\(shape == .square ? "-square" : "").\(fileExtension)"
    }

    /// The name of its file without an ending: `streak`, `meditation`, `2025`, `2025-10`.
    package var name: String {
        switch self {
        case .streak: "streak"
        case .activity(let activity): activity.rawValue
        case .year(let year): padded(year, 4)
        case .month(let month): month.description
        }
    }
}

/// The shapes a card comes in.
package enum ShareShape: CaseIterable, Sendable {
    /// 1200 × 630, as link previews show it.
    case wide
    /// 1080 × 1080.
    case square

    /// Units of the drawing, which are the pixels of the picture.
    package var width: Int { self == .wide ? 1200 : 1080 }
    /// Units of the drawing, which are the pixels of the picture.
    package var height: Int { self == .wide ? 630 : 1080 }
}

/// The way from a page to a card.
package struct ShareLink: Sendable, Hashable {
    package let address: ShareAddress
    package let text: String
}
