package import Foundation

/// The files of the repository, by their paths from its root.
package enum Repository {
    package static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The text of a file.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of the files and folders below a folder, ascending.
    package static func files(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.sorted()
    }

    /// The paths of the Swift files below a folder, ascending.
    package static func swiftFiles(below folder: String) -> [String] {
        files(below: folder).filter { $0.hasSuffix(".swift") }
    }
}
