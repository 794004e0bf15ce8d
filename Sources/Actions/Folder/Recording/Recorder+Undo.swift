import Diary
import Disk
package import Model
import Wording

extension Recorder {
    /// A change that was undone.
    package struct Undone: Sendable {
        package let change: JournalChange
        let before: RecordedFolder
        /// The directory afterwards.
        package let after: RecordedFolder

        /// One line for the terminal: what was undone, and the changed streaks.
        package func text(in language: Language) -> String {
            let phrases = language.phrases
            return singleLine(phrases.undone(change.action, change.time) + " " + streaks(in: language))
        }

        /// The changed streaks; empty if there aren't any.
        package func streaks(in language: Language) -> String {
            after.streaks(since: before, in: language)
        }
    }

    /// The changes that can be undone, the last one first, one a line.
    package func journal() throws(CommandError) -> [String] {
        _ = try read()
        return try JournalFile(of: folder).read().entries.reversed().map { singleLine("\($0.time)  \($0.action)") }
    }

    /// The last change that can be undone; nil if there isn't one.
    package func lastChange() throws(CommandError) -> JournalChange? {
        try JournalFile(of: folder).read().entries.last.map { JournalChange($0, id: JournalFile.id(of: $0)) }
    }

    /// Undoes the last change that is still there; with an `id` only that one.
    ///
    /// Throws if a file has changed since, with the difference.
    package func undo(only id: String? = nil) throws(CommandError) -> Undone {
        try locked { () throws(CommandError) in
            try takeBackUnfinished()
            let before = try read()
            let file = JournalFile(of: folder)
            var journal = try file.read()
            guard let entry = journal.entries.last else {
                throw CommandError(.usage, .nothingToUndo, .writtenByHand)
            }
            if let id, id != JournalFile.id(of: entry) {
                throw CommandError(.badData, .writtenSince(action: entry.action))
            }
            let states = try entry.files.map { file throws(CommandError) in try State(file, in: folder) }
            journal.removeLast()
            // Undone by hand, or planned by a writer that was killed before.
            guard !states.allSatisfy(\.isUndone) else {
                try file.write(journal)
                try PrivateFolder(of: folder).changePresses { $0.undo(JournalFile.id(of: entry)) }
                throw CommandError(
                    .badData, .isGone(action: entry.action, time: entry.time),
                    journal.entries.last.map { .undoesNext($0.action) })
            }
            if let problem = states.firstNonNil(\.problem) { throw problem.error(after: entry) }
            try restore(states, of: entry, file)
            try file.write(journal)
            try PrivateFolder(of: folder).changePresses { $0.undo(JournalFile.id(of: entry)) }
            file.end()
            return Undone(
                change: JournalChange(entry, id: JournalFile.id(of: entry)), before: before, after: try read())
        }
    }

    /// Restores the files of a change after marking it.
    ///
    /// If this process is killed, the next writer undoes the change completely. If a file can't be written, the ones
    /// before it are written back.
    private func restore(_ states: [State], of entry: JournalEntry, _ file: JournalFile) throws(CommandError) {
        try file.begin(entry, isDurable: states.count > 1)
        var restored: [State] = []
        do throws(CommandError) {
            for state in states.reversed() {
                try state.restore()
                restored.append(state)
            }
        } catch {
            let isWhole = restored.reversed().allSatisfy { (try? $0.keep()) != nil }
            // Otherwise the mark remains, and the next writer undoes the rest.
            if isWhole { file.end() }
            throw error
        }
    }

    /// Undoes the incomplete change of a killed writer, so that no reader sees half of it; waits for a running writer.
    ///
    /// A read-only folder isn't changed.
    func settle() {
        guard JournalFile(of: folder).isMarked else { return }
        try? locked { () throws(CommandError) in try takeBackUnfinished() }
    }

