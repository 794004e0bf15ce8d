import Foundation
import Testing

/// The files of the repository, by their paths from its root.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL

    /// The text of a file.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Whether there is a file or a folder.
    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The files below a folder, ascending.
    static func files(below folder: String) throws -> [String] {
        let names = try #require(FileManager.default.enumerator(atPath: root.appending(path: folder).path))
        return names.compactMap { $0 as? String }.map { "\(folder)/\($0)" }.sorted()
    }

    /// Every word of the Swift files below some folders: letters and digits, a letter first, in lower case.
    ///
    /// A name that the program compares with is one of them, wherever it is written.
    static func words(below folders: [String]) throws -> Set<String> {
        var words: Set<String> = []
        for file in try folders.flatMap(files(below:)) where file.hasSuffix(".swift") {
            for match in try text(file).matches(of: /[A-Za-z][A-Za-z0-9]*/) { words.insert(match.output.lowercased()) }
        }
        return words
    }
}
