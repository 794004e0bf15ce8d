import Diagnostics
import ProgressAnalysis
import ProgressFolder
import ProgressModel
import ProgressRequests
package import ReportPages
package import ReportSite
import ReportWords

/// Shows the settings of a site, and writes them as `reportgen set` and `reportgen tracker` do.
package struct SettingsSheets: Sendable {
    package typealias Answer = SheetAnswer

    let site: LiveSite
    let token: String
    /// By which address the server is reached from elsewhere; nil where it is not.
    let outside: OutsideAddress?
    private let messages = SheetMessages()

    /// Makes the settings of a site; every form of them holds `token`.
    package init(_ site: LiveSite, token: String, outside: OutsideAddress? = nil) {
        (self.site, self.token, self.outside) = (site, token, outside)
    }

    /// The number of what a page has to say, in its address.
    private static let done = "done"

    /// The page of settings at the end of the address; writes nothing.
    package func show(_ part: SettingsPart, _ query: [LogSheet.Field]) -> Answer {
        reading { shown in
            var sheet = SettingsSheet(token: token)
            sheet.message = value(SettingsSheets.done, query).flatMap { Int($0) }.flatMap { messages[$0] }
            switch part {
            case .savings:
                // What was tried is entered already.
                sheet.entered = query.filter { [SavingsField.price, .drinks].map(\.rawValue).contains($0.name) }
                    .map { LogSheet.Field(name: $0.name, value: phrases.numbers.entered($0.value)) }
            case .whatIf: return trial(query, sheet, shown)
            case .general, .trackers, .tracker, .devices: break
            }
            return page(part, value(SettingList.FieldName.tracker, query), sheet, shown).map { .page($0) } ?? .nothing
        }
    }

    /// A page of settings; nil for a tracker that there is not.
    func page(
        _ part: SettingsPart, _ tracker: String?, _ sheet: SettingsSheet, _ shown: SiteInMemory
    ) -> ServedFile? {
        switch part {
        case .general, .tracker: return list(part, tracker, shown).map { shown.page($0, sheet) }
        case .savings: return shown.page(savings: sheet)
        case .whatIf: return shown.page(SavingsTrial(), sheet)
        case .trackers: return shown.page(trackers: sheet)
        case .devices: return devices(sheet, shown)
        }
    }

    /// The settings that a page lists; nil for a page of something else, and for a tracker that there is not.
    func list(_ part: SettingsPart, _ tracker: String?, _ shown: SiteInMemory) -> SettingList? {
        let analysis = shown.analysis
        switch part {
        case .general: return ProfileSettings(analysis, site.language).list
        case .savings, .whatIf, .trackers, .devices: return nil
        case .tracker:
            let found = analysis.trackers.first { $0.tracker.id == tracker }
            return found.map { TrackerFieldSettings($0, analysis.history, site.language).list }
        }
    }

    /// Writes the form of savings.
    package func writeSavings(_ fields: [LogSheet.Field]) -> Answer {
        reading { shown in
            let form = SavingsForm(fields)
            var sheet = SettingsSheet(token: token)
            sheet.entered = fields
            do throws(CommandError) {
                // The site may be older than the file.
                let current = SavingsAnswers(try site.recorder.read().profile, phrases)
                let problems = form.problems(current, phrases)
                guard problems.isEmpty else {
                    sheet.problems = problems.mapValues { FormProblem(text: phrases.problem($0)) }
                    return .returned(shown.page(savings: sheet))
                }
                return done(
                    .savings,
                    try site.recorder.make(.savings(from: SavingsValues(form.before), to: SavingsValues(form.after))))
            } catch {
                sheet.problems[""] = error.problem(in: phrases)
                return .returned(shown.page(savings: sheet))
            }
        }
    }

    /// Takes the change back that a form names, and no other one.
    package func undo(_ fields: [LogSheet.Field]) -> Answer {
        guard let part = value("part", fields).flatMap({ SettingsPart(rawValue: $0) }),
            let change = value("change", fields)
        else { return .malformed }
        let tracker = value(SettingList.FieldName.tracker, fields)
        return reading { shown in
            var sheet = SettingsSheet(token: token)
            do throws(CommandError) {
                guard try site.recorder.lastChange()?.id == change else {
                    sheet.problems[""] = FormProblem(text: phrases.problem(SheetProblem.changedSince))
                    return page(part, tracker, sheet, shown).map { .returned($0) } ?? .malformed
                }
                let undone = try site.recorder.undo(only: change)
                let said = [phrases.settingTakenBack, undone.streaks(in: site.language)].filter { !$0.isEmpty }
                return done(part, said.joined(separator: " "), change: nil, tracker)
            } catch {
                sheet.problems[""] = error.problem(in: phrases)
                return page(part, tracker, sheet, shown).map { .returned($0) } ?? .malformed
            }
        }
    }

    /// Leads back to the page, which says what was done, and whether it did anything.
    func done(_ part: SettingsPart, _ effect: SettingsEffect, _ text: String? = nil) -> Answer {
        let result = ([text] + effect.result(in: site.language)).compactMap(\.self).joined(separator: " ")
        let text = effect.changesNothing ? phrases.saidAlready : result.isEmpty ? phrases.settingsWritten : result
        return done(part, text, change: effect.done.id)
    }

    func done(_ part: SettingsPart, _ text: String, change: String?, _ tracker: String? = nil) -> Answer {
        let number = messages.add(LogSheet.Message(text: text, change: change))
        return .done(address: SettingsSheets.address(part, tracker) { "\($0)\(SettingsSheets.done)=\(number)" })
    }

    /// The address of a page, with what a page has to say behind it; an id of a tracker needs no escape.
    static func address(_ part: SettingsPart, _ tracker: String?, more: (String) -> String = { _ in "" }) -> String {
        let path = "/" + PageAddress.settings(part).path
        guard part == .tracker, let tracker else { return path + more("?") }
        return "\(path)?\(SettingList.FieldName.tracker)=\(tracker)" + more("&")
    }

    private func trial(_ query: [LogSheet.Field], _ sheet: SettingsSheet, _ shown: SiteInMemory) -> Answer {
        var (trial, sheet) = (SavingsTrial(), sheet)
        for (field, path) in [(SavingsField.price, \SavingsTrial.price), (.drinks, \.drinks)] {
            guard let text = value(field.rawValue, query), !text.isEmpty else { continue }
            trial[keyPath: path] = SavingsForm.amount(text)
            guard trial[keyPath: path] == nil else { continue }
            let problem = SettingsProblem.noAmount(upTo: phrases.numbers.text(SavingsForm.most))
            sheet.problems[field.rawValue] = FormProblem(text: phrases.problem(problem))
        }
        let page = shown.page(trial, sheet)
        return sheet.problems.isEmpty ? .page(page) : .returned(page)
    }

    var phrases: Phrases { site.language.phrases }

    /// Answers from the site as it is; for the public, who has no settings, and before there is a site, with that.
    func reading(_ answer: (SiteInMemory) -> Answer) -> Answer {
        guard site.isPrivate else { return .nothing }
        guard let shown = site.site else { return site.answerBeforeSite ?? .nothing }
        return answer(shown)
    }

    func value(_ name: String, _ fields: [LogSheet.Field]) -> String? { fields.first { $0.name == name }?.value }
}
