import Diagnostics
import ProgressAnalysis
import ProgressLoading
package import ProgressModel
import ProgressRecording
import ReportWords

extension SettingsChange {
    /// Adds a tracker, and its reminder where it has one.
    package static func add(_ draft: TrackerDraft) -> SettingsChange {
        SettingsChange(action: "tracker add \(draft.title)") { folder throws(SiteError) in
            if folder.history.trackers.contains(where: { $0.id == draft.id }) {
                throw SiteError(.usage, .trackerExists(draft.id), hint: "choose another with --id")
            }
            var trackers = try text("trackers.json", in: folder)
            guard trackers.append(draft.json, to: trackers.document), let change = trackers.change else {
                throw SiteError(.badData, "trackers.json is not a list of trackers")
            }
            guard let reminder = draft.reminder else { return [[change]] }
            var profile = try text("profile.json", in: folder)
            let members = [
                JSONText.Member("activity", .text(draft.id)), JSONText.Member("time", .text(clockText(reminder))),
            ]
            _ = profile.append(.object(members), to: "reminders")
            return [[change, profile.change].compactMap(\.self)]
        }
    }

    /// Gives a tracker another mode: a saboteur from a day on, with its earlier mode kept; any other from the beginning.
    package static func mode(_ name: String, _ mode: Tracker.Mode, since day: DayText?) -> SettingsChange {
        let action = "tracker mode \(name) \(mode.rawValue)" + (day.map { " --since \($0.text)" } ?? "")
        return SettingsChange(
            action: action,
            ways: { folder throws(SiteError) in
                let tracker = try folder.tracker(name)
                guard mode.kind == tracker.kind else {
                    let modes = Tracker.Mode.allCases.filter { $0.kind == tracker.kind }.map(\.rawValue)
                    throw SiteError(
                        .usage, .modeDoesNotFit(tracker.id, mode), hint: "expected \(alternatives(modes))")
                }
                var text = try text("trackers.json", in: folder)
                try text.setMode(mode, of: tracker, since: day?.day(today: folder.today) ?? folder.today, in: folder)
                return [[text.change].compactMap(\.self)]
            }, result: { TrackerList.line(name, $0, in: $1) }, changesMode: true)
    }

    /// Lets a tracker rest, or go on.
    package static func rest(_ name: String, _ rests: Bool) -> SettingsChange {
        flag(name, "isActive", !rests, action: "tracker rest \(name)" + (rests ? "" : " off"), default: true)
    }

    /// Shows a tracker's name and streak in the public edition, or not.
    package static func share(_ name: String, _ isPublic: Bool) -> SettingsChange {
        flag(name, "public", isPublic, action: "tracker public \(name)" + (isPublic ? "" : " off"), default: false)
    }

    private static func flag(
        _ name: String, _ key: String, _ value: Bool, action: String, default standard: Bool
    ) -> SettingsChange {
        var change = SettingsChange(action: action) { folder throws(SiteError) in
            let tracker = try folder.tracker(name)
            if key == "public", value, tracker.visibility == .hidden {
                throw SiteError(.usage, .isPrivate(tracker.id))
            }
            var text = try text("trackers.json", in: folder)
            guard let node = text.tracker(tracker.id) else { throw notFound(tracker) }
            if value != standard || node.member(key) != nil { text.set(key, to: .flag(value), in: node) }
            return [[text.change].compactMap(\.self)]
        }
        change.result = { TrackerList.line(name, $0, in: $1) }
        return change
    }

    fileprivate static func notFound(_ tracker: Tracker) -> SiteError {
        SiteError(.badData, "trackers.json does not say where \(tracker.id) is")
    }
}

extension RecordedFolder {
    /// The tracker with an id or name, or one that begins so.
    func tracker(_ name: String) throws(SiteError) -> Tracker {
        history.trackers[try LogNames(history.trackers).tracker(name)]
    }

    /// The first day on which a tracker was logged; nil where it never was.
    fileprivate func firstLog(of tracker: Tracker) -> Day? {
        guard let index = history.trackers.firstIndex(where: { $0.id == tracker.id }) else { return nil }
        return zip(history.logs.days, history.logs.rows).lazy.filter { $0.1.tracker == index }.map(\.0).min()
    }
}

extension SettingsText {
    fileprivate mutating func setMode(
        _ mode: Tracker.Mode, of tracker: Tracker, since day: Day, in folder: RecordedFolder
    ) throws(SiteError) {
        guard let node = self.tracker(tracker.id) else { throw SettingsChange.notFound(tracker) }
        guard tracker.kind == .saboteur else {
            set("trackingMode", to: .text(mode.rawValue), in: node)
            guard mode != .counter, mode != .number else { return }
            // What only amounts have would be warned of from now on.
            for key in ["dailyGoal", "dailyLimit", "unit", "summary", "streakOn"] {
                if let node = self.tracker(tracker.id) { remove(key, from: node) }
            }
            return
        }
        let changes = tracker.modeChanges
        let current = changes.last { $0.since <= day }?.mode ?? changes.first?.mode ?? tracker.mode
        guard current != mode else { throw SiteError(.usage, .hasMode(tracker.id, mode)) }
        if let later = changes.first(where: { $0.since > day }) {
            throw SiteError(.usage, .changesModeLater(tracker.id, later.since))
        }
        let first = tracker.createdAt ?? folder.firstLog(of: tracker)
        var modes = changes.filter { $0.since < day }
        // What was logged before the first mode belongs to it, so it begins with the tracker.
        if changes.isEmpty, let first, first < day { modes = [Tracker.ModeChange(mode: tracker.mode, since: first)] }
        modes.append(Tracker.ModeChange(mode: mode, since: day))
        set("modes", to: .list(modes.map(\.json)), in: node)
        if let node = self.tracker(tracker.id) { remove("trackingMode", from: node) }
    }
}

extension Tracker.ModeChange {
    fileprivate var json: JSONText {
        .object([JSONText.Member("mode", .text(mode.rawValue)), JSONText.Member("since", .text("\(since)"))])
    }
}
