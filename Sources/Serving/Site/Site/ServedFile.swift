import Disk
import Publishing
import Synchronization

/// A file of a site as a server sends it.
package struct ServedFile: Sendable {
    package let bytes: [UInt8]
    /// The value of `Content-Type`.
    package let type: String
    /// The hash of its bytes, 16 hexadecimal digits: another file has another tag.
    package let tag: String

    /// Makes a file; the ending of its path decides its type.
    package init(path: String, bytes: [UInt8]) {
        self.bytes = bytes
        type = ServedFile.type(of: path)
        tag = ContentHash.text(of: bytes)
    }

    /// Whether a browser shows it as a page.
    package var isPage: Bool { type.hasPrefix("text/html") }
    /// Whether it is a drawing that has its style in it.
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

/// Pictures by the hash of their drawing, so that a picture is not drawn again for the next site.
///
/// A class, because all sites of a server share it.
final class DrawnPictures: Sendable {
    private let known = Mutex<[UInt64: [UInt8]]>([:])
    /// More are only held after many changes; then all are forgotten.
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

/// What a server answers to somebody who asks for a file or a sheet, or sends a form of it.
package enum SiteAnswer: Sendable {
    case page(ServedFile)
    /// It is at another path, relative to the root of the site.
    case moved(String)
    /// The sheet again, with what is wrong; nothing was written.
    case returned(ServedFile)
    /// A file for the person alone, to save or to look at.
    case file([UInt8], name: String, isShown: Bool)
    /// It was written, and is on the page at this address.
    case done(address: String)
    /// There is no such file or sheet.
    case nothing
    /// There is no site yet; the page says why.
    case notYet(ServedFile)
    /// No form of the sheet.
    case malformed
}

extension LiveSite {
    /// Where the page is on which a person begins.
    package static let welcomeAddress = "/welcome"

    /// What is answered while there is no site: why, or the way to where a person begins; nil if there is one by now.
    var answerBeforeSite: SiteAnswer? {
        isUnstarted ? .done(address: LiveSite.welcomeAddress) : placeholder.map { .notYet($0) }
    }
}