    /// Undoes an incomplete change of several files, and reports it; the caller holds the lock.
    ///
    /// Text that was written since is kept. If that can't be separated from the change, all of it is kept.
    func takeBackUnfinished() throws(CommandError) {
        let file = JournalFile(of: folder)
        guard file.isMarked, try FileSystem.kind(of: folder) == .directory else { return }
        var journal = try file.read()
        guard let entry = try file.unfinished(in: journal) else { return file.end() }
        let states = try entry.files.map { file throws(CommandError) in try State(file, in: folder) }
        // Killed after everything was written: nothing is incomplete.
        guard states.contains(where: \.isMissing) else { return file.end() }
        // Its other words may be private, and this may go into the log of a public build.
        let change = "\"\(entry.action.prefix { $0 != " " })\" of \(entry.time)"
        if let changed = states.first(where: \.isMixed) {
            file.end()
            return Console.warn(
                "\(change) was cut off, and can't be taken back: \(changed.path) has changed since",
                hint: "run it again to finish it, or take it back by hand")
        }
        for state in states.reversed() { try state.takeBack() }
        journal.removeLast()
        try PrivateFolder(of: folder).changePresses { $0.forget(JournalFile.id(of: entry)) }
        try file.write(journal)
        file.end()
        Console.note("reportgen: \(change) was cut off; what it had written was taken back")
    }

    /// The current state of a changed file.
    private struct State {
        let path: Path
        let file: JournalEntry.File
        /// Nil if it doesn't exist.
        let current: SourceFile?
        private let hash: String?

        init(_ file: JournalEntry.File, in folder: Path) throws(CommandError) {
            // A journal may have come with a folder from elsewhere.
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count <= 2, let first = parts.first, DataFolder.isRead(String(first)),
                parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") })
            else {
                throw CommandError(
                    .badData, "the journal names \(file.path), which no command writes; nothing was undone")
            }
            path = folder / file.path
            // A journal from elsewhere must not lead to an outside file through a link either.
            let target = FileSystem.resolved(try FileSystem.kind(of: path) == nil ? path.directory : path)
            guard target == FileSystem.resolved(folder) || target.lies(in: FileSystem.resolved(folder)) else {
                throw CommandError(.badData, "\(path) leads out of the folder; nothing was undone")
            }
            self.file = file
            let kind = try FileSystem.kind(of: path)
            // A pipe or a device could block forever.
            guard kind == nil || kind == .file else {
                throw CommandError(.badData, "\(path) is not a file; nothing was written")
            }
            let bytes = kind == nil ? nil : try FileSystem.read(path)
            current = bytes.map { SourceFile(path: file.path, bytes: $0) }
            hash = bytes.map(JournalFile.hash)
        }

        /// Whether the file is as before the change.
        var isUndone: Bool { hash == file.before }

        /// Whether the file doesn't contain what the change wrote, even if somebody has edited it since.
        var isMissing: Bool {
            guard !isUndone, hash != file.after, let current else { return hash != file.after }
            return removal == nil && file.isAbsent(from: current)
        }

        /// The file without what the change wrote, if somebody has edited it since; nil if that can't be removed.
        private var removal: FileChange? { current.flatMap { file.removal(from: $0) } }

        /// Whether the change can't be separated from later edits.
        var isMixed: Bool { problem != nil && removal == nil && !isMissing }

        /// Removes what the change wrote, and nothing else.
        func takeBack() throws(CommandError) {
            guard problem != nil else { return try restore() }
            if let removal { try Recorder.replace(path, having: current, with: removal.after) }
        }

        /// Why the change can't be undone; nil if it can, or was already.
        var problem: ChangedFile? {
            hash == file.after || isUndone ? nil : ChangedFile(path: file.path, current: current, edits: file.edits)
        }

        func restore() throws(CommandError) {
            guard !isUndone else { return }
            guard file.before != nil else {
                try FileSystem.removeDurably(path)
                if file.path.contains("/") { FileSystem.removeDirectoryIfEmpty(path.directory) }
                return
            }
            guard let current, let text = file.edits.reversed.applied(to: current.bytes),
                JournalFile.hash(of: current.with(text: text).encodedBytes) == file.before
            else { throw CommandError(.inputOutput, "the journal does not fit \(path); nothing was undone") }
            try Recorder.replace(path, having: current, with: current.with(text: text))
        }

        /// Writes back the file as before it was restored.
        func keep() throws(CommandError) {
            guard !isUndone, let current else { return }
            try FileSystem.createDirectories(path.directory)
            try FileSystem.replaceDurably(path, with: current.encodedBytes)
        }
    }

    /// Undoes a change, even if others were made since.
    ///
    /// The last change is undone byte for byte. For an earlier one its record is removed from the file, which is a new
    /// change that can be undone too. Throws, with nothing written, if the record is no longer there.
    package func takeBack(_ id: String) throws(CommandError) -> Undone {
        if try lastChange()?.id == id {
            do throws(CommandError) { return try undo(only: id) } catch {
                // If its file has changed since, only its record can be removed.
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
