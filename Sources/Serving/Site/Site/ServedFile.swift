import Disk
import Publishing
import Synchronization

/// A file of a site as a server sends it.
package struct ServedFile: Sendable {
    package let bytes: [UInt8]
    /// The value of `Content-Type`.
    package let type: String
    /// The hash of its bytes, 16 hexadecimal digits; a changed file has another tag.
    package let tag: String

    /// Makes a file; the extension of its path determines its type.
    package init(path: String, bytes: [UInt8]) {
        self.bytes = bytes
        type = ServedFile.type(of: path)
        tag = ContentHash.text(of: bytes)
    }

    /// Whether a browser shows it as a page.
    package var isPage: Bool { type.hasPrefix("text/html") }
    /// Whether it is a drawing, which contains its own style.
    package var isDrawing: Bool { type == "image/svg+xml" }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "webmanifest": "application/manifest+json", "svg": "image/svg+xml",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif",
        "xml": "application/atom+xml; charset=utf-8", "ics": "text/calendar; charset=utf-8",
        "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8", "zip": "application/zip",
        "csv": "text/csv; charset=utf-8",
    ]

    private static func type(of path: String) -> String {
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}

/// Pictures by the hash of their drawing, so that the next site doesn't draw them again.
///
/// It is a class because all sites of a server share it.
final class DrawnPictures: Sendable {
    private let known = Mutex<[UInt64: [UInt8]]>([:])
    /// The maximum number of pictures; if there are more, after many changes, all are forgotten.
    private static let most = 100

    func picture(_ order: PictureOrder) -> [UInt8]? {
        if let bytes = known.withLock({ $0[order.source] }) { return bytes }
        guard let bytes = try? order.drawn(by: PictureTool()) else { return nil }
        known.withLock { known in
            if known.count >= DrawnPictures.most { known = [:] }
            known[order.source] = bytes
        }
        return bytes
    }
}

/// The answer of a server to a request for a file or a sheet, or to a form of it.
package enum SiteAnswer: Sendable {
    case page(ServedFile)
    /// The page is at another path, relative to the root of the site.
    case moved(String)
    /// The sheet again, with the problem; nothing was written.
    case returned(ServedFile)
    /// A private file, to save or to look at.
    case file([UInt8], name: String, isShown: Bool)
    /// The request was written; the page at this address shows it.
    case done(address: String)
    /// There is no such file or sheet.
    case nothing
    /// There is no site yet; the page says why.
    case notYet(ServedFile)
    /// The form isn't valid.
    case malformed
}

extension LiveSite {
    /// The address of the page on which a person begins.
    package static let welcomeAddress = "/welcome"

    /// The answer if there is no site: the reason, or a redirect to the page for beginning; nil if there is a site.
    var answerBeforeSite: SiteAnswer? {
        isUnstarted ? .done(address: LiveSite.welcomeAddress) : placeholder.map { .notYet($0) }
    }
}
