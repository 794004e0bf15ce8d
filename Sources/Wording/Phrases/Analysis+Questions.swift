package import Counting
import Model

extension Analysis {
    /// Questions about long silence and pauses without an end, a sentence each; pauses after the third are only
    /// counted.
    package func questions(in phrases: Phrases) -> [String] {
        let silent = silentDays.map { [phrases.stillSteady(after: $0)] } ?? []
        let (open, most) = (openPauses, 3)
        return silent
            + open.prefix(most).map { pause, days in
                phrases.isPauseOver(pause.reason?.isolated, since: phrases.date(pause.span.first), days: days)
            }
            + (open.count > most ? [phrases.morePauses(open.count - most)] : [])
    }
}
