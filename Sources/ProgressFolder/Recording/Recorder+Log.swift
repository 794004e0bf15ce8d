package import Diagnostics
import ProgressLoading
import ProgressModel
import ProgressRecording
package import ProgressRequests

extension Recorder {
    package enum LogOutcome: Sendable {
        case answer(LogAnswer)
        /// Nothing was written; the request needs the day that the answer names.
        case question(LogQuestion)
    }

    /// Writes down what was said; throws where that cannot be understood or written.
    package func log(_ request: LogRequest) throws(CommandError) -> LogOutcome {
        var question: LogQuestion?
        var planned: (plan: LogPlan, folder: RecordedFolder)?
        let done = try change { folder throws(CommandError) in
            let plan = try LogPlan.of(request, in: folder)
            switch plan {
            case .question(let asked): question = asked
            case .record(let plan): planned = (plan, folder)
            }
            return planned.flatMap { $0.plan.proposal(request.action, $0.folder) }
        }
        if let question { return .question(question) }
        guard let planned else { throw CommandError(.inputOutput, "the folder was not read") }
        return .answer(LogAnswer(planned.plan, done, in: done?.after ?? planned.folder))
    }
}
