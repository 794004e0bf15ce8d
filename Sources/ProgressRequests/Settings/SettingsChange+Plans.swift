import ProgressLoading
import ProgressModel
import ProgressRecording
import ReportWords

/// Plans of saboteurs: one is added or taken out, and all others stay as they are written.
extension SettingsChange {
    /// Adds a plan as a person writes it; an empty time or trigger is any.
    package static func addPlan(
        when time: String, trigger: String, then action: String, to name: TrackerReference
    ) -> SettingsChange {
        let words = [("when", time), ("trigger", trigger), ("then", action)].filter { !$1.isEmpty }
        return editingPlans("tracker plan \(name)\(words.map { " --\($0) \($1)" }.joined())", name) {
            tracker, folder, text, node throws(CommandError) in
            let moment = AnswerText.planMoment(time)
            guard time.isEmpty || moment != nil else {
                throw CommandError(.usage, .noPlanTime(time), .spelling(time, among: Tracker.Plan.Moment.partNames))
            }
            let known = LogSuggestions(folder.history).triggers(of: tracker)
            let meant = KnownWord(trigger).map { folder.profile.language.phrases.name(of: $0) } ?? trigger
            guard trigger.isEmpty || known.contains(where: { $0.lowercased() == meant.lowercased() }) else {
                let hint = RequestHint.spelling(trigger, among: known) ?? .expected(known)
                throw CommandError(.usage, .noTrigger(trigger, tracker.id), hint)
            }
            let action = withoutSpacesAround(action)
            guard !action.isEmpty else {
                throw CommandError(.usage, .valueIsMissing, .example("tracker plan \(tracker.id) --then \"…\""))
            }
            let plan = Tracker.Plan(moment: moment, trigger: trigger.isEmpty ? nil : trigger, action: action)
            guard !tracker.plans.contains(plan) else { return true }
            guard let list = node.member(key)?.value, case .array = list.value else {
                return text.set(key, to: .list([plan.json]), in: node)
            }
            return text.append(plan.json, to: list)
        }
    }

    /// Takes a plan out by its number, from 1 on; throws if there is none, and if it does not say this `action`.
    package static func removePlan(
        _ number: Int, from name: TrackerReference, saying action: String? = nil
    ) -> SettingsChange {
        editingPlans("tracker plan \(name) --remove \(number)", name) {
            tracker, _, text, node throws(CommandError) in
            guard (1...).prefix(tracker.plans.count).contains(number) else {
                throw CommandError(.usage, .noPlan(number, tracker.id), .plansByCommand(tracker.id))
            }
            guard action == nil || tracker.plans[number - 1].action == action else { return false }
            guard tracker.plans.count > 1, let list = node.member(key)?.value else {
                return text.remove(key, from: node)
            }
            return text.remove(at: number - 1, from: list)
        }
    }

    private static let key = TrackerField.plans.key

    private static func editingPlans(
        _ action: String, _ name: TrackerReference,
        _ edit: @escaping @Sendable (Tracker, RecordedFolder, inout SettingsText, JSONNode) throws(CommandError) -> Bool
    ) -> SettingsChange {
        var change = editing(action, name) { tracker, folder, text, node throws(CommandError) in
            guard tracker.kind == .saboteur else { throw CommandError(.usage, .plansAreForSaboteurs(tracker.id)) }
            guard try edit(tracker, folder, &text, node) else { throw CommandError(.badData, .changedSince) }
        }
        change.result = { (try? TrackerList.plans(name, $0, in: $1)) ?? [] }
        return change
    }
}
