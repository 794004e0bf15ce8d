package import Diagnostics
package import ProgressRequests

extension Recorder {
    /// What a change would do; nothing is written.
    package func preview(_ change: SettingsChange) throws(CommandError) -> SettingsEffect {
        let before = try read()
        let (changes, after) = try checked(change.proposal(before), before)
        return SettingsEffect(RecordedChange(before: before, after: after, changes: changes), change)
    }

    /// Makes a change.
    package func make(_ change: SettingsChange) throws(CommandError) -> SettingsEffect {
        let done = try self.change { folder throws(CommandError) in try change.proposal(folder) }
        guard let done else { throw CommandError(.inputOutput, "the folder was not read") }
        return SettingsEffect(done, change)
    }
}
