import Actions
import Counting
import Model
import Pages
import Wording

/// A change of one setting, from a form or an address.
struct SettingChangeForm {
    /// A change of something else than a single key.
    enum Kind: String {
        case remind, forget, pause, plan
        case endPause = "pause-end"
        case removePause = "pause-remove"
        case removePlan = "plan-remove"
        case removeTracker = "remove"

        static let ofTrackers = [Kind.remind, .forget, .plan, .removePlan, .removeTracker]
    }

    /// The names of further fields.
    static let (activity, first, last, streak) = ("activity", "first", "last", "streak")
    static let (moment, trigger) = ("when", "trigger")

    /// Nil for a setting of the profile.
    let tracker: Tracker?
    /// The change on the page of all trackers; nil for any other page.
    let trackerChange: TrackerSettingsChange?
    let key: String
    /// The entered value, without the spaces around it.
    let value: String
    /// The fields that describe the change again.
    let fields: [LogSheet.Field]
    private let history: History
    private let today: Day

    /// Reads a form: a `key` and a `value`, or a `change` of a tracker with its `mode` and `since`; nil if it isn't a
    /// form of a settings page.
    init?(_ fields: [LogSheet.Field], _ analysis: Analysis) {
        let value = { (name: String) in
            // A setting with several values has a field for each.
            let all = fields.filter { $0.name == name }.map(\.value)
            return all.isEmpty ? nil : name == SettingList.FieldName.value ? all.joined(separator: ",") : all[0]
        }
        (history, today) = (analysis.history, analysis.today)
        trackerChange = value("change").flatMap { TrackerSettingsChange(rawValue: $0) }
        let mode = trackerChange == .mode ? value("mode") : ""
        guard let key = trackerChange?.rawValue ?? value(SettingList.FieldName.key),
            let entered = trackerChange == nil
                ? value(SettingList.FieldName.value) ?? (key == Setting.comparisons.key ? "" : nil) : mode,
            trackerChange != .mode || Tracker.Mode(rawValue: entered) != nil
        else { return nil }
        (self.key, self.value) = (key, withoutSpacesAround(entered))
        self.fields = fields.filter { !["token", "sure"].contains($0.name) }
        if let id = value(SettingList.FieldName.tracker) {
            guard let found = history.trackers.first(where: { $0.id == id }) else { return nil }
            tracker = found
            guard
                trackerChange != nil || TrackerField.inForm(key) != nil
                    || Kind.ofTrackers.contains(where: { $0.rawValue == key })
            else { return nil }
        } else {
            tracker = nil
            let kind = Kind(rawValue: key)
            guard trackerChange == nil, Setting.inForm(key) != nil || kind != nil && kind != .removeTracker else {
                return nil
            }
        }
    }

    /// The page with the form.
    var part: SettingsPart { trackerChange != nil ? .trackers : tracker == nil ? .general : .tracker }
    /// Whether a tracker is removed, so that its page no longer exists.
    var removesTracker: Bool { key == Kind.removeTracker.rawValue }

    /// The name of the setting; nil if it isn't a single one.
    func name(_ phrases: Phrases) -> String? {
        tracker == nil
            ? Setting.inForm(key).map(phrases.name(of:)) : TrackerField.inForm(key).map(phrases.name(of:))
    }

    /// The number of logs that are removed with a tracker; nil if there aren't any.
    var logs: Int? { removesTracker ? Int(value).flatMap { $0 > 0 ? $0 : nil } : nil }

    /// The question before the change is made.
    func question(_ language: Language) -> String {
        let phrases = language.phrases
        let name = tracker.map { $0.name.text(in: language).isolated }
        if let trackerChange {
            let mode = Tracker.Mode(rawValue: value).flatMap { phrases.words(for: $0).first }
            return phrases.consent(trackerChange, name ?? "", mode: mode ?? value)
        }
        if removesTracker { return "\(name ?? ""): \(phrases.takeOut)?" }
        if tracker == nil, key == Setting.levelPolicy.key {
            return phrases.changeQuestion(history.profile.levelStreakName(phrases))
        }
        if let setting = self.name(phrases) {
            return phrases.changeQuestion([name, setting].compactMap(\.self).joined(separator: ", "))
        }
        return phrases.changeQuestion(phrases.title(of: key.hasPrefix("pause") ? .pauses : .reminders))
    }

    /// The path that the form is sent to.
    var path: String { trackerChange == nil ? SettingList.address : "/settings/trackers/change" }

    /// The address of the page before the change.
    var address: String {
        path + "?" + fields.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
    }

