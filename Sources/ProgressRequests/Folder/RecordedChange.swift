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
