import Diagnostics
import ProgressLoading
import ProgressModel
import ProgressRecording

extension Recorder {
    package enum LogOutcome: Sendable {
        case answer(LogAnswer)
        /// Nothing was written; the request needs the day that the answer names.
        case question(LogQuestion)
    }

    /// Writes down what was said; throws where that cannot be understood or written.
    package func log(_ request: LogRequest) throws(SiteError) -> LogOutcome {
        var question: LogQuestion?
        var planned: (plan: LogPlan, folder: RecordedFolder)?
        let done = try change { folder throws(SiteError) in
            let plan = try LogPlan.of(folder.read(request), request, in: folder)
            switch plan {
            case .question(let asked): question = asked
            case .record(let plan): planned = (plan, folder)
            }
            return planned.flatMap { $0.plan.proposal(request.action, $0.folder) }
        }
        if let question { return .question(question) }
        guard let planned else { throw SiteError(.inputOutput, "the folder was not read") }
        return .answer(LogAnswer(planned.plan, done, in: done?.after ?? planned.folder))
    }
}

extension RecordedFolder {
    /// What a request means here.
    fileprivate func read(_ request: LogRequest) throws(SiteError) -> LogReader.Reading {
        do throws(SiteError) {
            return try LogReader(history.trackers, soberUpTo: profile.soberUpTo).read(request)
        } catch {
            // A word may be unknown because its tracker could not be read.
            guard let broken = errors.first(where: { $0.location.file == "trackers.json" }) else { throw error }
            let place = "\(broken.location.file):\(broken.location.line)"
            throw SiteError(error.kind, error.text, hint: "\(place) has an error: \(broken.text)")
        }
    }
}

extension LogPlan {
    /// The change that writes it; nil where there is nothing to write.
    fileprivate func proposal(_ action: String, _ folder: RecordedFolder) -> Recorder.Proposal? {
        switch content {
        case .record(let record):
            Recorder.Proposal(
                action: action, alternatives: record.changes(in: folder.files).map { [$0] },
                isEffective: { changes, after in isWritten(by: changes, in: after, since: folder) })
        case .note(let note):
            Recorder.Proposal(
                action: action, alternatives: [note.change(in: folder.files)].compactMap { $0.map { [$0] } },
                isEffective: { _, after in after.history.notes[day] != folder.history.notes[day] })
        case nil: nil
        }
    }

    /// Whether a record was added, and an entry is the one that counts for its day.
    private func isWritten(by changes: [FileChange], in after: RecordedFolder, since before: RecordedFolder) -> Bool {
        guard after.recordCount == before.recordCount + 1 else { return false }
        guard subject.level != nil else { return true }
        let (entries, files) = (after.history.entries, after.history.files)
        // A record is the last one of its file.
        let written = entries.lastIndex { files[$0.origin.file] == changes.first?.path }
        return written != nil && written == entries.lastIndex { $0.day == day && !$0.isSuperseded }
    }
}
