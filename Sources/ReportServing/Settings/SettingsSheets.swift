import Diagnostics
import ProgressFolder
import ProgressModel
import ProgressRequests
package import ReportPages
import ReportWords

/// Shows the settings of a site, and writes them as `reportgen set` and `reportgen tracker` do.
package struct SettingsSheets: Sendable {
    package typealias Answer = SheetAnswer

    let site: LiveSite
    let token: String
    private let messages = SheetMessages()

    /// Makes the settings of a site; every form of them holds `token`.
    package init(_ site: LiveSite, token: String) {
        self.site = site
        self.token = token
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
                return .page(shown.page(savings: sheet))
            case .whatIf: return trial(query, sheet, shown)
            case .trackers: return .page(shown.page(trackers: sheet))
            }
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
        return reading { shown in
            var sheet = SettingsSheet(token: token)
            do throws(CommandError) {
                guard try site.recorder.lastChange()?.id == change else {
                    sheet.problems[""] = FormProblem(text: phrases.problem(SheetProblem.changedSince))
                    return .returned(shown.page(part, sheet))
                }
                let undone = try site.recorder.undo(only: change)
                return done(part, undone.text(in: site.language), change: nil)
            } catch {
                sheet.problems[""] = error.problem(in: phrases)
                return .returned(shown.page(part, sheet))
            }
        }
    }

    /// Leads back to the page, which says what was done, and whether it did anything.
    func done(_ part: SettingsPart, _ effect: SettingsEffect, _ text: String? = nil) -> Answer {
        let result = ([text] + effect.result(in: site.language)).compactMap(\.self).joined(separator: " ")
        let text = effect.changesNothing ? phrases.saidAlready : result.isEmpty ? phrases.settingsWritten : result
        return done(part, text, change: effect.done.id)
    }

    private func done(_ part: SettingsPart, _ text: String, change: String?) -> Answer {
        let number = messages.add(LogSheet.Message(text: text, change: change))
        return .done(address: "/\(PageAddress.settings(part).path)?\(SettingsSheets.done)=\(number)")
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

    var phrases: any Phrases { site.language.phrases }

    /// Answers from the site as it is; for the public, who has no settings, and before there is a site, with that.
    func reading(_ answer: (SiteInMemory) -> Answer) -> Answer {
        guard site.isPrivate else { return .nothing }
        guard let shown = site.site else { return site.answerBeforeSite ?? .nothing }
        return answer(shown)
    }

    func value(_ name: String, _ fields: [LogSheet.Field]) -> String? { fields.first { $0.name == name }?.value }
}
