package import Diary
package import Model

extension RecordedFolder {
    fileprivate func read(_ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        do throws(CommandError) {
            return try LogReader(history).read(request)
        } catch {
            // A word may be unknown because its tracker couldn't be read.
            guard let broken = errors.first(where: { $0.location.file == "trackers.json" }) else { throw error }
            let place = "\(broken.location.file):\(broken.location.line)"
            throw error.with(.fileHasError(place, broken.text))
        }
    }
}

extension LogPlan {
    /// Plans a request in a folder; throws if it can't be understood.
    package static func of(_ request: LogRequest, in folder: RecordedFolder) throws(CommandError) -> Outcome {
        let folder = (request.secondsAgo.map(folder.earlier) ?? folder).seen(at: request.offset)
        let request = request.byOurClock(in: folder)
        let reading = try folder.read(request)
        if let activity = request.about, !reading.subject.answers(activity) {
            throw CommandError(.usage, .answersAnotherQuestion)
        }
        let outcome = try of(reading, request, in: folder)
        guard case .record(var plan) = outcome else { return outcome }
        plan.remark = reading.remark
        return .record(plan)
    }

    /// The plan of a press that was answered before, for a day; it writes nothing.
    package init(repeated request: LogRequest, on day: Day, in folder: RecordedFolder) throws(CommandError) {
        let subject = try folder.read(request).subject
        // The answer names the new number of drinks, not the added ones.
        if case .moreDrinks = subject, let entry = folder.entry(on: day) {
            self.init(.level(entry.level, drinks: entry.drinks), day, nil)
        } else {
            self.init(subject, day, nil)
        }
    }

    /// Whether the folder has this content; only known for entries.
    package func stands(in folder: RecordedFolder) -> Bool {
        subject.level.map { $0 == folder.entry(on: day)?.level } ?? true
    }

    /// Whether a record has the same kind or tracker, and the same amount if both have one.
    package func says(_ record: WrittenRecord, in folder: RecordedFolder) -> Bool {
        let (said, written): (FixedDecimal?, RecordValue?)
        switch subject {
        case .session(let kind, let minutes, _):
            guard record["kind"] == .text(kind.rawValue) else { return false }
            (said, written) = (minutes, record["minutes"])
        case .tracker(let id, let value):
            guard record["tracker"] == .text(id) else { return false }
            said = if case .amount(let amount) = value { amount } else { nil }
            written = record["value"]
        case .level, .drinks, .moreDrinks, .note: return false
        }
        guard let said, case .number(let number)? = written else { return true }
        return said == number
    }

    /// The change that writes it on this machine; nil if there is nothing to write.
    package func proposal(_ action: String, _ folder: RecordedFolder, on machine: String) -> ProposedChange? {
        switch content {
        case .record(let record):
            let entry = record.kind == .entries ? folder.entry(on: day) : nil
            let corrected = entry.map { folder.history.files[$0.origin.file] }
            let ways = NewRecords([record])?.changes(in: folder.files, on: machine, correcting: corrected)
            return ProposedChange(
                action: action, alternatives: ways ?? [],
                isEffective: { changes, after in isWritten(by: changes, in: after, since: folder) })
        case .note(let note):
            return ProposedChange(
                action: action, alternatives: [note.change(in: folder.files)].compactMap { $0.map { [$0] } },
                isEffective: { _, after in after.history.notes[day] != folder.history.notes[day] })
        case nil: return nil
        }
    }

    /// Whether a record was added, and an entry counts for its day unless it arrived too late.
    private func isWritten(by changes: [FileChange], in after: RecordedFolder, since before: RecordedFolder) -> Bool {
        guard after.recordCount == before.recordCount + 1 else { return false }
        guard subject.level != nil, !isLate else { return true }
        let (entries, files) = (after.history.entries, after.history.files)
        // A record is the last one of its file.
        let written = entries.lastIndex { files[$0.origin.file] == changes.first?.path }
        return written != nil && written == entries.lastIndex { $0.day == day && !$0.isSuperseded }
    }
}
