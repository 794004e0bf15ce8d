import Actions
import Counting
import Model
package import Pages
import Wording

/// What is added to the trackers.
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
