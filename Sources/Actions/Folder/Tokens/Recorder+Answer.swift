import Diary
package import Model

extension Recorder {
    /// Writes down the answer to the question that a token is for.
    ///
    /// The same answer again writes nothing. Another one takes the place of what was answered before: a level by the rule
    /// for corrected days, a log or minutes by taking the earlier record out. Others may see a token, so it writes only
    /// what its buttons say, or one of `choices` if it was made without buttons, and only a few times.
    package func answer(
        _ request: LogRequest, with token: AccessToken, choices: [String] = []
    ) throws(CommandError) -> LogOutcome {
        guard let question = token.question, (question.answers ?? choices).contains(request.wordsOfAnswer) else {
            throw CommandError(.usage, .answersAnotherQuestion)
        }
        var request = request
        (request.day, request.time, request.secondsAgo) = (DayText(question.day), nil, nil)
        request.about = question.activity
        (request.note, request.trigger, request.place) = (nil, nil, nil)
        request.source = "notification"
        // The same question by another way, such as on the desktop, is answered once as well.
        let about = "\(question.activity.word) \(question.day) \(question.second ?? -1)"
        let asked = "ask-\(JournalFile.hash(of: Array(about.utf8)))-"
        request.press = PressID(asked + JournalFile.hash(of: Array(request.words.joined(separator: " ").utf8)))
        let presses = try PressFile(of: folder).read().presses(beginning: asked)
        if !presses.contains(where: { $0.id == request.press?.text }) {
            guard presses.count < Recorder.mostAnswers else { throw CommandError(.usage, .answersAnotherQuestion) }
            if question.activity != .noalc { try takeBack(presses, for: request) }
        }
        return try log(request)
    }

    /// Answers to one question that are written down; each takes one of the steps of `undo`.
    private static let mostAnswers = 10

    /// Takes back what was answered before a request.
    private func takeBack(_ presses: [UsedPress], for request: LogRequest) throws(CommandError) {
        guard let change = presses.last(where: { !$0.isUndone })?.change else { return }
        // What is not understood takes nothing back.
        _ = try LogPlan.of(request, in: read())
        do throws(CommandError) { _ = try takeBack(change) } catch {
            // Taken out by hand meanwhile, it has not to be taken out.
            guard error.kind == .badData else { throw error }
        }
    }
}
