import ArgumentParser
import ProgressFolder
import ProgressModel
import ProgressRequests
import ReportWords

extension DayText {
    /// A day from the command line.
    static let argument: @Sendable (String) throws -> DayText = { text in
        guard let day = DayText(text) else { throw ValidationError(problem(with: text)) }
        return day
    }

    /// Why a text is no day, in English; the examples are near today by this machine's clock.
    ///
    /// `other` is what else it could have been: `a folder`.
    static func problem(with text: String, orElse other: String? = nil) -> String {
        let (phrases, today) = (Language.fallback.phrases, StartingAnswers.onThisMachine().today)
        let problem = DayText.problem(with: text, today: today)
        guard let other, case .noDay = problem else { return phrases.problem(problem) }
        return "\"\(text)\" is not a day or \(other); \(phrases.expectedDay(today))"
    }
}
