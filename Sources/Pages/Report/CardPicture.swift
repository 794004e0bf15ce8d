/// The share cards that a site has as PNG.
package enum PictureChoice: String, CaseIterable, Sendable {
    /// Those that pages need: the picture of link previews, and those that own templates link to.
    case needed
    case all
    case none
}

/// A share card as PNG.
package struct CardPicture: Sendable, Hashable {
    package let address: ShareAddress
    package let shape: ShareShape
    package let isDark: Bool

    /// Makes a picture in the light or the dark colours.
    package init(_ address: ShareAddress, _ shape: ShareShape, isDark: Bool = false) {
        (self.address, self.shape, self.isDark) = (address, shape, isDark)
    }

    /// The path, relative to the root of the site.
    package var path: String { address.path(shape, "png", isDark: isDark) }

    /// Every card in its shapes, in the order of the cards.
    package static func all(in report: Report) -> [CardPicture] {
        ShareAddress.all(in: report).flatMap { address in
            address.shapes.flatMap { shape in
                (shape.hasDarkPicture ? [false, true] : [false]).map { CardPicture(address, shape, isDark: $0) }
            }
        }
    }

    /// The picture of link previews, the card of the leading streak; nil if there is no day to show, or the site's
    /// address isn't set.
    package static func preview(in report: Report) -> CardPicture? {
        report.siteURL == nil ? nil : ShareAddress.leading(in: report).map { CardPicture($0, .wide) }
    }
}
