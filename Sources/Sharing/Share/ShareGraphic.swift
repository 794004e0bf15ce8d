package import Pages

/// A share card or a poster.
package struct ShareGraphic: Sendable {
    private let drawing: @Sendable (ShareShape, ShareScheme) -> [UInt8]
    private let palette: Palette

    /// The graphic at an address; nil without a day to show.
    package init?(at address: ShareAddress, in report: Report) {
        palette = report.palette
        if case .poster(let year) = address {
            guard let poster = YearPoster(year, in: report) else { return nil }
            drawing = { poster.svg($1, isPicture: $1 != .adaptive) }
        } else {
            guard let card = ShareCard(at: address, in: report) else { return nil }
            drawing = { card.svg($0, $1) }
        }
    }

    /// The SVG file in one of the address's shapes.
    package func svg(_ shape: ShareShape, _ scheme: ShareScheme = .adaptive) -> [UInt8] {
        palette.applied(to: drawing(shape, scheme))
    }
}
