import ProgressLoading
package import ProgressModel
import ReportWords

/// What an export wrote.
package struct ExportAnswer: Sendable {
    enum Contents: Sendable {
        case records([(kind: RecordKind, count: Int)])
        case habits(Int, days: Int)
    }

    /// The paths of the files that were written.
    package let files: [String]
    let contents: Contents
    /// How often something is left out or changed.
    let losses: [ExportRemark: Int]

    /// How much was written, a line for each kind.
    package func lines(in language: Language) -> [String] {
        let phrases = language.phrases
        let counts =
            switch contents {
            case .records(let counts): counts.map { ($0.kind.name(phrases), $0.count) }
            case .habits(let habits, let days): [(phrases.exportedHabits, habits), (phrases.exportedDays, days)]
            }
        return counts.map { "\($0.0): \(phrases.numbers.text($0.1))" }
    }

    /// What is left out or changed, a line for each kind below a heading; empty where nothing is.
    package func lossLines(in language: Language) -> [String] {
        let phrases = language.phrases
        let lines = ExportRemark.allCases.compactMap { remark in
            losses[remark].map { "  \(phrases.name(of: remark)): \(phrases.numbers.text($0))" }
        }
        return lines.isEmpty ? [] : [phrases.notExported] + lines
    }
}
