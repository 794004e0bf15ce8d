import Actions
import Counting
import Model
import Pages
import Publishing
import Wording

/// Makes what a person hands over, as `reportgen report`, `export` and `share` do; writes nothing.
extension SettingsSheets {
    private typealias FieldName = HandOverSettings.FieldName

    /// The page, which shows the share card of a name.
    func handOver(card: String?, _ sheet: SettingsSheet, _ shown: SiteInMemory) -> ServedFile {
        let analysis = shown.analysis
        let days = (try? HandoutFile.days(from: nil, to: nil, in: analysis)) ?? analysis.today...analysis.today
        return shown.settings { SettingsPage(HandOverSettings(days, card: card, in: $0), sheet, in: $0) }
    }

    /// The page for a doctor, to look at or to save.
    func doctor(_ fields: [LogSheet.Field]) -> Answer {
        reading { shown in
            let analysis = shown.analysis
            func day(_ name: String) -> Day? {
                fields.value(name).flatMap { DayText($0)?.day(today: analysis.today) }
            }
            func returned(_ problem: String) -> Answer {
                self.returned(.handingOver, nil, fields, ["": FormProblem(text: problem)], shown)
            }
            guard let first = day(FieldName.first), let last = day(FieldName.last), first <= last,
                last <= analysis.today
            else { return returned(phrases.daysInThePast) }
            let chosen = Set(fields.filter { $0.name == FieldName.tracker }.map(\.value))
            let choice = HandoutChoice(
                trackers: chosen.intersection(analysis.trackers.map(\.id)),
                activities: Set(Activity.allCases.filter { chosen.contains($0.rawValue) }),
                notes: fields.value(FieldName.notes) == FormWriter.yes)
            guard let file = try? HandoutFile(for: .doctor, analysis, of: first...last, choice, in: site.language)
            else { return returned(phrases.nothingForDoctor) }
            let name = Tracker.id(of: phrases.handoutTitle(.doctor, hasDrinks: true)) ?? ""
            return .file(
                file.bytes, name: "\(name)-\(first)-\(last).html",
                isShown: fields.value(FieldName.action) != "save")
        }
    }

    /// Everything that was recorded, as a zip archive.
    func export(_ fields: [LogSheet.Field]) -> Answer {
        writing(.handingOver) { shown throws(CommandError) in
            let export = try FolderExport(of: site.recorder)
            guard export.folder.errors.isEmpty else { throw CommandError(.badData, .changedSince) }
            let bytes = try export.zip(fields.value(FieldName.format) ?? "")
            return .file(bytes, name: "reportgen-\(shown.analysis.today).zip", isShown: false)
        }
    }
}
