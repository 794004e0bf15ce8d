import Dispatch
import ReportFiles
import ReportPages
import Synchronization

/// The share cards as PNG; a picture is drawn again only if its drawing has changed since the last build.
struct SharePictures {
    /// The pictures of the report, and why some are missing.
    struct Result {
        var files: [SiteFile] = []
        var problem: PictureProblem?
        /// Whether the card that link previews name is among them.
        var hasStreak: Bool { files.contains { $0.path == ShareAddress.streak.path(.wide, "png") } }
    }

    /// The folder of the site, which may not exist yet.
    let site: Path
    var tool = PictureTool()

    /// Draws on all cores; the first problem stops it.
    ///
    /// Current pictures of the site are kept even if others cannot be drawn.
    func draw(_ report: Report) -> Result {
        let orders = report.pictureAddresses.flatMap { address -> [PictureOrder] in
            guard let card = report.shareCard(at: address) else { return [] }
            return ShareShape.allCases.map { PictureOrder(card, $0) }
        }
        let found = orders.map { order in order.picture(in: site) }
        let missing = found.indices.filter { found[$0] == nil }
        let result = Mutex((pictures: found, problem: PictureProblem?.none))
        DispatchQueue.concurrentPerform(iterations: missing.count) { index in
            guard result.withLock({ $0.problem == nil }) else { return }
            let order = orders[missing[index]]
            do throws(PictureProblem) {
                let bytes = try order.drawn(by: tool)
                result.withLock { $0.pictures[missing[index]] = bytes }
            } catch {
                result.withLock { $0.problem = $0.problem ?? error }
            }
        }
        return result.withLock { result in
            let files = zip(orders, result.pictures).compactMap { order, bytes in
                bytes.map { SiteFile(path: order.path, bytes: $0) }
            }
            return Result(files: files, problem: result.problem)
        }
    }
}

/// A picture to be drawn.
struct PictureOrder: Sendable {
    /// Its path within the site.
    let path: String
    private let shape: ShareShape
    private let drawing: [UInt8]
    private let source: String

    init(_ card: ShareCard, _ shape: ShareShape) {
        path = card.address.path(shape, "png")
        self.shape = shape
        drawing = ShareGraphic.svg(card, shape, isFlat: true)
        source = ContentHash.text(of: drawing)
    }

    /// The picture that the site has already; nil where it has none of this very drawing.
    func picture(in site: Path) -> [UInt8]? {
        let path = site / path
        // An unreadable picture is drawn again; publishing reports an error if it cannot be replaced.
        guard (try? FileSystem.kind(of: path)) == .file, let bytes = try? FileSystem.read(path),
            let picture = PNGFile(bytes), picture.source == source, picture.width == shape.width,
            picture.height == shape.height
        else { return nil }
        return picture.bytes(drawnFrom: source)
    }

    /// The picture, drawn.
    func drawn(by tool: PictureTool) throws(PictureProblem) -> [UInt8] {
        try tool.draw(drawing, width: shape.width, height: shape.height).bytes(drawnFrom: source)
    }
}
