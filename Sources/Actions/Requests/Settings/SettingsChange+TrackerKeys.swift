import Diary
package import Model
import Wording

extension SettingsChange {
    /// The keys for `tracker set`; the id can't be changed, and modes are changed by `tracker mode`.
    package static let trackerKeys = changeableFields.map(\.key)

    private static let changeableFields = TrackerField.all.filter {
        ![.id, .preset, .modeChanges, .plans].contains($0)
    }

    /// Names for keys that people use who don't know the file.
    private static let otherNames: [String: TrackerField] = [
        "mode": .mode, "kind": .type, "goal": .dailyGoal, "limit": .dailyLimit, "focus": .isInCalendar,
        "ring": .isInCalendar,
        "colour": .colour, "active": .isActive, "health": .healthType,
    ]

    /// Sets a key of a tracker from a person's text.
    ///
    /// Of a text in several languages only that of `language` is changed, if it is given.
    package static func set(
        _ key: String, of name: TrackerReference, to value: String, in language: Language? = nil
    ) throws(CommandError) -> SettingsChange {
        let field = try field(key)
        if field == .schedule, AnswerText.schedule(value) == .everyDay {
            return try remove(key, of: name, mayBeMissing: true)
        }
        if field == .mode {
            guard let mode = AnswerText.trackerMode(value) else {
                throw CommandError(.usage, .noMode(value), .expected(Tracker.Mode.allCases.map(\.rawValue)))
            }
            return self.mode(name, mode, since: nil)
        }
        var change = changing("tracker set \(name) \(field.key) \(value)", name) { tracker, text, today in
            let written = field == .unit ? tracker.unit : field == .prompt ? tracker.prompt : nil
            let texts = tracker.preset == nil ? written?.changed(to: value, in: language)?.json : nil
            return (texts.map { [$0] } ?? values(value, for: field, today: today)).compactMap { value in
                var text = text
                guard text.tracker(tracker.id).map({ text.set(field.key, to: value, in: $0) }) == true else {
                    return nil
                }
                // A day has either a goal or a limit.
                let other: TrackerField? = field == .dailyGoal ? .dailyLimit : field == .dailyLimit ? .dailyGoal : nil
                if let other, let node = text.tracker(tracker.id) { text.remove(other.key, from: node) }
                return text.change
            }
        }
        change.misfit = .valueDoesNotFit(value)
        return change
    }

    /// Removes a key from a tracker, so that its default applies; a missing key is an error unless `mayBeMissing`.
    package static func remove(
        _ key: String, of name: TrackerReference, mayBeMissing: Bool = false
    ) throws(CommandError) -> SettingsChange {
        let field = try field(key)
        return changing("tracker set \(name) \(field.key) --remove", name) { tracker, text, _ in
            var text = text
            guard let node = text.tracker(tracker.id) else { return [] }
            guard text.remove(field.key, from: node) || mayBeMissing else { return [] }
            return [text.change].compactMap(\.self)
        }
    }

    /// Renames a tracker; its id and its logs stay the same.
    ///
    /// Of a name in several languages only that of `language` is changed, if it is given.
    package static func rename(
        _ name: TrackerReference, to newName: String, in language: Language? = nil
    ) -> SettingsChange {
        var change = writing(.name, of: name, action: "tracker rename \(name) \(newName)") { written, tracker in
            let own = tracker.preset == nil ? tracker.name.changed(to: newName, in: language) : nil
            written.name = own ?? LocalizedText(newName)
        }
        // Two trackers may now have this name.
        change.result = { folder, language in
            let isOne = folder.history.trackers.count { $0.name.text(in: language) == newName } == 1
            return isOne ? TrackerList.line(.name(newName), folder, in: language) : []
        }
        return change
    }

