import Actions
import Counting
import Model
import Pages
import Publishing
import Wording

/// Shows the settings of a site, and writes them like `reportgen set` and `reportgen tracker`.
struct SettingsSheets: Sendable {
    typealias Answer = SiteAnswer

    let site: LiveSite
    /// The token that every form contains.
    let token: String
    /// The address at which the server is reached from elsewhere; nil if there isn't one.
    let outside: OutsideAddress?
    private let messages = SheetMessages()

    /// The field of an address with the number of a message.
    private static let done = "done"

    /// The settings page at an address; writes nothing.
    func show(_ part: SettingsPart, _ query: [LogSheet.Field]) -> Answer {
        reading { shown in
            var sheet = SettingsSheet(token: token)
            sheet.message = message(query)
            let field = part == .handingOver ? HandOverSettings.FieldName.card : SettingList.FieldName.tracker
            return page(part, query.value(field), sheet, shown).map { .page($0) } ?? .nothing
        }
    }

    /// The message in an address; nil if there isn't one.
    func message(_ query: [LogSheet.Field]) -> LogSheet.Message? {
        query.value(SettingsSheets.done).flatMap { Int($0) }.flatMap { messages[$0] }
    }

    /// A settings page; `name` is that of a tracker or a share card; nil for an unknown tracker.
    func page(
        _ part: SettingsPart, _ name: String?, _ sheet: SettingsSheet, _ shown: SiteInMemory
    ) -> ServedFile? {
        switch part {
        case .general, .tracker:
            return list(part, name, shown).map { list in shown.settings { SettingsPage(list, sheet, in: $0) } }
        case .savings: return shown.settings { SettingsPage(SavingsSettings(in: $0), sheet, in: $0) }
        case .trackers: return shown.settings { SettingsPage(TrackerSettings(in: $0), sheet, in: $0) }
        case .devices: return devices(sheet, shown)
        case .handingOver: return handOver(card: name, sheet, shown)
        case .importing: return shown.settings { SettingsPage(ImportSettings(.choosing, phrases), sheet, in: $0) }
        }
    }

    /// The settings that a page lists; nil for a page without a list, and for an unknown tracker.
    func list(_ part: SettingsPart, _ tracker: String?, _ shown: SiteInMemory) -> SettingList? {
        let analysis = shown.analysis
        switch part {
        case .general: return ProfileSettings(analysis, site.language).list
        case .savings, .trackers, .devices, .importing, .handingOver: return nil
        case .tracker:
            let found = analysis.trackers.first { $0.tracker.id == tracker }
            return found.map { TrackerFieldSettings($0, analysis.history, site.language).list }
        }
    }

    /// Writes the form of savings.
    func writeSavings(_ fields: [LogSheet.Field]) -> Answer {
        writing(.savings, nil, fields) { shown throws(CommandError) in
            let form = SavingsForm(fields)
            // The site may be older than the file.
            let current = SavingsAnswers(try site.recorder.read().profile, phrases)
            let problems = form.problems(current, phrases)
            guard problems.isEmpty else {
                let problems = problems.mapValues { FormProblem(text: phrases.problem($0)) }
                return returned(.savings, nil, fields, problems, shown)
            }
            return done(.savings, try site.recorder.make(.savings(from: form.before, to: form.after)))
        }
    }

    /// A page again with the entered values, and with the problems by the names of the fields.
    func returned(
        _ part: SettingsPart, _ tracker: String?, _ fields: [LogSheet.Field], _ problems: [String: FormProblem],
        _ shown: SiteInMemory
    ) -> Answer {
        var sheet = SettingsSheet(token: token)
        (sheet.entered, sheet.problems) = (fields, problems)
        return page(part, tracker, sheet, shown).map { .returned($0) } ?? .malformed
    }

    /// Undoes the change in a form, and no other one.
    func undo(_ fields: [LogSheet.Field]) -> Answer {
        guard let part = fields.value("part").flatMap({ SettingsPart(rawValue: $0) }),
            let change = fields.value("change")
        else { return .malformed }
        let tracker = fields.value(SettingList.FieldName.tracker)
        return writing(part, tracker) { shown throws(CommandError) in
            guard try site.recorder.lastChange()?.id == change else {
                let problem = FormProblem(text: phrases.problem(SheetProblem.changedSince))
                return returned(part, tracker, [], ["": problem], shown)
            }
            let undone = try site.recorder.undo(only: change)
            site.forgetIfEmpty()
            guard !site.isUnstarted else { return .done(address: LiveSite.welcomeAddress) }
            let said = [phrases.settingTakenBack, undone.streaks(in: site.language)].filter { !$0.isEmpty }
            return done(part, said.joined(separator: " "), change: nil, tracker)
        }
    }

    /// Redirects to the page, with a message of what was done, or that nothing was changed.
    func done(_ part: SettingsPart, _ effect: SettingsEffect, _ text: String? = nil) -> Answer {
        let result = ([text] + effect.result(in: site.language)).compactMap(\.self).joined(separator: " ")
        let text = effect.changesNothing ? phrases.saidAlready : result.isEmpty ? phrases.settingsWritten : result
        return done(part, text, change: effect.done.id)
    }

