import Actions
import ArgumentParser
import Model
import Wording

extension DayText {
    /// A day on the command line.
    static let argument = readingDay { DayText($0) }

    /// Why a text isn't a day, in English; the examples are near today by this machine's clock.
    ///
    /// `other` is what else it could have been: `a folder`.
    static func problem(with text: String, orElse other: String? = nil) -> String {
        let (phrases, today) = (Language.fallback.phrases, StartingAnswers.onThisMachine().today)
        let problem = DayText.problem(with: text, today: today)
        guard let other, case .noDay = problem else { return phrases.problem(problem) }
        return "\"\(text)\" is not a day or \(other); \(phrases.expectedDay(today))"
    }
}

/// Converts the text of an option to a day or a moment; `other` is what else it could have been.
func readingDay<Value>(
    orElse other: String? = nil, _ read: @escaping @Sendable (String) -> Value?
) -> @Sendable (String) throws -> Value {
    { text in
        guard let value = read(text) else { throw ValidationError(DayText.problem(with: text, orElse: other)) }
        return value
    }
}

/// Converts the text of an option to a value, or fails with what was expected.
func reading<Value>(
    _ kind: String, _ expectation: String, _ read: @escaping @Sendable (String) -> Value?
) -> @Sendable (String) throws -> Value {
    { text in
        guard let value = read(text) else { throw ValidationError("\"\(text)\" is not \(kind); \(expectation)") }
        return value
    }
}