    /// Removes a tracker, also from the lists of the profile, and `withLogs` with its logs; otherwise throws if it has
    /// any, and always if it has another number of them than `count`.
    package static func removeTracker(
        _ name: TrackerReference, withLogs: Bool, count: Int? = nil
    ) -> SettingsChange {
        SettingsChange(action: "tracker remove \(name)" + (withLogs ? " --logs" : "")) { folder throws(CommandError) in
            let tracker = try folder.tracker(name)
            // An unreadable log may be one of the tracker's.
            if let problem = folder.errors.first(where: { RecordedFolder.subject(of: $0.location.file) == "logs" }) {
                throw CommandError(
                    .badData, "\(problem.location.file):\(problem.location.line): \(problem.text)",
                    hint: "a log that cannot be read may be one of \(tracker.id); nothing was written")
            }
            let logs = folder.files.writtenRecords(.logs, of: folder.history).filter {
                $0["tracker"] == .text(tracker.id)
            }
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
                let removal = folder.files.removing(logs)
            else { throw notFound(tracker) }
            profile.remove(tracker: tracker.id)
            // The tracker is removed last, so that no log is without its tracker.
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

    private static func field(_ name: String) throws(CommandError) -> TrackerField {
        let written = name.lowercased()
        if let field = changeableFields.first(where: { $0.key.lowercased() == written }) ?? otherNames[written] {
            return field
        }
        if let field = TrackerField.all.first(where: { $0.key.lowercased() == written }) {
            throw CommandError(.usage, .keyStays(field.key), hint(for: field))
        }
        throw CommandError(
            .usage, .noTrackerKey(name), .spelling(name, among: trackerKeys) ?? .expected(trackerKeys))
    }

    private static func hint(for field: TrackerField) -> RequestHint {
        switch field {
        case .modeChanges: .modeByCommand
        case .plans: .plansByCommand("ID")
        default: .renameByCommand
        }
    }

    /// The possible values for the file, the more likely first: as people write it, as JSON, as a text.
    private static func values(_ value: String, for field: TrackerField, today: Day) -> [JSONText] {
        let meant: JSONText?
        switch field {
        case .type: meant = (AnswerText.trackerKind(value)?.rawValue).map(JSONText.text)
        case .dailyGoal, .dailyLimit:
            switch AnswerText.target(value)?.target {
            case .goal(let amount), .limit(let amount): meant = .number(amount)
            case nil: meant = nil
            }
        case .options:
            let options = AnswerText.options(value)
            meant = !value.hasPrefix("[") && options.count > 1 ? .list(options.map(\.json)) : nil
        case .isPublic where value.lowercased() == TrackerField.days: return [.text(TrackerField.days)]
        case .isPublic: return [flag(value) ?? .written(value)]
        default:
            switch field.kind {
            case .flag: return [flag(value) ?? .written(value)]
            case .schedule: meant = AnswerText.schedule(value)?.json
            case .day: meant = (DayText(value)?.day(today: today)).map { .text("\($0)") }
            case .amount:
                if let amount = AnswerText.amount(value) { return [.written(amount)] }
                meant = nil
            case .text, .localizedText, .word, .own:
                if !value.hasPrefix("{") { return [.text(value)] }
                meant = nil
            case .wholeNumber, .amountOverTime, .time: meant = nil
            }
        }
        return [meant].compactMap(\.self) + asWritten(value)
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
    /// Removes a tracker from the lists of the profile; a pause only for it is removed completely.
    fileprivate mutating func remove(tracker id: String) {
        func elements(_ list: JSONNode?) -> [JSONNode] {
            if case .array(let nodes)? = list?.value { nodes } else { [] }
        }
        func subjects(_ pause: JSONNode) -> JSONNode? { pause.member(Setting.Pause.subjects.rawValue)?.value }
        func isOfIt(_ node: JSONNode) -> Bool {
            let subjects = elements(subjects(node))
            return (node.word ?? node.member(Setting.Reminder.activity.rawValue)?.value.word) == id
                || !subjects.isEmpty && subjects.allSatisfy(isOfIt)
        }
        func place() -> (list: JSONNode, index: Int)? {
            let lists = [Setting.reminders, .comparisons, .pauses].compactMap { document.member($0.key)?.value }
            return (lists + lists.flatMap(elements).compactMap(subjects)).firstNonNil { list in
                elements(list).lastIndex(where: isOfIt).map { (list, $0) }
            }
        }
        while let (list, index) = place(), remove(at: index, from: list) {}
    }
}

extension LocalizedText {
    /// The text with one language changed; nil without a language, or if it is one text for all.
    fileprivate func changed(to text: String, in language: Language?) -> LocalizedText? {
        guard let language, var texts = byLanguage else { return nil }
        texts[language] = text
        return LocalizedText(texts)
    }
}
