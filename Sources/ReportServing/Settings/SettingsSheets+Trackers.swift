import Diagnostics
import ProgressAnalysis
import ProgressFolder
import ProgressModel
import ProgressRequests
package import ReportPages
import ReportWords

/// What is changed of trackers.
extension SettingsSheets {
    /// Adds a tracker: one of the presets, or one with a name and a mode.
    package func addTracker(_ fields: [LogSheet.Field]) -> Answer {
        reading { shown in
            var draft: TrackerDraft
            if let preset = value("preset", fields).flatMap({ TrackerPreset(rawValue: $0) }) {
                draft = TrackerDraft(preset)
            } else {
                guard let own = ownDraft(fields) else { return returned("name", .noTrackerName, fields, shown) }
                draft = own
            }
            guard !shown.analysis.history.trackers.contains(where: { $0.id == draft.id }) else {
                return returned(draft.preset == nil ? "name" : "preset", .isThereAlready(draft.id), fields, shown)
            }
            if draft.purpose == .activity, let type = draft.suggestedHealthType {
                guard let answer = value("health", fields) else {
                    let question = FormProblem(text: "\(phrases.question(TrackerQuestion.health)) \(type)?")
                    return returned("health", question, fields, shown)
                }
                draft.healthType = answer == "yes" ? type : nil
            }
            do throws(CommandError) {
                let effect = try site.recorder.make(.add(draft))
                let name = draft.preset.map { phrases.name(of: $0) } ?? draft.title
                return done(.trackers, effect, phrases.wasAdded(name.isolated))
            } catch {
                return returned(draft.preset == nil ? "name" : "preset", error.problem(in: phrases), fields, shown)
            }
        }
    }

    private func ownDraft(_ fields: [LogSheet.Field]) -> TrackerDraft? {
        let name = withoutSpacesAround(value("name", fields) ?? "")
        guard let purpose = value("purpose", fields).flatMap({ TrackerPurpose(rawValue: $0) }),
            let mode = value(purpose.modeField, fields).flatMap({ Tracker.Mode(rawValue: $0) }),
            var draft = TrackerDraft(name: name)
        else { return nil }
        (draft.purpose, draft.mode, draft.kind) = (purpose, mode, mode.kind)
        let icon = withoutSpacesAround(value("icon", fields) ?? "")
        draft.icon = icon.isEmpty ? nil : icon
        return draft
    }

    /// The page before a change, which says what becomes of the streaks; writes nothing.
    package func showChange(_ query: [LogSheet.Field]) -> Answer {
        reading { shown in
            do throws(CommandError) {
                guard let form = try changeForm(query, shown) else { return .malformed }
                let effect = try site.recorder.preview(form.change)
                guard !effect.changesNothing else { return done(.trackers, effect) }
                return .page(consent(to: form, effect, shown))
            } catch {
                return returned("", error.problem(in: phrases), query, shown)
            }
        }
    }

    /// Makes a change; redirects to the confirmation page where a streak changes and it is not confirmed yet.
    package func changeTracker(_ fields: [LogSheet.Field]) -> Answer {
        reading { shown in
            do throws(CommandError) {
                guard let form = try changeForm(fields, shown) else { return .malformed }
                if value("sure", fields) != "yes", try site.recorder.preview(form.change).needsConsent {
                    return .done(address: form.address)
                }
                return done(.trackers, try site.recorder.make(form.change))
            } catch {
                return returned("", error.problem(in: phrases), fields, shown)
            }
        }
    }

    private func changeForm(
        _ fields: [LogSheet.Field], _ shown: SiteInMemory
    ) throws(CommandError) -> TrackerChangeForm? {
        try TrackerChangeForm(fields, shown.analysis.history.trackers, today: shown.analysis.today)
    }

    private func consent(
        to form: TrackerChangeForm, _ effect: SettingsEffect, _ shown: SiteInMemory
    ) -> ServedFile {
        let word = form.mode.map { phrases.words(for: $0).first ?? $0.rawValue } ?? ""
        let question = phrases.consent(form.kind, form.tracker.name.text(in: site.language).isolated, mode: word)
        let page = SettingConsent(
            question, effects: effect.lines(in: site.language), fields: form.fields, to: "/settings/trackers/change",
            back: SettingsSheets.address(.trackers, nil), in: site.language)
        return shown.settings { SettingsPage(page, .trackers, SettingsSheet(token: token), in: $0) }
    }

    private func returned(
        _ field: String, _ problem: SettingsProblem, _ fields: [LogSheet.Field], _ shown: SiteInMemory
    ) -> Answer {
        returned(field, FormProblem(text: phrases.problem(problem)), fields, shown)
    }

    private func returned(
        _ field: String, _ problem: FormProblem, _ fields: [LogSheet.Field], _ shown: SiteInMemory
    ) -> Answer {
        var sheet = SettingsSheet(token: token)
        sheet.entered = fields
        sheet.problems[field] = problem
        return .returned(shown.settings { SettingsPage(trackers: sheet, in: $0) })
    }
}