    /// The change as made by the command line; throws if the entered value isn't valid.
    func change(in language: Language) throws(CommandError) -> SettingsChange {
        if let kind = Kind(rawValue: key) { return try change(kind) }
        if let tracker {
            let reference = TrackerReference.id(tracker.id)
            if let trackerChange { return try change(trackerChange, of: tracker) }
            guard !value.isEmpty else { return try .remove(key, of: reference, mayBeMissing: true) }
            return key == TrackerField.name.key
                ? .rename(reference, to: value, in: language)
                : try .set(key, of: reference, to: value, in: language)
        }
        return value.isEmpty ? try .remove(key, mayBeMissing: true) : try .set(key, to: value, isLatest: true)
    }

    private func change(
        _ change: TrackerSettingsChange, of tracker: Tracker
    ) throws(CommandError) -> SettingsChange {
        switch change {
        case .mode:
            let text = field("since")
            let day = DayText(text)
            guard text.isEmpty || day != nil else {
                throw CommandError(.usage, DayText.problem(with: text, today: today))
            }
            return .mode(.id(tracker.id), Tracker.Mode(rawValue: value) ?? tracker.mode, since: day)
        case .rest, .goOn: return .rest(.id(tracker.id), change == .rest)
        case .share, .unshare: return .share(.id(tracker.id), change == .share)
        }
    }

    private func change(_ kind: Kind) throws(CommandError) -> SettingsChange {
        switch kind {
        case .remind:
            let activity = tracker.map { Reminder.Activity.tracker($0.id) } ?? self.activity
            guard let activity, let second = AnswerText.time(value) else { throw misfit(value) }
            return .remind(of: activity, at: second)
        case .forget:
            guard let reminder = history.profile.reminders.first(where: { $0.words == value }) else { throw gone }
            return .forget(reminder)
        case .pause:
            guard let first = DayText(field(SettingChangeForm.first)) else {
                throw misfit(field(SettingChangeForm.first))
            }
            let last = field(SettingChangeForm.last)
            let end = last.isEmpty ? nil : DayText(last)
            guard last.isEmpty || end != nil else { throw misfit(last) }
            let streak = field(SettingChangeForm.streak)
            return .pause(value.isEmpty ? nil : value, from: first, to: end, streaks: streak.isEmpty ? [] : [streak])
        case .endPause: return .end(try pause())
        case .removePause: return .remove(try pause())
        case .plan:
            guard let tracker else { throw gone }
            let (time, trigger) = (field(SettingChangeForm.moment), field(SettingChangeForm.trigger))
            return .addPlan(when: time, trigger: trigger, then: value, to: .id(tracker.id))
        case .removePlan:
            // The index of the plan and its text, as shown on the page.
            let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
            guard let tracker, parts.count == 2, let number = Int(parts[0]) else { throw gone }
            return .removePlan(number, from: .id(tracker.id), saying: parts[1])
        case .removeTracker:
            guard let tracker, let logs = Int(value) else { throw gone }
            // The person has confirmed this number of logs; there may be more by now.
            return .removeTracker(.id(tracker.id), withLogs: logs > 0, count: logs)
        }
    }

    /// The field that a problem is shown at.
    var problemField: String {
        let time = field(SettingChangeForm.moment)
        let isTime = time.isEmpty || AnswerText.planMoment(time) != nil
        return key == Kind.plan.rawValue && !isTime ? SettingChangeForm.moment : SettingList.FieldName.value
    }

    private func field(_ name: String) -> String { withoutSpacesAround(fields.value(name) ?? "") }

    private var activity: Reminder.Activity? {
        let word = field(SettingChangeForm.activity)
        let all: [Reminder.Activity] = [.noalc, .meditation, .workout] + history.trackers.map { .tracker($0.id) }
        return all.first { $0.word == word }
    }

    /// The pause with an index and a first day, as shown on the page.
    private func pause() throws(CommandError) -> Pause {
        let parts = value.split(separator: " ")
        guard parts.count == 2, let index = Int(parts[0]), history.profile.pauses.indices.contains(index),
            "\(history.profile.pauses[index].span.first)" == parts[1]
        else { throw gone }
        return history.profile.pauses[index]
    }

    /// The error that the value isn't valid for this setting.
    private func misfit(_ text: String) -> CommandError { CommandError(.usage, .valueDoesNotFit(text)) }
    private var gone: CommandError { CommandError(.badData, .changedSince) }
}

/// A text in an address, in which every byte except for letters and digits is escaped.
private func escaped(_ text: String) -> String {
    text.utf8.map { byte in
        let character = Character(UnicodeScalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber)
            ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
}