    func done(_ part: SettingsPart, _ text: String, change: String?, _ tracker: String? = nil) -> Answer {
        let number = messages.add((text, change, askedDay: nil))
        return .done(address: SettingsSheets.address(part, tracker) { "\($0)\(SettingsSheets.done)=\(number)" })
    }

    /// The address of a page, with the result of `more` at the end; a tracker's id needs no escapes.
    static func address(_ part: SettingsPart, _ tracker: String?, more: (String) -> String = { _ in "" }) -> String {
        let path = "/" + PageAddress.settings(part).path
        guard part == .tracker, let tracker else { return path + more("?") }
        return "\(path)?\(SettingList.FieldName.tracker)=\(tracker)" + more("&")
    }

    var phrases: Phrases { site.language.phrases }

    /// Answers with the current site; answers itself for the public edition, which has no settings, and without a site.
    func reading(_ answer: (SiteInMemory) -> Answer) -> Answer {
        guard site.isPrivate else { return .nothing }
        guard let shown = site.site else { return site.answerBeforeSite ?? .nothing }
        return answer(shown)
    }

    /// Answers like `reading`, but shows the page with the error if `answer` throws.
    func writing(
        _ part: SettingsPart, _ tracker: String? = nil, _ fields: [LogSheet.Field] = [],
        _ answer: (SiteInMemory) throws(CommandError) -> Answer
    ) -> Answer {
        reading { shown in
            do throws(CommandError) { return try answer(shown) } catch {
                return returned(part, tracker, fields, ["": error.problem(in: phrases)], shown)
            }
        }
    }

    /// Adds a tracker: a preset, or one with a name and a mode.
    func addTracker(_ fields: [LogSheet.Field]) -> Answer {
        reading { shown in
            func returned(_ field: String, _ problem: SettingsProblem) -> Answer {
                self.returned(.trackers, nil, fields, [field: FormProblem(text: phrases.problem(problem))], shown)
            }
            var draft: TrackerDraft
            if let preset = fields.value("preset").flatMap({ TrackerPreset(rawValue: $0) }) {
                draft = TrackerDraft(preset)
            } else {
                guard let own = ownDraft(fields) else {
                    return returned("name", .noTrackerName)
                }
                draft = own
            }
            let place = draft.preset == nil ? "name" : "preset"
            guard !shown.analysis.history.trackers.contains(where: { $0.id == draft.id }) else {
                return returned(place, .isThereAlready(draft.id))
            }
            if draft.purpose == .activity, let type = draft.suggestedHealthType {
                guard let answer = fields.value("health") else {
                    let question = FormProblem(text: "\(phrases.question(TrackerQuestion.health)) \(type)?")
                    return self.returned(.trackers, nil, fields, ["health": question], shown)
                }
                draft.healthType = answer == "yes" ? type : nil
            }
            do throws(CommandError) {
                let effect = try site.recorder.make(.add(draft))
                let name = draft.preset.map { phrases.name(of: $0) } ?? draft.title
                return done(.trackers, effect, phrases.wasAdded(name.isolated))
            } catch {
                return self.returned(.trackers, nil, fields, [place: error.problem(in: phrases)], shown)
            }
        }
    }

    private func ownDraft(_ fields: [LogSheet.Field]) -> TrackerDraft? {
        let name = withoutSpacesAround(fields.value("name") ?? "")
        guard let purpose = fields.value("purpose").flatMap({ TrackerPurpose(rawValue: $0) }),
            let mode = fields.value(purpose.modeField).flatMap({ Tracker.Mode(rawValue: $0) }),
            var draft = TrackerDraft(name: name)
        else { return nil }
        (draft.purpose, draft.mode, draft.kind) = (purpose, mode, mode.kind)
        let icon = withoutSpacesAround(fields.value("icon") ?? "")
        draft.icon = icon.isEmpty ? nil : icon
        return draft
    }
}

/// Makes what a person gives to others, like `reportgen report`, `export` and `share`; writes nothing.
extension SettingsSheets {
    private typealias FieldName = HandOverSettings.FieldName

    /// The page with the share card of a name.
    func handOver(card: String?, _ sheet: SettingsSheet, _ shown: SiteInMemory) -> ServedFile {
        let analysis = shown.analysis
        let days = (try? HandoutFile.days(from: nil, to: nil, in: analysis)) ?? analysis.today...analysis.today
        return shown.settings { SettingsPage(HandOverSettings(days, card: card, in: $0), sheet, in: $0) }
    }

    /// The page for a doctor, shown or saved.
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

    /// An export of all records, as a zip archive.
    func export(_ fields: [LogSheet.Field]) -> Answer {
        writing(.handingOver) { shown throws(CommandError) in
            let export = try FolderExport(of: site.recorder)
            guard export.folder.errors.isEmpty else { throw CommandError(.badData, .changedSince) }
            let bytes = try export.zip(fields.value(FieldName.format) ?? "")
            return .file(bytes, name: "reportgen-\(shown.analysis.today).zip", isShown: false)
        }
    }
}
