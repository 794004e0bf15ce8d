import Foundation

/// A directory that is removed together with the value; a class, because its `deinit` removes it.
package final class TemporaryDirectory {
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "reportgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file and creates the directories above it; a path with a slash at its end is a directory.
    package func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
        let url = URL(filePath: path).appending(path: file)
        let directory = file.hasSuffix("/") ? url : url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        if directory != url { try Data(bytes).write(to: url) }
    }

    /// Writes a text file.
    package func write(_ text: String, to file: String) throws { try write(text.utf8, to: file) }

    /// The bytes of a file; nil if there isn't one.
    package func bytes(of file: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + file).map(Array.init)
    }

    /// The text of a file; nil if there isn't one.
    package func text(of file: String) -> String? {
        bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Every path below, ascending.
    package func paths(in folder: String = "") -> [String] {
        let found = FileManager.default.enumerator(atPath: path + "/" + folder)?.allObjects as? [String] ?? []
        return found.sorted()
    }

    /// The inode number of a file: a file that is replaced has another, even with the same bytes.
    package func identity(of file: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.systemFileNumber] as? Int
    }
}
