package import Counting
import Disk
import Dispatch
package import Model
package import Pages
import Sharing
import Synchronization

/// Share cards as PNG; a picture is only drawn again if its drawing has changed since the last build.
struct SharePictures {
    /// The pictures, and why some are missing.
    struct Result {
        var files: [SiteFile] = []
        /// By path of each picture, the hash of its drawing.
        var sources: [String: UInt64] = [:]
        var problem: CommandError?
    }

    /// The folder of the site, which may not exist.
    let site: Path
    /// The last build of the site; nil if it is unknown.
    var previous: BuildRecord?
    var tool: any PictureDrawing = PictureTool()

    /// Draws on all cores until the first problem; current pictures of the site are kept even if others can't be drawn.
    func draw(_ pictures: [CardPicture], in report: Report) -> Result {
        let orders = pictures.compactMap { PictureOrder($0, in: report) }
        let known = Dictionary(previous?.files.map { ($0.path, $0.identity) } ?? []) { $1 }
        let found = orders.map { order -> [UInt8]? in
            guard let identity = known[order.path], previous?.pictures[order.path] == order.source,
                FileSystem.identity(of: site / order.path) == identity
            else { return nil }
            return try? FileSystem.read(site / order.path)
        }
        let missing = found.indices.filter { found[$0] == nil }
        let result = Mutex((pictures: found, problem: CommandError?.none))
        DispatchQueue.concurrentPerform(iterations: missing.count) { index in
            guard result.withLock({ $0.problem == nil }) else { return }
            let order = orders[missing[index]]
            do throws(CommandError) {
                let bytes = try order.drawn(by: tool)
                result.withLock { $0.pictures[missing[index]] = bytes }
            } catch {
                result.withLock { $0.problem = $0.problem ?? error }
            }
        }
        return result.withLock { result in
            let drawn = zip(orders, result.pictures).compactMap { order, bytes in bytes.map { (order, $0) } }
            let sources = Dictionary(drawn.map { ($0.0.path, $0.0.source) }) { $1 }
            let files = drawn.map { SiteFile(path: $0.0.path, bytes: $0.1) }
            return Result(files: files, sources: sources, problem: result.problem)
        }
    }
}

/// A picture to be drawn.
package struct PictureOrder: Sendable {
    let path: String
    private let shape: ShareShape
    private let drawing: [UInt8]
    package let source: UInt64

    /// The picture of a card as on the site, for a past time as it was then; nil without a day to show.
    package init?(_ picture: CardPicture, in report: Report) {
        let report = report.window(of: picture.address)
        guard let graphic = ShareGraphic(at: picture.address, in: report) else { return nil }
        self.init(graphic, picture)
    }

    init(_ graphic: ShareGraphic, _ picture: CardPicture) {
        (path, shape) = (picture.path, picture.shape)
        drawing = graphic.svg(shape, picture.isDark ? .dark : .light)
        source = ContentHash.hash(of: drawing)
    }

    package func drawn(by tool: any PictureDrawing) throws(CommandError) -> [UInt8] {
        try tool.draw(drawing, width: shape.pixels.width, height: shape.pixels.height)
    }
}

/// A share card as a file of its own.
package struct ShareExport: Sendable {
    /// The format of the card.
    package enum Format: String, CaseIterable, Sendable {
        /// A drawing with light and dark colours, by the viewer's preference.
        case svg
        /// A picture in light or dark colours.
        case png
    }

    private let report: Report
    private let address: ShareAddress
    private let shape: ShareShape
    private let format: Format
    private let isDark: Bool

    /// An export of a card of an edition, by default that of the leading streak; `isDark` only applies to pictures.
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

    /// The name of the card on a site, without its folder.
    package var fileName: String {
        let path = address.path(shape, format.rawValue, isDark: isDark)
        return String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
    }

    /// The card; throws if it has no sober day to show, or can't be drawn.
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
