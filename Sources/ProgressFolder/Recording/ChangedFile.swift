import ProgressLoading
import ProgressModel
import ProgressRecording

/// A file that is no longer as a change has left it.
struct ChangedFile {
    let path: String
    let current: SourceFile?
    let edits: [TextEdit]

    func error(after entry: JournalEntry) -> CommandError {
        CommandError(
            .badData,
            "\(path) has changed since \"\(entry.action)\" of \(entry.time); nothing was undone\n"
                + difference.joined(separator: "\n"),
            hint: "take it back by hand")
    }

    /// What the change wrote, and what stands there now, a line each.
    private var difference: [String] {
        guard let current else { return ["    the file is gone"] }
        var shift = 0
        return edits.flatMap { edit -> [String] in
            defer { shift += edit.inserted.count - edit.removed.count }
            let written = ChangedFile.lines(edit.inserted)
            if let place = current.bytes.firstRange(of: edit.inserted), !edit.inserted.isEmpty {
                let line = ChangedFile.line(of: place.lowerBound, in: current.bytes)
                return written.map { "    written then: \($0)" } + [
                    "    still there, in line \(line); something else in the file has changed"
                ]
            }
            let offset = min(edit.offset + shift, current.bytes.count)
            let end = min(offset + max(edit.inserted.count, 1), current.bytes.count)
            let now = ChangedFile.lines(Array(current.bytes[offset..<end]))
            let line = ChangedFile.line(of: offset, in: current.bytes)
            return written.map { "    - \($0)" } + now.map { "    + \($0)" } + ["    in line \(line)"]
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }

    private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
}
