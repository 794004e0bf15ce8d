import Foundation
import TestSupport

extension Repository {
    /// Whether there is a file or a folder.
    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// Every word of the Swift files below some folders: letters and digits, a letter first, in lower case.
    ///
    /// A name that the program compares with is one of them, wherever it is written.
    static func words(below folders: [String]) throws -> Set<String> {
        var words: Set<String> = []
        for file in folders.flatMap(swiftFiles(below:)) {
            for match in try text(file).matches(of: /[A-Za-z][A-Za-z0-9]*/) { words.insert(match.output.lowercased()) }
        }
        return words
    }
}
