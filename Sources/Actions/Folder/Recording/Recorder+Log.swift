import Diary
import Disk
package import Model

extension Recorder {
    package enum LogOutcome: Sendable {
        case answer(LogAnswer)
        /// Nothing was written; the answer has to name a day.
        case question(LogQuestion)

        /// The answer for callers that can't ask: a question is an error.
        package var answered: LogAnswer {
            get throws(CommandError) {
                switch self {
                case .answer(let answer): return answer
                case .question(let question): throw question.error
                }
            }
        }
    }

    /// Writes down a request; throws if it can't be understood or written.
    ///
    /// A press that was answered in the last 30 days, or whose id a record has, isn't written again, even if it was
    /// undone since. Throws if another request was made with its id.
    package func log(_ request: LogRequest) throws(CommandError) -> LogOutcome {
        var outcome: LogOutcome?
        var planned: (plan: LogPlan, folder: RecordedFolder)?
        let done = try change { folder throws(CommandError) in
            if let earlier = try answer(toRepeated: request, in: folder) {
                outcome = .answer(earlier)
                return nil
            }
            switch try LogPlan.of(request, in: folder) {
            case .question(let question):
                outcome = .question(question)
                return nil
            case .record(let plan):
                planned = (plan, folder)
                let press = request.press.map { id in
                    UsedPress(
                        id: id.text, said: Recorder.said(request), day: plan.day, change: nil,
                        second: folder.now.seconds)
                }
                var proposal = plan.proposal(request.action, folder, on: Machine.name)
                proposal?.press = press
                if request.wrongYear == .asked, let proposal,
                    let question = folder.yearQuestion(about: plan.day, in: try checked(proposal, folder).1)
                {
                    outcome = .question(question)
                    return nil
                }
                // The folder already has it; if that is undone later, it must not be written again.
                if proposal == nil, let press { try PrivateFolder(of: self.folder).changePresses { $0.add(press) } }
                return proposal
            }
        }
        if let outcome { return outcome }
        guard let planned else { throw CommandError(.inputOutput, "the folder was not read") }
        return .answer(LogAnswer(planned.plan, done, in: done?.after ?? planned.folder, of: request))
    }

    /// The answer to a press that was answered before; nil for other requests.
    private func answer(
        toRepeated request: LogRequest, in folder: RecordedFolder
    ) throws(CommandError) -> LogAnswer? {
        guard let press = request.press else { return nil }
        if let used = try PrivateFolder(of: self.folder).presses().press(press.text, at: folder.now.seconds) {
            guard used.said == Recorder.said(request) else { throw CommandError(.usage, .pressSaidOtherwise) }
            return try repeated(request, on: used.day, in: folder, isUndone: used.isUndone)
        }
        return try folder.record(of: press).map { record throws(CommandError) in
            try repeated(request, on: record.day, in: folder, record, isUndone: false)
        }
    }

    private func repeated(
        _ request: LogRequest, on day: Day, in folder: RecordedFolder, _ record: WrittenRecord? = nil, isUndone: Bool
    ) throws(CommandError) -> LogAnswer {
        let plan = try LogPlan(repeated: request, on: day, in: folder)
        if let record, !plan.says(record, in: folder) { throw CommandError(.usage, .pressSaidOtherwise) }
        let earlier: LogAnswer.EarlierPress = isUndone ? .undone : plan.stands(in: folder) ? .written : .corrected
        return LogAnswer(plan, nil, in: folder, of: request, earlier: earlier)
    }

    private static func said(_ request: LogRequest) -> String {
        JournalFile.hash(of: Array((request.said ?? request.action).utf8))
    }

    /// Removes records of a day from their files; throws if there isn't one, or it is ambiguous.
    package func unlog(_ request: UnlogRequest) throws(CommandError) -> UnlogAnswer {
        var plan: UnlogPlan?
        let done = try change { folder throws(CommandError) in
            let found = try UnlogPlan(request, in: folder)
            plan = found
            return found.proposal
        }
        guard let plan, let done else { throw CommandError(.inputOutput, "the folder was not read") }
        return UnlogAnswer(plan, done)
    }

    /// The effect of a change, without writing it.
    package func preview(_ change: SettingsChange) throws(CommandError) -> SettingsEffect {
        let before = try read()
        let (changes, after) = try saying(change) { () throws(CommandError) in
            try checked(change.proposal(before), before)
        }
        return SettingsEffect(RecordedChange(before: before, after: after, changes: changes), change)
    }

    package func make(_ change: SettingsChange) throws(CommandError) -> SettingsEffect {
        let done = try saying(change) { () throws(CommandError) in
            try self.change { folder throws(CommandError) in try change.proposal(folder) }
        }
        guard let done else { throw CommandError(.inputOutput, "the folder was not read") }
        return SettingsEffect(done, change)
    }

    /// Calls a function; its error gets the words that the change has for invalid values.
    private func saying<Result>(
        _ change: SettingsChange, _ body: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        do throws(CommandError) { return try body() } catch {
            guard error.kind == .badData, let misfit = change.misfit else { throw error }
            throw error.saying(misfit)
        }
    }
}
