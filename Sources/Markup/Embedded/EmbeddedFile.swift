import CEmbeddedFiles

/// A file built into the program.
package struct EmbeddedFile: Sendable {
    /// Its name within its folder.
    package let name: String
    package let bytes: [UInt8]

    /// The templates, the style sheet and the scripts of a report, by name; a person's file can replace each.
    package static let templates = files(embedded_templates)

    /// The scripts, style sheets and pictures of the server, by name.
    package static let serverAssets = files(embedded_server_assets)

    /// The outlines of letters for drawings, by name.
    package static let letters = files(embedded_letters)

    private static func files(
        _ list: (UnsafeMutablePointer<Int>) -> UnsafePointer<embedded_file>?
    ) -> [EmbeddedFile] {
        var count = 0
        let files = UnsafeBufferPointer(start: list(&count), count: count)
        return files.map { file in
            EmbeddedFile(
                name: String(cString: file.name),
                bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
        }
    }
}
