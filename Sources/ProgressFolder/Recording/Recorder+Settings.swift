package import ProgressModel
package import ProgressRequests

extension Recorder {
    /// What a change would do; nothing is written.
    package func preview(_ change: SettingsChange) throws(CommandError) -> SettingsEffect {
        let before = try read()
        let (changes, after) = try saying(change) { () throws(CommandError) in
            try checked(change.proposal(before), before)
        }
        return SettingsEffect(RecordedChange(before: before, after: after, changes: changes), change)
    }

    /// Makes a change.
    package func make(_ change: SettingsChange) throws(CommandError) -> SettingsEffect {
        let done = try saying(change) { () throws(CommandError) in
            try self.change { folder throws(CommandError) in try change.proposal(folder) }
        }
        guard let done else { throw CommandError(.inputOutput, "the folder was not read") }
        return SettingsEffect(done, change)
    }

    /// Runs something, and says of its error what the change says of a value that does not fit.
    private func saying<Result>(
        _ change: SettingsChange, _ body: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        do throws(CommandError) { return try body() } catch {
            guard error.kind == .badData, let misfit = change.misfit else { throw error }
            throw error.saying(misfit)
        }
    }
}
