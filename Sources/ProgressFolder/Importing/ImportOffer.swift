import ProgressImport
import ProgressLoading
import ProgressModel
import ProgressRecording
import ReportWords

/// What a person may want after an import, with the command that does it.
enum ImportOffer {
    /// The app recorded days with drinks alone; so many of those between its first and its last.
    case assumeSteady([DaySpan], recorded: Int, of: Int)
    /// A new tracker that is most likely another with a new name.
    case rename(ImportSummary.SameHabit, from: String)
    /// A new folder has entries, and nobody said what they are for.
    case aim(lastDrink: Day)
    /// The first day after the last drink, before which the app has drinking days.
    case publicFrom(Day)

    /// The offers after an import, for the settings that a folder has with it.
    static func all(
        _ imported: ImportedRecords, _ summary: ImportSummary, _ profile: Profile, export: String, isNew: Bool
    ) -> [ImportOffer] {
        var offers: [ImportOffer] = []
        let entries = summary.records[.entries] == nil ? [] : imported.records.filter { $0.kind == .entries }
        let lastDrink = entries.lazy.filter { record in
            guard case .number(let drinks)? = record.values["drinks"] else { return false }
            return drinks > .zero
        }.map(\.day).max()
        if isNew, profile.aim == nil, profile.lastDrink == nil, let lastDrink {
            offers.append(.aim(lastDrink: lastDrink))
        }
        offers += summary.sameHabits.map { ImportOffer.rename($0, from: export) }
        if let days = imported.drinkingDaysAlone, let first = days.first, let last = days.last {
            let isAssumed = profile.assumeSteady.contains { $0.contains(first) && $0.contains(last) }
            if !isAssumed {
                let spans = profile.assumeSteady + [DaySpan(first: first, last: last)]
                offers.append(.assumeSteady(spans, recorded: days.count, of: first.distance(to: last) + 1))
            }
        }
        let firstEntry = entries.map(\.day).min()
        if profile.publicFrom == nil, let drink = profile.lastDrink?.day, let firstEntry, firstEntry < drink {
            offers.append(.publicFrom(drink.advanced(by: 1)))
        }
        return offers
    }

    /// What it is, and the command for a folder.
    func line(for folder: String, _ phrases: Phrases) -> String {
        let data = "--data \(shellWord(folder))"
        switch self {
        case .assumeSteady(let spans, let recorded, let all):
            let value = quotedShellWord(JSONText.list(spans.map(\.json)).text)
            return phrases.offerSteady(
                phrases.numbers.text(recorded), of: phrases.numbers.text(all),
                "reportgen set assumeSteady \(value) \(data)")
        case .rename(let habit, let export):
            let rename = shellWord("\(habit.tracker)=\(habit.name)")
            return phrases.offerRename(
                habit.name, habit.tracker, equal: phrases.numbers.text(habit.equal),
                of: phrases.numbers.text(habit.days),
                "reportgen undo \(data) && reportgen import \(shellWord(export)) --into \(shellWord(folder)) --rename \(rename)"
            )
        case .aim(let day):
            return phrases.offerAim("reportgen set lastDrink \(day) \(data)", "reportgen set aim less \(data)")
        case .publicFrom(let day): return phrases.offerPublicFrom("reportgen set publicFrom \(day) \(data)")
        }
    }
}
