package import Model
import Wording

/// A tracker before it is written into `trackers.json`; what isn't set has its default.
@dynamicMemberLookup
package struct TrackerDraft: Sendable {
    package var id: String
    /// In seconds after midnight; nil for none.
    package var reminder: Int?
    /// The purpose of a tracker of one's own; nil if it wasn't given.
    package var purpose: TrackerPurpose?
    private var object: TrackerObject

    package init(_ preset: TrackerPreset) {
        id = preset.rawValue
        object = TrackerObject(new: preset)
    }

    /// A draft of a person's own tracker; nil if the name can't become an id.
    ///
    /// An emoji in the name becomes the icon.
    package init?(name: String) {
        let (icon, rest) = Tracker.emoji(in: name).map { ($0.icon, $0.rest) } ?? (nil, name)
        guard let id = Tracker.id(of: rest) else { return nil }
        self.id = id
        object = TrackerObject()
        object.name = LocalizedText(rest)
        object.icon = icon
    }

    package subscript<Value>(dynamicMember path: WritableKeyPath<TrackerObject, Value>) -> Value {
        get { object[keyPath: path] }
        set { object[keyPath: path] = newValue }
    }

    /// Its name in `log`: the id alone, unless that is a word of `log`.
    package var logName: String { LogNames.isReserved(id) ? "--tracker " + id : id }

    package var title: String { object.name?.text(in: .fallback) ?? id }

    /// Whether an import of Apple Health fills it from its type.
    var isFilledFromHealth: Bool {
        guard let type = object.healthType else { return false }
        let mode = object.mode ?? object.preset?.mode ?? .yesNo
        return HealthFilling(type, mode, unit: object.unit, .ofAllLanguages).isPossible
    }

    /// The type of Apple Health that its name suggests, if that can fill it.
    package var suggestedHealthType: String? {
        var draft = self
        draft.healthType = TrackerPreset.healthType(suggestedBy: title)
        draft.dropUselessHealthType()
        return draft.healthType
    }

    /// Removes a suggested type of Apple Health that can't fill such a tracker.
    package mutating func dropUselessHealthType() { if !isFilledFromHealth { object.healthType = nil } }

    /// The object for `trackers.json`, next to existing trackers, of a tracker that begins on a day.
    func written(beside trackers: [Tracker], since day: Day) -> TrackerObject {
        var written = object
        written.id = id
        written.createdAt = written.createdAt ?? day
        written.takeRing(beside: trackers)
        return written
    }

    /// Sets the answer to a question; false if it is invalid.
    package mutating func take(_ words: String, for question: TrackerQuestion) -> Bool {
        let isNothing = AnswerText.isNothing(words)
        switch question {
        case .name: return false
        case .kind: return set(\.kind, AnswerText.trackerKind(words).map(Optional.some))
        case .purpose:
            // Naming the kind also answers the purpose.
            let kind = AnswerText.trackerKind(words)
            purpose = kind.map { $0 == .good ? .activity : .awareness } ?? AnswerText.trackerPurpose(words)
            self.kind = purpose == .activity ? .good : kind
            return purpose != nil
        case .icon: self.icon = isNothing ? nil : words
        case .mode, .reflection: return set(\.mode, AnswerText.trackerMode(words).map(Optional.some))
        case .options:
            let options = AnswerText.options(words)
            self.options = options
            return options.count > 1
        case .target:
            guard !isNothing else { return true }
            guard let (target, unit) = AnswerText.target(words) else { return false }
            (self.target, self.unit) = (target, unit.map { LocalizedText($0) } ?? self.unit)
        case .schedule: return set(\.schedule, AnswerText.schedule(words).map(Optional.some))
        case .streak:
            guard let answer = AnswerText.yesOrNo(words) else { return false }
            countStreak(answer)
        case .reminder: return set(\.reminder, isNothing ? .some(nil) : AnswerText.time(words).map(Optional.some))
        case .health:
            guard let answer = AnswerText.yesOrNo(words) else { return false }
            if !answer { self.healthType = nil }
        }
        return true
    }

    private mutating func set<Value>(_ path: WritableKeyPath<TrackerDraft, Value>, _ value: Value?) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    /// Gives it a streak, of the days that reach its goal or keep its limit if it has one; or none.
    package mutating func countStreak(_ hasStreak: Bool) {
        let preset = self.preset
        let target = self.target ?? preset?.target
        let isPlanned = self.schedule.map { $0 != .everyDay } ?? false
        // Under a limit no day is expected, so a schedule needs logs.
        if case .limit? = target, isPlanned { self.streakOn = nil } else { self.streakOn = target == nil ? nil : .goal }
        if !hasStreak { self.streakOn = nil }
        let isCounted = self.streakOn != nil || isPlanned
        self.hasStreak = hasStreak == isCounted ? nil : hasStreak
    }

    /// Whether a question makes sense after the previous answers.
    func needs(_ question: TrackerQuestion) -> Bool {
        let preset = self.preset
        let (mode, kind) = (self.mode ?? preset?.mode, self.kind ?? preset?.mode.kind)
        switch question {
        case .name: return false
        case .purpose, .icon: return preset == nil
        case .kind: return preset == nil && kind == nil
        case .mode: return preset == nil && kind != .saboteur && purpose != .awareness
        case .reflection: return preset == nil && kind != .saboteur && purpose == .awareness
        case .options: return preset == nil && mode == .selection
        case .target: return mode == .counter || mode == .number
        case .schedule: return kind != .saboteur
        case .streak:
            // The others have a streak, or the preset decides.
            let isOpen = [.counter, .yesNo, .number].contains(mode ?? .yesNo) && kind != .saboteur
            return isOpen && preset?.streakOn == nil
        case .reminder: return true
        case .health: return isFilledFromHealth
        }
    }

    /// The answer for Enter.
    func proposal(for question: TrackerQuestion, in phrases: Phrases) -> String? {
        switch question {
        case .name, .options: nil
        case .purpose: phrases.words(for: .activity).first
        case .kind: phrases.goodWords.first
        case .icon, .reminder: phrases.nothing.first
        case .mode: phrases.words(for: Tracker.Mode.yesNo).first
        case .reflection: phrases.words(for: Tracker.Mode.note).first
        case .target: self.target.map { target in phrases.text(of: target) } ?? phrases.nothing.first
        case .schedule: phrases.everyDay.first
        case .streak:
            (self.target != nil || self.schedule.map { $0 != .everyDay } ?? false ? phrases.yesWords : phrases.noWords)
                .first
        case .health: phrases.yesWords.first
        }
    }
}

