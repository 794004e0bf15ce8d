import Counting
import Diary
package import Model
import Wording

extension SettingsChange {
    /// Adds a tracker, and its reminder if it has one.
    package static func add(_ draft: TrackerDraft) -> SettingsChange {
        SettingsChange(action: "tracker add \(draft.title)") { folder throws(CommandError) in
            if folder.history.trackers.contains(where: { $0.id == draft.id }) {
                throw CommandError(.usage, .trackerExists(draft.id), .otherID)
            }
            var trackers = try text("trackers.json", in: folder)
            let written = draft.written(beside: folder.history.trackers, since: folder.today)
            guard trackers.append(written.json, to: trackers.document), let change = trackers.change else {
                throw CommandError(.badData, "trackers.json is not a list of trackers")
            }
            guard let second = draft.reminder else { return [[change]] }
            var profile = try text("profile.json", in: folder)
            let reminder = Reminder(activity: .tracker(draft.id), second: second)
            _ = profile.append(reminder.json, to: Setting.reminders)
            return [[change, profile.change].compactMap(\.self)]
        }
    }

    /// Changes the mode of a tracker: for a saboteur from a day on, otherwise from the beginning.
    package static func mode(_ name: TrackerReference, _ mode: Tracker.Mode, since day: DayText?) -> SettingsChange {
        let action = "tracker mode \(name) \(mode.rawValue)" + (day.map { " --since \($0.text)" } ?? "")
        var change = editing(action, name) { tracker, folder, text, _ throws(CommandError) in
            guard mode.kind == tracker.kind else {
                let modes = Tracker.Mode.allCases.filter { $0.kind == tracker.kind }.map(\.rawValue)
                throw CommandError(.usage, .modeDoesNotFit(tracker.id, mode), .expected(modes))
            }
            try text.setMode(mode, of: tracker, since: day?.day(today: folder.today) ?? folder.today, in: folder)
        }
        change.changesMode = true
        return change
    }

    /// Makes a tracker inactive or active.
    package static func rest(_ name: TrackerReference, _ rests: Bool) -> SettingsChange {
        let action = "tracker rest \(name)" + (rests ? "" : " off")
        return writing(.isActive, of: name, unlessMissing: !rests, action: action) { tracker, _ in
            tracker.isActive = !rests
        }
    }

    /// Shows a tracker's name and streak in public, with `days` also the days on which it was done; or hides it.
    package static func share(_ name: TrackerReference, _ isPublic: Bool, days: Bool = false) -> SettingsChange {
        let action = "tracker public \(name)" + (isPublic ? days ? " days" : "" : " off")
        return writing(.isPublic, of: name, unlessMissing: !isPublic, action: action) {
            written, tracker throws(CommandError) in
            if isPublic, tracker.visibility == .hidden {
                throw CommandError(.usage, .isPrivate(tracker.id))
            }
            (written.isPublic, written.sharesDays) = (isPublic, days)
        }
    }

    static func writing(
        _ field: TrackerField, of name: TrackerReference, unlessMissing isDefault: Bool = false, action: String,
        _ fill: @escaping @Sendable (inout TrackerObject, Tracker) throws(CommandError) -> Void
    ) -> SettingsChange {
        editing(action, name) { tracker, _, text, node throws(CommandError) in
            var written = TrackerObject()
            try fill(&written, tracker)
            guard !isDefault || node.member(field.key) != nil else { return }
            _ = text.write([field], of: written, intoTracker: tracker.id)
        }
    }

    /// Changes the file of the trackers; `edit` is given the tracker and its object.
    static func editing(
        _ action: String, _ name: TrackerReference,
        _ edit: @escaping @Sendable (Tracker, RecordedFolder, inout SettingsText, JSONNode) throws(CommandError) -> Void
    ) -> SettingsChange {
        SettingsChange(
            action: action,
            ways: { folder throws(CommandError) in
                let tracker = try folder.tracker(name)
                var text = try text("trackers.json", in: folder)
                guard let node = text.tracker(tracker.id) else { throw notFound(tracker) }
                try edit(tracker, folder, &text, node)
                return [[text.change].compactMap(\.self)]
            }, result: { TrackerList.line(name, $0, in: $1) })
    }

    static func notFound(_ tracker: Tracker) -> CommandError {
        CommandError(.badData, "trackers.json does not say where \(tracker.id) is")
    }
}

extension RecordedFolder {
    func tracker(_ reference: TrackerReference) throws(CommandError) -> Tracker {
        history.trackers[try reference.index(history.trackers)]
    }

    fileprivate func firstLog(of tracker: Tracker) -> Day? {
        guard let index = history.trackers.firstIndex(where: { $0.id == tracker.id }) else { return nil }
        return zip(history.logs.days, history.logs.rows).lazy.filter { $0.1.tracker == index }.map(\.0).min()
    }
}

extension SettingsText {
    fileprivate mutating func setMode(
        _ mode: Tracker.Mode, of tracker: Tracker, since day: Day, in folder: RecordedFolder
    ) throws(CommandError) {
        var written = TrackerObject()
        guard tracker.kind == .saboteur else {
            written.mode = mode
            // Keys for amounts would cause a warning from now on.
            let amounts: [TrackerField] = [.dailyGoal, .dailyLimit, .unit, .summary, .streakOn]
            let others = mode == .counter || mode == .number ? [] : amounts
            _ = write([.mode] + others, of: written, intoTracker: tracker.id)
            return
        }
        let changes = tracker.modeChanges
        let current = changes.last { $0.since <= day }?.mode ?? changes.first?.mode ?? tracker.mode
        guard current != mode else { throw CommandError(.usage, .hasMode(tracker.id, mode)) }
        if let later = changes.first(where: { $0.since > day }) {
            throw CommandError(.usage, .changesModeLater(tracker.id, later.since))
        }
        let first = tracker.createdAt ?? folder.firstLog(of: tracker)
        var modes = changes.filter { $0.since < day }
        // Logs before the first mode belong to it, so it begins with the tracker.
        if changes.isEmpty, let first, first < day { modes = [Tracker.ModeChange(mode: tracker.mode, since: first)] }
        modes.append(Tracker.ModeChange(mode: mode, since: day))
        written.modeChanges = modes
        _ = write([.modeChanges, .mode], of: written, intoTracker: tracker.id)
    }
}
