import Actions
import Counting
import Model
import Pages
import Publishing
import Wording

/// Makes what a person hands over, as `reportgen report`, `export` and `share` do; writes nothing.
struct HandOverSheets: Sendable {
    private typealias FieldName = HandOverSettings.FieldName

    /// A file for the person alone, or the page with what is wrong.
    enum Answer: Sendable {
        case file([UInt8], name: String, isShown: Bool)
        case page(SheetAnswer)
    }

    let settings: SettingsSheets

    /// The page, with the card that the address names.
    func show(_ query: [LogSheet.Field]) -> SheetAnswer {
        settings.reading { .page(page(query.value(FieldName.card), SettingsSheet(token: settings.token), $0)) }
    }

    /// The page for a doctor, to look at or to save.
    func doctor(_ fields: [LogSheet.Field]) -> Answer {
        answer { shown throws(CommandError) in
            let analysis = shown.analysis
            func day(_ name: String) -> Day? {
                fields.value(name).flatMap { DayText($0)?.day(today: analysis.today) }
            }
            guard let first = day(FieldName.first), let last = day(FieldName.last), first <= last,
                last <= analysis.today
            else { return returned(fields, settings.phrases.daysInThePast, shown) }
            let chosen = Set(fields.filter { $0.name == FieldName.tracker }.map(\.value))
            let choice = HandoutChoice(
                trackers: chosen.intersection(analysis.trackers.map(\.id)),
                activities: Set(Activity.allCases.filter { chosen.contains($0.rawValue) }),
                notes: fields.value(FieldName.notes) == FormWriter.yes)
            guard
                let file = try? HandoutFile(
                    for: .doctor, analysis, of: first...last, choice, in: settings.site.language)
            else { return returned(fields, settings.phrases.nothingForDoctor, shown) }
            return .file(
                file.bytes,
                name:
                    "\(Tracker.id(of: settings.phrases.handoutTitle(.doctor, hasDrinks: true)) ?? "")-\(first)-\(last).html",
                isShown: fields.value(FieldName.action) != "save")
        }
    }

    /// Everything that was recorded, as a zip archive.
    func export(_ fields: [LogSheet.Field]) -> Answer {
        answer { shown throws(CommandError) in
            let export = try FolderExport(of: settings.site.recorder)
            guard export.folder.errors.isEmpty else {
                return returned([], settings.phrases.problem(SheetProblem.changedSince), shown)
            }
            let bytes = try export.zip(fields.value(FieldName.format) ?? "")
            return .file(bytes, name: "reportgen-\(shown.analysis.today).zip", isShown: false)
        }
    }

    private func answer(_ body: (SiteInMemory) throws(CommandError) -> Answer) -> Answer {
        guard settings.site.isPrivate, let shown = settings.site.site else {
            return .page(settings.site.isPrivate ? settings.site.answerBeforeSite ?? .nothing : .nothing)
        }
        do throws(CommandError) { return try body(shown) } catch {
            return returned([], error.problem(in: settings.phrases).text, shown)
        }
    }

    private func returned(_ fields: [LogSheet.Field], _ problem: String, _ shown: SiteInMemory) -> Answer {
        var sheet = SettingsSheet(token: settings.token)
        (sheet.entered, sheet.problems) = (fields, ["": FormProblem(text: problem)])
        return .page(.returned(page(nil, sheet, shown)))
    }

    private func page(_ card: String?, _ sheet: SettingsSheet, _ shown: SiteInMemory) -> ServedFile {
        let analysis = shown.analysis
        let days = (try? HandoutFile.days(from: nil, to: nil, in: analysis)) ?? analysis.today...analysis.today
        return shown.settings { SettingsPage(HandOverSettings(days, card: card, in: $0), sheet, in: $0) }
    }
}