extension TrackerPreset {
    /// The identifier of Apple Health that the name of a tracker probably means; nil for none.
    static func healthType(suggestedBy name: String) -> String? {
        Vocabulary.ofAllLanguages.presets(within: name).first?.beginning.healthType
    }
}

extension Phrases {
    fileprivate func text(of target: Tracker.DailyTarget) -> String {
        switch target {
        case .goal(let amount): amount.text
        case .limit(let amount): (language.typedWords.typed(.limit).prefix(1) + [amount.text]).joined(separator: " ")
        }
    }
}

/// The dialogue of `tracker add`.
extension Interview {
    /// Asks for a preset or a name of one's own.
    ///
    /// `taken` are the ids in the folder.
    package func draft(taken: Set<String>) throws(CommandError) -> TrackerDraft {
        tell(phrases.presetNames)
        while true {
            guard let words = try ask(phrases.question(TrackerQuestion.name)) else { continue }
            let preset = AnswerText.preset(words).map { TrackerDraft($0) }
            guard var draft = preset ?? TrackerDraft(name: words) else {
                tell("    " + phrases.notAnAnswer(words, to: TrackerQuestion.name))
                continue
            }
            guard !taken.contains(draft.id) else {
                tell("    " + phrases.isThereAlready(draft.id))
                continue
            }
            if draft.preset == nil { draft.healthType = TrackerPreset.healthType(suggestedBy: words) }
            return draft
        }
    }

    /// Asks the remaining questions about a draft.
    package func complete(_ draft: inout TrackerDraft) throws(CommandError) {
        for question in TrackerQuestion.allCases where draft.needs(question) {
            let proposal = draft.proposal(for: question, in: phrases)
            let hint = question == .health ? " " + (draft.healthType ?? "") : ""
            while true {
                let text = phrases.question(question) + hint + (proposal.map { " [\($0)]: " } ?? ": ")
                guard let words = try ask(text) ?? proposal else { continue }
                if draft.take(words, for: question) { break }
                tell("    " + phrases.notAnAnswer(words, to: question))
            }
        }
        draft.dropUselessHealthType()
    }
}
