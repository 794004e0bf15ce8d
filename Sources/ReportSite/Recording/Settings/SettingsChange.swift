import Diagnostics
import ProgressLoading
import ProgressModel
import ProgressRecording

/// A change of `profile.json` or `trackers.json` that somebody asks for.
package struct SettingsChange: Sendable {
    /// What was asked for, as the journal tells it.
    let action: String
    /// The ways to write it in a folder, the best one first.
    let ways: @Sendable (RecordedFolder) throws(SiteError) -> [[FileChange]]
    /// What holds afterwards, a line each; nothing where the change says all.
    var result: @Sendable (RecordedFolder, Language) -> [String] = { _, _ in [] }
    /// Whether a tracker's streak is counted in another way from then on.
    var changesMode = false
}

extension Recorder {
    /// What a change would do; nothing is written.
    package func preview(_ change: SettingsChange) throws(SiteError) -> SettingsEffect {
        let before = try read()
        let (changes, after) = try checked(change.proposal(before), before)
        return SettingsEffect(
            Done(before: before, after: after, changes: changes), change)
    }

    /// Makes a change.
    package func make(_ change: SettingsChange) throws(SiteError) -> SettingsEffect {
        let done = try self.change { folder throws(SiteError) in try change.proposal(folder) }
        guard let done else { throw SiteError(.inputOutput, "the folder was not read") }
        return SettingsEffect(done, change)
    }
}

extension SettingsChange {
    fileprivate func proposal(_ folder: RecordedFolder) throws(SiteError) -> Recorder.Proposal {
        Recorder.Proposal(action: action, alternatives: try ways(folder))
    }

    /// The settings of a folder at a path, ready to be changed; throws where they cannot be read.
    static func text(_ path: String, in folder: RecordedFolder) throws(SiteError) -> SettingsText {
        if let text = SettingsText(path, in: folder.files) { return text }
        let error = folder.errors.first { $0.location.file == path }
        let place = error.map { "\($0.location.file):\($0.location.line): \($0.text)" }
        throw SiteError(.badData, "\(path) cannot be read, so nothing can be changed in it", hint: place)
    }
}
