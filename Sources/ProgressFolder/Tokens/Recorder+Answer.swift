package import Diagnostics
import ProgressModel
import ProgressRecording
package import ProgressRequests
import ReportWords

extension Recorder {
    /// Writes down the answer to the question that a token is for.
    ///
    /// The same answer again writes nothing. Another one takes the place of what was answered before: a level by the rule
    /// for corrected days, a log or minutes by taking the earlier record out.
    package func answer(_ request: LogRequest, with token: AccessToken) throws(CommandError) -> LogOutcome {
        guard let question = token.question else { throw CommandError(.usage, .answersAnotherQuestion) }
        var request = request
        (request.day, request.time, request.secondsAgo) = (DayText(question.day), nil, nil)
        request.about = question.activity
        (request.note, request.trigger, request.place) = (nil, nil, nil)
        request.source = "notification"
        // The same question by another way, such as on the desktop, is answered once as well.
        let about = "\(question.activity.word) \(question.day) \(question.second ?? -1)"
        let asked = "ask-\(JournalFile.hash(of: Array(about.utf8)))-"
        request.press = PressID(asked + JournalFile.hash(of: Array(request.words.joined(separator: " ").utf8)))
        if question.activity != .noalc { try takeBackAnswers(beginning: asked, but: request) }
        return try log(request)
    }

    /// Takes back what was answered before, unless that was the same.
    private func takeBackAnswers(beginning asked: String, but request: LogRequest) throws(CommandError) {
        let presses = try PressFile(of: folder).read().presses(beginning: asked)
        guard let id = request.press?.text, !presses.contains(where: { $0.id == id }),
            let change = presses.last(where: { !$0.isUndone })?.change
        else { return }
        // What is not understood takes nothing back.
        _ = try LogPlan.of(request, in: read())
        do throws(CommandError) { _ = try takeBack(change) } catch {
            // Taken out by hand meanwhile, it has not to be taken out.
            guard error.kind == .badData else { throw error }
        }
    }
}
