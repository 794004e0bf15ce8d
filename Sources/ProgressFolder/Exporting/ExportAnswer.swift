import ProgressLoading
package import ProgressModel
import ReportWords

/// What an export wrote.
package struct ExportAnswer: Sendable {
    /// The paths of the files that were written.
    package let files: [String]
    let counts: [(kind: RecordKind, count: Int)]

    /// How much was written, a line for each kind.
    package func lines(in language: Language) -> [String] {
        let phrases = language.phrases
        return counts.map { "\($0.kind.name(phrases)): \(phrases.numbers.text($0.count))" }
    }
}
