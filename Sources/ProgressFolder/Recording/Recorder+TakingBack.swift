import ProgressLoading
package import ProgressModel
import ProgressRecording
import ProgressRequests

extension Recorder {
    /// Takes back what a change wrote, also where others were made since.
    ///
    /// The last change is undone byte for byte. An earlier one leaves its record out of the file, which is a change of its
    /// own, and can be undone too. Throws where the record is not there any more, with nothing written.
    package func takeBack(_ id: String) throws(CommandError) -> Undone {
        if try lastChange()?.id == id {
            do throws(CommandError) { return try undo(only: id) } catch {
                // If its file has changed since, only its record can be taken out.
                guard error.kind == .badData else { throw error }
            }
        }
        var change: JournalChange?
        let done = try self.change { folder throws(CommandError) in
            let entry = try JournalFile(of: self.folder).read().entries.last { JournalFile.id(of: $0) == id }
            let removals = entry?.files.compactMap { file in
                folder.files.first { $0.path == file.path }.flatMap { file.removal(from: $0) }
            }
            guard let entry, let removals, removals.count == entry.files.count else { return nil }
            change = JournalChange(entry, id: id)
            var proposal = ProposedChange(action: "undo \(entry.action)", alternatives: [removals]) { _, after in
                after.recordCount == folder.recordCount - 1
            }
            proposal.undoes = id
            return proposal
        }
        guard let done, let change else {
            throw CommandError(.badData, .recordIsGone)
        }
        return Undone(change: change, before: done.before, after: done.after)
    }
}
