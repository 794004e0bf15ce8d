package import Diagnostics
import ProgressLoading
package import ProgressModel
import ProgressRecording
import ReportWords

extension SettingsChange {
    /// The keys of a tracker that `tracker set` takes; its id stays, and its modes are changed by `tracker mode`.
    package static let trackerKeys = changeableKeys.map(\.rawValue)

    private static let changeableKeys = TrackerObject.Key.allCases.filter {
        ![.id, .preset, .modeChanges, .plans].contains($0)
    }

    /// What keys are called by people who do not know the file.
    private static let otherNames: [String: TrackerObject.Key] = [
        "mode": .mode, "kind": .kind, "goal": .dailyGoal, "limit": .dailyLimit, "focus": .isInCalendar,
        "ring": .isInCalendar,
        "colour": .colour, "active": .isActive, "health": .healthType,
    ]

    /// Gives a key of a tracker a value as a person writes it.
    ///
    /// Of a text in several languages only that of `language` is changed, where one is meant.
    package static func set(
        _ key: String, of name: TrackerReference, to value: String, in language: Language? = nil
    ) throws(CommandError) -> SettingsChange {
        let key = try trackerKey(key)
        if key == .schedule, AnswerText.schedule(value) == .everyDay {
            return try remove(key.rawValue, of: name, mayBeMissing: true)
        }
        if key == .mode {
            guard let mode = AnswerText.trackerMode(value) else {
                throw CommandError(.usage, .noMode(value), .expected(Tracker.Mode.allCases.map(\.rawValue)))
            }
            return self.mode(name, mode, since: nil)
        }
        var change = changing("tracker set \(name) \(key.rawValue) \(value)", name) { tracker, text, today in
            let texts = tracker.preset == nil ? tracker.text(of: key)?.json(key, changedTo: value, in: language) : nil
            return (texts.map { [$0] } ?? values(value, for: key, today: today)).compactMap { value in
                var text = text
                guard text.tracker(tracker.id).map({ text.set(key.rawValue, to: value, in: $0) }) == true else {
                    return nil
                }
                // A day has a goal or a limit.
                let other: TrackerObject.Key? = key == .dailyGoal ? .dailyLimit : key == .dailyLimit ? .dailyGoal : nil
                if let other, let node = text.tracker(tracker.id) { text.remove(other.rawValue, from: node) }
                return text.change
            }
        }
        change.misfit = .valueDoesNotFit(value)
        return change
    }

    /// Takes a key out of a tracker, so that its default holds; where there is none that is an error unless it may be.
    package static func remove(
        _ key: String, of name: TrackerReference, mayBeMissing: Bool = false
    ) throws(CommandError) -> SettingsChange {
        let key = try trackerKey(key)
        return changing("tracker set \(name) \(key.rawValue) --remove", name) { tracker, text, _ in
            var text = text
            guard let node = text.tracker(tracker.id) else { return [] }
            guard text.remove(key.rawValue, from: node) || mayBeMissing else { return [] }
            return [text.change].compactMap(\.self)
        }
    }

    /// Gives a tracker another name; its id stays, so that every log of it stays its own.
    ///
    /// Of a name in several languages only that of `language` is changed, where one is meant.
    package static func rename(
        _ name: TrackerReference, to newName: String, in language: Language? = nil
    ) -> SettingsChange {
        var change = writing(.name, of: name, action: "tracker rename \(name) \(newName)") { written, tracker in
            let own = tracker.preset == nil ? tracker.name.changed(to: newName, in: language) : nil
            written.name = own ?? LocalizedText(newName)
        }
        // Two trackers may have this name now.
        change.result = { folder, language in
            let isOne = folder.history.trackers.count { $0.name.text(in: language) == newName } == 1
            return isOne ? TrackerList.line(.name(newName), folder, in: language) : []
        }
        return change
    }

    /// Takes a tracker out of the lists of the profile as well, and with its logs if they are meant; throws where it has some that are not,
    /// and where it has another number of them than `count`.
    package static func removeTracker(
        _ name: TrackerReference, withLogs: Bool, count: Int? = nil
    ) -> SettingsChange {
        SettingsChange(action: "tracker remove \(name)" + (withLogs ? " --logs" : "")) { folder throws(CommandError) in
            let tracker = try folder.tracker(name)
            // A log that cannot be read may be one of it.
            if let problem = folder.errors.first(where: { RecordedFolder.subject(of: $0.location.file) == "logs" }) {
                throw CommandError(
                    .badData, "\(problem.location.file):\(problem.location.line): \(problem.text)",
                    hint: "a log that cannot be read may be one of \(tracker.id); nothing was written")
            }
            let all = folder.files.writtenRecords(.logs, of: folder.history)
            let logs = all.filter { $0["tracker"] == .text(tracker.id) }
            let index = folder.history.trackers.firstIndex { $0.id == tracker.id }
            let counted = folder.history.logs.rows.count { $0.tracker == index }
            if let count, count != counted { throw CommandError(.badData, .changedSince) }
            guard logs.isEmpty || withLogs else {
                throw CommandError(
                    .usage, .trackerHasLogs(tracker.id, logs.count),
                    .restKeepsLogs(tracker.id))
            }
            var (trackers, profile) = (
                try text("trackers.json", in: folder), try text("profile.json", in: folder)
            )
            guard let node = trackers.tracker(tracker.id), case .array(let nodes) = trackers.document.value,
                let index = nodes.firstIndex(where: { $0.position.offset == node.position.offset }),
                trackers.remove(at: index, from: trackers.document),
                let removal = all.removal(of: logs, from: folder.files)
            else { throw notFound(tracker) }
            profile.remove(tracker: tracker.id)
            // The tracker goes last: no log is ever of one that is gone.
            return [(removal + [profile.change, trackers.change].compactMap(\.self)).filter { !$0.isEmpty }]
        }
    }

