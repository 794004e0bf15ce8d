import ProgressLoading
package import ProgressModel
import ProgressRecording
import ReportWords

/// A change of `profile.json` or `trackers.json` that somebody asks for.
package struct SettingsChange: Sendable {
    /// What was asked for, as the journal tells it.
    package let action: String
    /// The ways to write it in a folder, the best one first.
    let ways: @Sendable (RecordedFolder) throws(CommandError) -> [[FileChange]]
    /// What holds afterwards, a line each; nothing where the change says all.
    var result: @Sendable (RecordedFolder, Language) -> [String] = { _, _ in [] }
    /// Whether a tracker's streak is counted in another way from then on.
    var changesMode = false
    /// What is wrong where no file can take it; nil where its own words say all.
    package var misfit: RequestProblem?
}

extension SettingsChange {
    /// The change of a folder that was read.
    package func proposal(_ folder: RecordedFolder) throws(CommandError) -> ProposedChange {
        ProposedChange(action: action, alternatives: try ways(folder))
    }

    /// The settings of a folder at a path, ready to be changed; throws where they cannot be read.
    static func text(_ path: String, in folder: RecordedFolder) throws(CommandError) -> SettingsText {
        if let text = SettingsText(path, in: folder.files) { return text }
        let error = folder.errors.first { $0.location.file == path }
        let place = error.map { "\($0.location.file):\($0.location.line): \($0.text)" }
        throw CommandError(.badData, "\(path) cannot be read, so nothing can be changed in it", hint: place)
    }
}
