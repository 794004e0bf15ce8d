package import ProgressModel
package import ProgressRecording

/// A change of a data directory that was made, or would be.
package struct RecordedChange: Sendable {
    package let before: RecordedFolder
    package let after: RecordedFolder
    package let changes: [FileChange]
    /// The id of its line in the journal; nil where nothing was written.
    package let id: String?

    /// Makes the result of a change.
    package init(before: RecordedFolder, after: RecordedFolder, changes: [FileChange], id: String? = nil) {
        (self.before, self.after, self.changes, self.id) = (before, after, changes, id)
    }

    /// The errors that were there before and are there still.
    package var errors: [Diagnostic] { after.errors }
    /// The paths of the files that changed, relative to the directory.
    package var files: [String] { changes.map(\.path) }
    /// The paths of those that were made.
    package var newFiles: [String] { changes.filter { $0.before == nil }.map(\.path) }
}

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

/// A change of a data directory that somebody wants.
package struct ProposedChange {
    /// What was asked for, such as `log steady`.
    package let action: String
    /// Ways to do it, the best one first; each may change several files.
    package let alternatives: [[FileChange]]
    /// Whether the changes of an alternative do what they are for, once the directory is read with them.
    package let isEffective: (_ changes: [FileChange], _ after: RecordedFolder) -> Bool

    /// The press that asks for it, so that it is made once; its `change` is not known yet.
    package var press: UsedPress?

    /// The id of the change that it takes back; nil for anything else.
    package var undoes: String?

    /// Makes a proposal; without `isEffective` every alternative does what it is for.
    package init(
        action: String, alternatives: [[FileChange]],
        isEffective: @escaping (_ changes: [FileChange], _ after: RecordedFolder) -> Bool = { _, _ in true }
    ) {
        (self.action, self.alternatives, self.isEffective) = (action, alternatives, isEffective)
    }
}
