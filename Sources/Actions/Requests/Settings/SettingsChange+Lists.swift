import Diary
package import Model
import Wording

/// Adds or removes a reminder, a pause or the "why", and keeps all others.
extension SettingsChange {
    /// Adds a reminder at a time, in seconds after midnight.
    package static func remind(of activity: Reminder.Activity, at second: Int) -> SettingsChange {
        let reminder = Reminder(activity: activity, second: second)
        return SettingsChange(action: "set reminders + \(reminder.words)") { folder throws(CommandError) in
            guard !folder.profile.reminders.contains(reminder) else { return [[]] }
            var text = try text("profile.json", in: folder)
            _ = text.append(reminder.json, to: Setting.reminders)
            return [[text.change].compactMap(\.self)]
        }
    }

    /// Removes a reminder; throws if there isn't one like it.
    package static func forget(_ reminder: Reminder) -> SettingsChange {
        taking(reminder, outOf: .reminders, action: "set reminders - \(reminder.words)", \.reminders)
    }

    /// Removes a pause; throws if there isn't one like it.
    package static func remove(_ pause: Pause) -> SettingsChange {
        let reason = pause.reason.map { " \($0)" } ?? ""
        return taking(pause, outOf: .pauses, action: "pause\(reason) --from \(pause.span.first) --remove", \.pauses)
    }

    /// Ends a pause without an end today.
    package static func end(_ pause: Pause) -> SettingsChange {
        let reason = pause.reason.map { " \($0)" } ?? ""
        return SettingsChange(action: "pause\(reason) --to today") { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            guard let index = folder.profile.pauses.lastIndex(of: pause), pause.span.last == nil,
                case .array(let nodes)? = text.document.member(Setting.pauses.key)?.value.value,
                // With an unreadable item the indices would differ.
                nodes.count == folder.profile.pauses.count,
                text.set(Setting.Span.last.rawValue, to: .text("\(folder.today)"), in: nodes[index])
            else { throw CommandError(.badData, .changedSince) }
            return [[text.change].compactMap(\.self)]
        }
    }

    /// Removes the last pause with a reason, or the last one; throws if there isn't one.
    package static func removePause(_ reason: String?) -> SettingsChange {
        SettingsChange(action: "pause\(reason.map { " \($0)" } ?? "") --remove") { folder throws(CommandError) in
            let pause = folder.profile.pauses.last { reason == nil || $0.reason?.lowercased() == reason?.lowercased() }
            guard let pause else { throw CommandError(.usage, .noPause(reason)) }
            return try remove(pause).ways(folder)
        }
    }

    private static func taking<Value: Equatable & Sendable>(
        _ value: Value, outOf key: Setting, action: String, _ values: @escaping @Sendable (Profile) -> [Value]
    ) -> SettingsChange {
        SettingsChange(action: action) { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            let known = values(folder.profile)
            // With an unreadable item the indices would differ.
            guard let index = known.lastIndex(of: value), let list = text.document.member(key.key)?.value,
                case .array(let nodes) = list.value, nodes.count == known.count, text.remove(at: index, from: list)
            else { throw CommandError(.badData, .changedSince) }
            return [[text.change].compactMap(\.self)]
        }
    }

    /// Writes the personal "why" as Markdown; an empty text removes it.
    package static func why(_ text: String) -> SettingsChange {
        let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        let first = singleLine(lines.first.map(String.init) ?? "")
        return SettingsChange(action: isEmpty ? "set why --remove" : "set why \(shortened(first))") { folder in
            let file = folder.files.first { $0.path == "why.md" }
            let lineEnd = file?.bytes.contains(UInt8(ascii: "\r")) == true ? "\r\n" : "\n"
            let written = isEmpty ? "" : lines.joined(separator: lineEnd) + lineEnd
            guard let file else { return [written.isEmpty ? [] : [FileChange(new: "why.md", written)]] }
            let current = withoutSpacesAround(folder.history.why ?? "")
            guard current != withoutSpacesAround(written) else { return [[]] }
            return [FileChange(of: file, becoming: Array(written.utf8))].compactMap { $0.map { [$0] } }
        }
    }
}

extension Reminder {
    /// The form for `set reminders`: `noalc 21:00`.
    package var words: String { "\(activity.word) \(clockText(second))" }
}

/// Adds or removes plans of saboteurs, and keeps all others as written.
extension SettingsChange {
    /// Adds a plan as a person writes it; an empty time or trigger means any.
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

    /// Removes a plan by its number, from 1; throws if there isn't one, or it has another `action`.
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
