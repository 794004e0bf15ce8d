import ProgressAnalysis
import ProgressModel
import ReportWords

/// The buttons of the levels.
struct LevelForm: Sendable {
    struct Button: Sendable {
        let value: LogLevel
        let core: RingCell.Core
        let emoji: String
        let name: String
        /// How many drinks that is.
        let range: String
        /// How much that is, in a word.
        let caption: String
        /// Whether the day's entry says this.
        let isWritten: Bool
        /// Whether the address names it.
        let isChosen: Bool
    }

    /// The question above them, which names the day and its date.
    let question: String
    /// Least first.
    let buttons: [Button]
}

extension LevelForm {
    /// Steady is one button where the profile makes no difference between no drink and one.
    init(_ sheet: LogSheet, in report: Report) {
        let phrases = report.phrases
        question = phrases.howWas(sheet.day(of: .level), today: report.today)
        let values: [LogLevel] = report.profile.soberUpTo == 0 ? [.none, .one, .easy, .wild] : [.steady, .easy, .wild]
        let record = report.analysis.days[sheet.day(of: .level)]
        let written = record.flatMap { $0.isAssumed ? nil : $0.level }
        buttons = values.compactMap { value in
            value.level.map { level in
                let range =
                    switch value {
                    case .none: phrases.exactly(0)
                    case .one: phrases.exactly(1)
                    default: phrases.range(of: level)
                    }
                let isOne = (record?.drinks ?? .zero) > .zero
                let isWritten = written == level && (value == .none ? !isOne : value == .one ? isOne : true)
                let caption =
                    switch value {
                    case .none: phrases.captionOfSteady(drinks: 0)
                    case .one: phrases.captionOfSteady(drinks: 1)
                    default: phrases.caption(of: level)
                    }
                return Button(
                    value: value, core: RingCell.Core(level), emoji: level.emoji, name: phrases.level(level),
                    range: range, caption: caption, isWritten: isWritten,
                    isChosen: sheet.part == .level(level) && value != .one)
            }
        }
    }
}
