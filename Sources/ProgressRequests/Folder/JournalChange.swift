package import ProgressRecording

/// A change of the journal, which can be taken back.
package struct JournalChange: Sendable {
    /// What tells it from every other one.
    package let id: String
    /// ISO 8601 with the offset of the person's zone.
    package let time: String
    /// What was asked for, such as `log water 2`.
    package let action: String
    /// The paths of the files that it wrote, and what it put into them or took out.
    package let written: [(path: String, text: String)]

    /// Makes a change of an entry of the journal, which `id` tells from every other one.
    package init(_ entry: JournalEntry, id: String) {
        (self.id, time, action) = (id, entry.time, entry.action)
        written = entry.files.map { file in
            let bytes = file.edits.flatMap { $0.inserted.isEmpty ? $0.removed : $0.inserted }
            return (file.path, String(decoding: bytes, as: UTF8.self))
        }
    }
}
