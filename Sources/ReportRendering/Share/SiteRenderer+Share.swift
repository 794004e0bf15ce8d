package import ReportPages

extension SiteRenderer {
    /// The share cards of a report in both shapes, in the order of `Report.shareAddresses`.
    package func shareGraphics(of report: Report) -> [RenderedFile] {
        report.shareAddresses.flatMap { shareGraphics(of: report, at: $0) }
    }

    /// One card in both shapes; none where it has no sober day to show.
    package func shareGraphics(of report: Report, at address: ShareAddress) -> [RenderedFile] {
        guard let card = report.shareCard(at: address) else { return [] }
        return ShareShape.allCases.map { shape in
            RenderedFile(path: address.path(shape, "svg"), bytes: ShareGraphic.svg(card, shape))
        }
    }
}

/// A share card as the bytes of an SVG file.
package enum ShareGraphic {
    /// `isFlat` for programs that draw without asking whether the viewer prefers dark colours.
    package static func svg(_ card: ShareCard, _ shape: ShareShape, isFlat: Bool = false) -> [UInt8] {
        ShareCardSVG(card, shape, isFlat: isFlat).html.bytes
    }
}
