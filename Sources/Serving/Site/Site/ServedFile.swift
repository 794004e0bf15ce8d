import Disk

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
    /// Whether it is a drawing, whose style stands in it.
    package var isDrawing: Bool { type == "image/svg+xml" }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "webmanifest": "application/manifest+json", "svg": "image/svg+xml",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif",
        "xml": "application/atom+xml; charset=utf-8", "ics": "text/calendar; charset=utf-8",
        "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
    ]

    private static func type(of path: String) -> String {
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}
