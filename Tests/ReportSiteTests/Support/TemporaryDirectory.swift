import Foundation

/// A directory that is gone with the test; a class, because its end removes it.
final class TemporaryDirectory {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "reportgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file and the directories above it.
    func write(_ text: String, to file: String) throws {
        let url = URL(filePath: path).appending(path: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// The text of a file; nil where there is none.
    func text(of file: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Every path below, ascending.
    func paths(in folder: String = "") -> [String] {
        let found = FileManager.default.enumerator(atPath: path + "/" + folder)?.allObjects as? [String] ?? []
        return found.sorted()
    }

    /// What tells two states of a file apart, even where the bytes are the same.
    func identity(of file: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.systemFileNumber] as? Int
    }
}
