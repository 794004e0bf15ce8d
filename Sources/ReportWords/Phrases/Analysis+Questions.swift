package import ProgressAnalysis
import ProgressModel

extension Analysis {
    /// What the person is asked because nothing was recorded for long, or because a pause has no end, a sentence each.
    package func questions(in phrases: any Phrases) -> [String] {
        let silent = silentDays.map { [phrases.stillSteady(after: $0)] } ?? []
        return silent
            + openPauses.map { pause, days in
                phrases.isPauseOver(pause.reason?.isolated, since: phrases.date(pause.span.first), days: days)
            }
    }
}
