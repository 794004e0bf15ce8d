import Counting
import Model
import Wording

/// What the first words of a request may mean: levels, activities, `note`, and the trackers of a folder.
struct LogNames {
    enum Meaning: Hashable {
        case level(Level)
        case session(Session.Kind)
        case workoutType(String)
        case note
        /// By index in the history.
        case tracker(Int)
        /// One of the person's own drinks, by index in the profile.
        case drink(Int)

        /// Whether an amount may follow, and not only words.
        func takesAmount(of trackers: [Tracker]) -> Bool {
            switch self {
            case .level, .session, .workoutType, .drink: true
            case .note: false
            case .tracker(let index): [.counter, .number].contains(trackers[index].mode)
            }
        }
    }

    private let trackers: [Tracker]
    /// Names in lower case; those of `log` first.
    private let names: [(name: String, meaning: Meaning)]
    /// The names of the person's own drinks, in lower case; other things of the same name take precedence.
    private let drinks: [String]

    private static var languages: [Phrases] { Language.allCases.map(\.phrases) }

    /// The words of `log` itself.
    static let own: [(name: String, meaning: Meaning)] = {
        var names: [(String, Meaning)] = []
        for level in Level.allCases {
            names += ([level.rawValue] + languages.map { $0.level(level).lowercased() }).map { ($0, .level(level)) }
        }
        names += Vocabulary.ofAllLanguages.levels.sorted { $0.key < $1.key }.map { ($0.key, .level($0.value)) }
        for kind in Session.Kind.allCases {
            let words =
                [kind.rawValue]
                + languages.flatMap { phrases in
                    [phrases.session(kind).lowercased()] + phrases.words(for: kind)
                }
            names += words.map { ($0, .session(kind)) }
        }
        return names + Vocabulary.ofAllLanguages[.dayNote].sorted().map { ($0, .note) }
    }()

    /// The words of `log` that have the same meaning whatever trackers exist; the others are synonyms.
    private static let reserved: Set<String> = Set(
        Level.allCases.map(\.rawValue) + Session.Kind.allCases.map(\.rawValue) + ["note"])

    init(_ history: History) { self.init(history.trackers, history.profile.ownDrinks) }

    init(_ trackers: [Tracker], _ drinks: [OwnDrink] = []) {
        self.trackers = trackers
        self.drinks = drinks.map { $0.name.lowercased() }
        var names = LogNames.own
        for (index, tracker) in trackers.enumerated() {
            let written = [tracker.id] + Language.allCases.map { tracker.name.text(in: $0) }
            let preset = tracker.preset.map { preset in
                [preset.rawValue] + LogNames.languages.map { $0.name(of: preset) }
            }
            let spellings = (written + (preset ?? [])).flatMap { [$0, Tracker.id(of: $0) ?? $0] }
            names += spellings.map { ($0.lowercased(), .tracker(index)) }
        }
        self.names = names + WorkoutTypes.names.map { ($0.name, .workoutType($0.type)) }
    }

    func knows(_ words: [String]) -> Bool { (try? find(words)) != nil }

    /// Whether a text is a word of `log` or a number, so that it can't name a tracker.
    static func isOwn(_ text: String) -> Bool {
        own.contains { $0.name == text.lowercased() } || isReserved(text)
    }

    /// Whether a text always means something else than a tracker of that name.
    static func isReserved(_ text: String) -> Bool {
        reserved.contains(text.lowercased()) || AmountText.number(text) != nil || LogReader.isNo(text)
    }

    /// The meaning of the first words, and their number.
    func find(_ words: [String]) throws(CommandError) -> (meaning: Meaning, count: Int) {
        for count in stride(from: words.count, through: 1, by: -1) {
            let text = words.prefix(count).joined(separator: " ").lowercased()
            if let meaning = try exact(text) { return (meaning, count) }
        }
        let text = (words.first ?? "").lowercased()
        var beginnings = meanings { $0.hasPrefix(text) }.filter(isActive)
        // A type of workout is only meant if nothing else begins with the text.
        let others = beginnings.filter { if case .workoutType = $0 { false } else { true } }
        if !others.isEmpty { beginnings = others }
        if beginnings.isEmpty {
            beginnings = drinks.indices.filter { drinks[$0].hasPrefix(text) }.map { .drink($0) }
        }
        // One letter could be the beginning of anything.
        if let meaning = beginnings.first, beginnings.count == 1, text.count > 1 { return (meaning, 1) }
        guard beginnings.isEmpty else {
            throw CommandError(.usage, .beginning(text, of: beginnings.map(title)), .writeMore)
        }
        throw unknown(words.joined(separator: " "), first: text)
    }

