import ArgumentParser
import ProgressRequests

extension DayTimeText {
    /// A day and a time on it from the command line.
    static let argument: @Sendable (String) throws -> DayTimeText = { text in
        guard let moment = DayTimeText(text) else { throw ValidationError(DayText.problem(with: text)) }
        return moment
    }
}
