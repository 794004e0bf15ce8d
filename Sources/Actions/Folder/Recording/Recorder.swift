import Counting
import Diary
import Disk
package import Model

/// Writes into a data directory, one change at a time, each read and checked as a whole before anything is written.
package struct Recorder: Sendable {
    private let directory: DataDirectory
    private let now: AsOfText?

    /// Without `now` it uses the system's clock.
    package init(path: String, now: AsOfText? = nil) {
        directory = DataDirectory(path: Path(path))
        self.now = now
    }

    /// The path as the person wrote it.
    package var path: String { directory.path.text }
    var folder: Path { directory.path }

    package func read() throws(CommandError) -> RecordedFolder {
        let contents = try directory.contents()
        return RecordedFolder(contents.files, unreadable: contents.diagnostics, zones: .ofSystem, now: moment)
    }

    /// Reads the directory, calls `propose` for the change, checks and writes it, while no other writer can.
    ///
    /// Nil if nothing was proposed. Throws, with nothing written, if every alternative would add an error.
    func change(
        read: (() throws(CommandError) -> RecordedFolder)? = nil,
        _ propose: (RecordedFolder) throws(CommandError) -> ProposedChange?
    ) throws(CommandError) -> RecordedChange? {
        try locked { () throws(CommandError) in
            try takeBackUnfinished()
            var attempt = 1
            while true {
                let before = try (read ?? self.read)()
                guard let proposal = try propose(before) else { return nil }
                let (changes, after) = try checked(proposal, before)
                guard !changes.isEmpty else { return RecordedChange(before: before, after: before, changes: []) }
                do throws(CommandError) {
                    let id = try write(changes, of: proposal, before)
                    return RecordedChange(before: before, after: after, changes: changes, id: id)
                } catch {
                    // Another program has changed a file since it was read.
                    guard error.kind == .busy, attempt < Recorder.mostAttempts else { throw error }
                    attempt += 1
                }
            }
        }
    }

    private static let mostAttempts = 3

    /// Replaces a file if it is as read; throws, with nothing written, if somebody has changed it.
    static func replace(
        _ path: Path, having before: SourceFile?, with after: SourceFile, mode: FileMode = 0o666
    ) throws(CommandError) {
        let isDone = try FileSystem.replaceDurably(
            path, having: before?.encodedBytes, with: after.encodedBytes, mode: mode)
        guard isDone else {
            throw CommandError(
                .busy, "another program has changed \(path) meanwhile; nothing was written", hint: "try it again")
        }
    }

    /// Calls a function while no other writer changes the directory.
    func locked<Result>(_ body: () throws(CommandError) -> Result) throws(CommandError) -> Result {
        // Without locks, as on some network shares, each change is still complete.
        let lock = try FileSystem.lock(directory.path, tell: Console.note)
        defer { lock.map(FileSystem.unlock) }
        return try body()
    }

    /// The first alternative that adds no error and is effective.
    func checked(
        _ proposal: ProposedChange, _ before: RecordedFolder
    ) throws(CommandError) -> ([FileChange], RecordedFolder) {
        try checkReadable(proposal, before)
        var refusal: Diagnostic?
        for changes in proposal.alternatives.map({ $0.filter { !$0.isEmpty } }) {
            let unreadable = before.diagnostics.filter { [.unreadableFile, .notDownloaded].contains($0.code) }
            let after = RecordedFolder(
                before.files.applying(changes), unreadable: unreadable, zones: .ofSystem, now: moment)
            if let error = before.newErrors(in: after).first {
                refusal = refusal ?? error
            } else if proposal.isEffective(changes, after) {
                return (changes, after)
            }
        }
        guard let refusal else {
            let broken = before.errors.first.map { "\($0.location.file):\($0.location.line): \($0.text)" }
            throw CommandError(
                .badData, "no file can take what \"\(proposal.action)\" writes; nothing was written", hint: broken)
        }
        throw CommandError(.badData, "\(refusal.location.file): \(refusal.text)", hint: refusal.hint)
    }

    /// Throws for an unreadable file, and for a new one that would replace one that iCloud hasn't downloaded.
    private func checkReadable(_ proposal: ProposedChange, _ before: RecordedFolder) throws(CommandError) {
        let subjects = Set(proposal.alternatives.joined().map { RecordedFolder.subject(of: $0.path) })
        let new = proposal.alternatives.first?.filter { $0.before == nil }.map(\.path) ?? []
        let unreadable = before.diagnostics.first { problem in
            let file = problem.location.file
            let subject = RecordedFolder.subject(of: file)
            return problem.code == .unreadableFile && subjects.contains(subject)
                || problem.code == .notDownloaded
                    && new.contains {
                        $0 == file || !DataFolder.isNote($0) && RecordedFolder.subject(of: $0) == subject
                    }
        }
        guard let unreadable else { return }
        let hint = ["nothing was written", unreadable.hint].compactMap(\.self).joined(separator: "; ")
        let file = unreadable.code == .notDownloaded ? "" : "\(unreadable.location.file): "
        throw CommandError(.inputOutput, file + unreadable.text, hint: hint)
    }

    /// Writes a mark and the journal, then the files: a planned change that isn't made is harmless, and one that is can
    /// be undone.
    ///
    /// Returns the id of the change.
    private func write(
        _ changes: [FileChange], of proposal: ProposedChange, _ before: RecordedFolder
    ) throws(CommandError) -> String {
        for change in changes { try checkPlace(of: change) }
        FileSystem.removeStaleFiles(in: [directory.path] + DataFolder.folderNames.map { directory.path / $0 })
        PrivateFolder(of: directory.path).removeStaleFiles()
        let file = JournalFile(of: directory.path)
        var journal = try file.read()
        let entry = JournalEntry(
            time: before.now.iso8601(in: before.clock.zone), action: proposal.action,
            files: changes.map { JournalEntry.File($0, hash: JournalFile.hash) })
        journal.append(entry)
        let id = JournalFile.id(of: entry)
        // A new file gets the permissions of the others, so that private records stay private.
        let mode = before.files.firstNonNil { FileSystem.permissions(of: directory.path / $0.path) } ?? 0o666
        var written: [FileChange] = []
        do throws(CommandError) {
            // A single file is replaced in one step: its mark only says that the journal is ahead of it.
            try file.begin(entry, isDurable: changes.count > 1 || proposal.press != nil)
            try file.write(journal)
            if var press = proposal.press {
                press.change = id
                try PrivateFolder(of: directory.path).changePresses { $0.add(press) }
            }
            for change in changes {
                let path = directory.path / change.path
                if change.before == nil { try FileSystem.createDirectories(path.directory) }
                try Recorder.replace(path, having: change.before, with: change.after, mode: mode)
                written.append(change)
            }
        } catch {
            takeBack(written)
            journal.removeLast()
            // If not even that can be written, as on a full disk, the mark remains for the next writer.
            let isForgotten =
                proposal.press == nil || (try? PrivateFolder(of: directory.path).changePresses { $0.forget(id) }) != nil
            if isForgotten, (try? file.write(journal)) != nil { file.end() }
            throw error
        }
        if let undone = proposal.undoes { try PrivateFolder(of: directory.path).changePresses { $0.undo(undone) } }
        file.end()
        return id
    }

    /// Throws if a new file would replace something, or a file isn't writable.
    private func checkPlace(of change: FileChange) throws(CommandError) {
        let path = directory.path / change.path
        if change.before == nil {
            guard FileSystem.entry(at: path) == nil else {
                throw CommandError(.cannotCreate, "\(path) is there already and cannot be read; nothing was written")
            }
        } else if !FileSystem.isWritableFile(path) {
            throw CommandError(.cannotCreate, "\(path) may only be read; nothing was written")
        }
    }

    /// Restores the files that were written before an error.
    private func takeBack(_ changes: [FileChange]) {
        for change in changes.reversed() {
            let path = directory.path / change.path
            if let before = change.before {
                try? Recorder.replace(path, having: change.after, with: before)
            } else {
                try? FileSystem.removeDurably(path)
            }
        }
    }

    /// The time of writing, by a person's clock.
    package func moment(_ clock: DayClock) -> Instant {
        guard let now else { return Machine.now }
        switch now.asOf(clock, now: Machine.now) {
        case .instant(let instant): return instant
        // The last second of the day: its end is the beginning of the next one.
        case .day(let day): return Instant(seconds: clock.start(of: day.advanced(by: 1)).seconds - 1)
        }
    }
}