    /// The tracker with this id or name, or whose id or name begins with it.
    func tracker(_ name: String) throws(CommandError) -> Int {
        let name = name.lowercased()
        if let index = trackers.firstIndex(where: { $0.id == name }) { return index }
        let isTracker = { (meaning: Meaning) in if case .tracker = meaning { true } else { false } }
        var found = meanings { $0 == name }.filter(isTracker)
        if found.isEmpty { found = meanings { $0.hasPrefix(name) }.filter(isTracker) }
        if case .tracker(let index)? = found.first, found.count == 1 { return index }
        guard found.isEmpty else {
            throw CommandError(.usage, .couldBe(name, found.map(title)))
        }
        let ids = trackers.map(\.id)
        let known = RequestHint.spelling(name, among: ids) ?? presetHint(name)
        throw CommandError(.usage, .noTracker(name), known ?? (ids.isEmpty ? .makeTracker(nil) : .trackersAre(ids)))
    }

    /// The meaning of exactly this name: a reserved word, else a tracker's id, a person's name for one, a synonym, any
    /// other.
    private func exact(_ text: String) throws(CommandError) -> Meaning? {
        let own = LogNames.own.first { $0.name == text }
        if let own, LogNames.reserved.contains(text) { return own.meaning }
        if let index = trackers.firstIndex(where: { $0.id == text }) { return .tracker(index) }
        let named = trackers.indices.filter { index in
            let tracker = trackers[index]
            return tracker.isActive && tracker.preset == nil
                && Language.allCases.contains { tracker.name.text(in: $0).lowercased() == text }
        }
        if named.count == 1 { return .tracker(named[0]) }
        if let own { return own.meaning }
        let found = meanings { $0 == text }
        guard found.count > 1 else { return found.first ?? drink(text) }
        let active = found.filter(isActive)
        guard active.count != 1 else { return active[0] }
        throw CommandError(.usage, .severalTrackers(text), .nameID(found.map(title)))
    }

    /// The drink with this name, or with a plural ending of one or two letters.
    func drink(_ name: String) -> Meaning? {
        let name = name.lowercased()
        let index =
            drinks.firstIndex(of: name)
            ?? drinks.firstIndex { drink in
                let rest = name.dropFirst(drink.count)
                return drink.count > 2 && name.hasPrefix(drink) && rest.count <= 2 && rest.allSatisfy(\.isLetter)
            }
        return index.map { .drink($0) }
    }

    private func meanings(_ fits: (String) -> Bool) -> [Meaning] {
        var found: [Meaning] = []
        for name in names where fits(name.name) && !found.contains(name.meaning) { found.append(name.meaning) }
        return found
    }

    private func isActive(_ meaning: Meaning) -> Bool {
        if case .tracker(let index) = meaning { trackers[index].isActive } else { true }
    }

    private func title(_ meaning: Meaning) -> String {
        switch meaning {
        case .level(let level): level.rawValue
        case .session(let kind): kind.rawValue
        case .workoutType(let type): type
        case .note: "note"
        case .tracker(let index): trackers[index].id
        case .drink(let index): drinks[index]
        }
    }

    private func unknown(_ text: String, first: String) -> CommandError {
        let near = first.count > 1 ? RequestHint.spelling(first, among: names.map(\.name) + drinks) : nil
        let ids = trackers.filter(\.isActive).map(\.id).prefix(12)
        let words = Level.allCases.map(\.rawValue) + Session.Kind.allCases.map(\.rawValue) + ["note"] + ids
        return CommandError(
            .usage, .unknownWord(text), near ?? presetHint(text) ?? presetHint(first) ?? .numberOfDrinksOr(words))
    }

    private func presetHint(_ name: String) -> RequestHint? {
        AnswerText.preset(name).map { .makeTracker($0.rawValue) }
    }
}

/// The known types of workout.
package enum WorkoutTypes {
    /// Their names in any language, in lower case, with their ids.
    static let names: [(name: String, type: String)] = WorkoutEnergy.knownTypes.flatMap { type in
        ([type] + Language.allCases.map { $0.phrases.workoutType(type).lowercased() }).map { ($0, type) }
    }

    /// The id of a known type with this name, or beginning with it, in either language; other types as written.
    package static func type(_ written: String) -> String {
        let text = written.lowercased()
        let whole = names.filter { $0.name == text }
        let found = whole.isEmpty ? names.filter { text.count > 2 && $0.name.hasPrefix(text) } : whole
        return Set(found.map(\.type)).count == 1 ? found[0].type : written
    }

    /// The hint for an unused type that is similar to a known one; nil for others.
    static func hint(_ type: String, used: Set<String>) -> String? {
        guard !names.contains(where: { $0.type == type }), !used.contains(type.lowercased()) else { return nil }
        return spellingHint(type, among: names.map(\.name))
    }
}
