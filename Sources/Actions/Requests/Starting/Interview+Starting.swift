package import Model
import Wording

/// The dialogue of `init`: asks each question until the answer is valid.
extension Interview {
    /// Asks `questions` in the language of the answers, with earlier ones as proposals, and sets the answers.
    ///
    /// `<` returns to the previous question. After the important questions it mentions that the others can wait.
    package func run(_ questions: [StartingQuestion], _ answers: inout StartingAnswers) throws(CommandError) {
        guard !questions.isEmpty else { return }
        tell(answers.language.phrases.startingGreeting)
        var asked: [Int] = []
        var saidThatTheRestCanWait = false
        var index = 0
        while index < questions.count {
            let question = questions[index]
            guard answers.needs(question) else {
                index += 1
                continue
            }
            let phrases = answers.language.phrases
            if !question.comesFirst, !saidThatTheRestCanWait, !asked.isEmpty {
                tell(phrases.theRestCanWait)
                saidThatTheRestCanWait = true
            }
            if let explanation = phrases.explanation(before: question) { tell(explanation) }
            if question == .presets { tell(phrases.presetNames) }
            let proposal = answers.text(of: question).map { " [\($0)]" } ?? ""
            let words = try ask(phrases.question(question) + proposal + ": ")
            if let words, AnswerText.isBack(words) {
                if let last = asked.popLast() { index = last } else { tell(phrases.noWayBack) }
                continue
            }
            if let words, !answers.take(words, for: question) {
                tell("    " + answers.problem(with: words, for: question, in: phrases))
                continue
            }
            asked.append(index)
            index += 1
        }
    }
}
