import ProgressModel
import ProgressRecording
import ReportWords

extension RecordedFolder {
    /// After the last drink was said: the command that takes the days since for steady; nil where they have entries or are taken so.
    func offerOfSteadyDays(_ phrases: Phrases) -> String? {
        guard let drink = profile.lastDrink else { return nil }
        let first = drink.day.advanced(by: 1)
        guard first < today, !profile.assumeSteady.contains(where: { $0.contains(first) }),
            !history.entries.contains(where: { $0.day == first })
        else { return nil }
        let spans = profile.assumeSteady + [DaySpan(first: first, last: nil)]
        return phrases.assumeDaysSince(
            "reportgen set assumeSteady \(quotedShellWord(JSONText.list(spans.map(\.json)).text))")
    }
}