    private static func changing(
        _ action: String, _ name: TrackerReference,
        _ change: @escaping @Sendable (Tracker, SettingsText, _ today: Day) -> [FileChange]
    ) -> SettingsChange {
        SettingsChange(
            action: action,
            ways: { folder throws(CommandError) in
                let tracker = try folder.tracker(name)
                return change(tracker, try text("trackers.json", in: folder), folder.today).map { [$0] }
            }, result: { TrackerList.line(name, $0, in: $1) })
    }

    private static func trackerKey(_ name: String) throws(CommandError) -> TrackerObject.Key {
        let written = name.lowercased()
        if let key = changeableKeys.first(where: { $0.rawValue.lowercased() == written }) ?? otherNames[written] {
            return key
        }
        if let key = TrackerObject.Key.allCases.first(where: { $0.rawValue.lowercased() == written }) {
            throw CommandError(.usage, .keyStays(key.rawValue), hint(for: key))
        }
        throw CommandError(
            .usage, .noTrackerKey(name), .spelling(name, among: trackerKeys) ?? .expected(trackerKeys))
    }

    private static func hint(for key: TrackerObject.Key) -> RequestHint {
        switch key {
        case .modeChanges: .modeByCommand
        case .plans: .plansByCommand("ID")
        default: .renameByCommand
        }
    }

    /// What a value may be in the file, the likelier first: as people write it, as JSON, as a text.
    private static func values(_ value: String, for key: TrackerObject.Key, today: Day) -> [JSONText] {
        var object = TrackerObject()
        switch key {
        case .kind: object.kind = AnswerText.trackerKind(value)
        case .schedule: object.schedule = AnswerText.schedule(value)
        case .dailyGoal, .dailyLimit:
            switch AnswerText.target(value)?.target {
            case .goal(let amount), .limit(let amount): (object.dailyGoal, object.dailyLimit) = (amount, amount)
            case nil: break
            }
        case .options:
            let options = AnswerText.options(value)
            if !value.hasPrefix("["), options.count > 1 { object.options = options }
        case .createdAt: object.createdAt = DayText(value)?.day(today: today)
        case .allowsSeveralOptions, .hasStreak, .isInCalendar, .isActive, .isPrivate, .isPublic, .isInWidget:
            if key == .isPublic, value.lowercased() == TrackerObject.days { return [.text(TrackerObject.days)] }
            return [flag(value) ?? .written(value)]
        case .name, .icon, .unit, .prompt, .colour, .summary, .streakOn, .healthType:
            if !value.hasPrefix("{") { return [.text(value)] }
        case .widgetOrder: if let amount = AnswerText.amount(value) { return [.written(amount)] }
        case .id, .preset, .mode, .modeChanges, .plans: break
        }
        return [object.json(key)].compactMap(\.self) + asWritten(value)
    }

    private static func flag(_ value: String) -> JSONText? {
        switch value.lowercased() {
        case "true", "on": .flag(true)
        case "false", "off": .flag(false)
        default: AnswerText.yesOrNo(value).map(JSONText.flag) ?? .text(value)
        }
    }
}

extension SettingsText {
    /// Takes a tracker out of the lists of the profile that name it; a pause of it alone goes as a whole.
    fileprivate mutating func remove(tracker id: String) {
        func elements(_ list: JSONNode?) -> [JSONNode] {
            if case .array(let nodes)? = list?.value { nodes } else { [] }
        }
        func subjects(_ pause: JSONNode) -> JSONNode? { pause.member(ProfileKey.Pause.subjects.rawValue)?.value }
        func isOfIt(_ node: JSONNode) -> Bool {
            let subjects = elements(subjects(node))
            return (node.word ?? node.member(ProfileKey.Reminder.activity.rawValue)?.value.word) == id
                || !subjects.isEmpty && subjects.allSatisfy(isOfIt)
        }
        func place() -> (list: JSONNode, index: Int)? {
            let lists = [ProfileKey.reminders, .comparisons, .pauses].compactMap { document.member($0.name)?.value }
            return (lists + lists.flatMap(elements).compactMap(subjects)).firstNonNil { list in
                elements(list).lastIndex(where: isOfIt).map { (list, $0) }
            }
        }
        while let (list, index) = place(), remove(at: index, from: list) {}
    }
}

extension Tracker {
    /// The text of a key that may be in several languages; nil for any other key.
    fileprivate func text(of key: TrackerObject.Key) -> LocalizedText? {
        switch key {
        case .unit: unit
        case .prompt: prompt
        default: nil
        }
    }
}

extension LocalizedText {
    /// The text of a key with that of one language changed; nil where it is one text for all.
    fileprivate func json(_ key: TrackerObject.Key, changedTo text: String, in language: Language?) -> JSONText? {
        var object = TrackerObject()
        let changed = changed(to: text, in: language)
        (object.unit, object.prompt) = (changed, changed)
        return changed == nil ? nil : object.json(key)
    }

    /// The same with the text of one language changed; nil where none is meant, or it is one text for all.
    fileprivate func changed(to text: String, in language: Language?) -> LocalizedText? {
        guard let language, var texts = byLanguage else { return nil }
        texts[language] = text
        return LocalizedText(texts)
    }
}
