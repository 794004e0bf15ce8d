package import Counting
package import Model
package import Pages
import Sharing

/// One share card as a file of its own.
package struct ShareExport: Sendable {
    /// How the card is written.
    package enum Format: String, CaseIterable, Sendable {
        /// A drawing that follows the viewer's light or dark.
        case svg
        /// A picture in the light or the dark colours.
        case png
    }

    private let report: Report
    private let address: ShareAddress
    private let shape: ShareShape
    private let format: Format
    private let isDark: Bool

    /// Makes an export of a card of an edition, without an address that of the streak which leads; `isDark` is for pictures, a
    /// drawing has both.
    package init(
        _ analysis: Analysis, _ edition: Edition, _ address: ShareAddress?, _ shape: ShareShape, _ format: Format,
        isDark: Bool = false
    ) {
        report = edition.report(edition.analysis(analysis))
        self.address = address ?? ShareAddress.leading(in: report) ?? .streak
        self.shape = shape
        self.format = format
        self.isDark = isDark && format == .png
    }

    /// The name the card has on a site, without its folder.
    package var fileName: String {
        let path = address.path(shape, format.rawValue, isDark: isDark)
        return String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
    }

    /// The card; throws if it has no sober day to show or cannot be drawn.
    package func bytes() throws(CommandError) -> [UInt8] {
        guard let graphic = ShareGraphic(at: address, in: report) else {
            throw CommandError(.missingInput, nothingToShow)
        }
        switch format {
        case .svg: return graphic.svg(shape)
        case .png:
            return try PictureOrder(graphic, CardPicture(address, shape, isDark: isDark)).drawn(by: PictureTool())
        }
    }

    private var nothingToShow: String {
        let day = report.hasLevels ? "sober day" : "day"
        return switch address {
        case .streak: "there is no sober day to show yet"
        case .activity(let activity): "there is no day with enough minutes of \(activity.rawValue) to show yet"
        case .habits: "there is no day of a tracker to show, or levels are written down, whose card is --kind streak"
        case .tracker(let id): "there is no day of \(id) to show"
        case .year(let year), .poster(let year): "there is no \(day) in \(year) to show"
        case .month(let month): "there is no \(day) in \(month) to show"
        }
    }
}
