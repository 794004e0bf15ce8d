package import Pages

/// A share card or a poster.
package struct ShareGraphic: Sendable {
    private enum Kind: Sendable {
        case card(ShareCard)
        case poster(YearPoster)
    }

    package let address: ShareAddress
    private let kind: Kind
    private let palette: Palette

    /// The graphic at an address; nil where there is no day to show.
    package init?(at address: ShareAddress, in report: Report) {
        (self.address, palette) = (address, report.palette)
        if case .poster(let year) = address {
            guard let poster = YearPoster(year, in: report) else { return nil }
            kind = .poster(poster)
        } else {
            guard let card = ShareCard(at: address, in: report) else { return nil }
            kind = .card(card)
        }
    }

    /// The bytes of the drawing in one of the address's shapes.
    package func svg(_ shape: ShareShape, _ scheme: ShareScheme = .adaptive) -> [UInt8] {
        let drawing =
            switch kind {
            case .card(let card): card.svg(shape, scheme)
            case .poster(let poster): poster.svg(scheme, isPicture: scheme != .adaptive)
            }
        return palette.applied(to: drawing)
    }
}
