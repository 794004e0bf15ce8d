import ReportMarkup
package import ReportPages

/// A share card as the bytes of an SVG file.
package enum ShareGraphic {
    /// `isFlat` for programs that draw without asking whether the viewer prefers dark colours.
    package static func svg(_ card: ShareCard, _ shape: ShareShape, isFlat: Bool = false) -> [UInt8] {
        ShareCardSVG(card, shape, isFlat: isFlat).html.bytes
    }
}
