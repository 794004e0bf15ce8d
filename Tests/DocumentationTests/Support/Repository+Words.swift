import Foundation
import TestSupport

extension Repository {
    /// Whether there is a file or a folder.
    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// Every word of the Swift files below some folders that begins with a small letter, in lower case.
    ///
    /// Any name that the program compares with is one of them, unless it is only in a comment.
    static func words(below folders: [String]) throws -> Set<String> {
        let word = /\b[a-z][A-Za-z0-9]*/.wordBoundaryKind(.simple)
        var words: Set<String> = []
        for file in folders.flatMap(swiftFiles(below:)) {
            for line in try text(file).split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for match in line.matches(of: word) { words.insert(match.output.lowercased()) }
            }
        }
        return words
    }
}
