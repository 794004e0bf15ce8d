import Counting
package import Model
import Wording

/// The possible words of `log` in a folder, for the completion of a shell.
package struct LogSuggestions: Sendable {
    private let history: History

    package init(_ history: History) { self.history = history }

    /// Whether the words begin with the name of something that can be logged in a folder, or in any folder.
    package static func understands(_ words: [String], in folder: RecordedFolder?) -> Bool {
        if let first = words.first, LogNames.isOwn(first) { return true }
        return folder.map { LogNames($0.history).knows(words) } ?? false
    }

    package var trackers: [String] { history.trackers.filter(\.isActive).map(\.id) }
    /// The triggers used before, of a tracker if one is given, and the usual ones, each once.
    package func triggers(of tracker: Tracker? = nil) -> [String] {
        let index = tracker.map { tracker in history.trackers.firstIndex { $0.id == tracker.id } }
        let logs = history.logs.rows.filter { index == nil || $0.tracker == index }
        return distinct([.boredom, .stress, .habit], said: logs.compactMap(\.trigger))
    }
    /// The places used before and the usual ones, each once.
    package var places: [String] {
        distinct([.home, .work, .onTheGo], said: history.logs.rows.compactMap(\.place))
    }

    /// The words that can follow others: names first, then what the named thing accepts.
    package func words(after said: [String]) -> [String] {
        guard !said.isEmpty else {
            return Level.allCases.map(\.rawValue) + Session.Kind.allCases.map(\.rawValue) + ["note"] + trackers
                + history.profile.ownDrinks.map { $0.name.lowercased() }
        }
        if let first = said.first, AmountText.number(first) != nil { return trackers }
        guard let (meaning, count) = try? LogNames(history.trackers).find(said) else { return [] }
        switch meaning {
        case .session(.workout) where said.count > count:
            let written = history.sessions.compactMap(\.type)
            return Array(Set(written + WorkoutEnergy.knownTypes)).sorted()
        case .tracker(let index):
            return history.trackers[index].options.map(\.id)
        default: return []
        }
    }

    private func distinct(_ words: [KnownWord], said numbers: [Int]) -> [String] {
        let phrases = history.profile.language.phrases
        let names = history.logs.names
        var found: [String] = []
        var known: Set<String> = []
        let said = Set(numbers).sorted().map { names.spelling($0) }
        for text in said.map({ KnownWord($0).map { phrases.name(of: $0) } ?? $0 }) + words.map({ phrases.name(of: $0) })
        where known.insert(text.lowercased()).inserted {
            found.append(text)
        }
        return found
    }
}
