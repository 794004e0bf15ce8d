import ProgressAnalysis
import ProgressModel
import ReportWords

/// What can be said to `log` in a folder, for the completion of a shell.
package struct LogSuggestions: Sendable {
    private let folder: RecordedFolder

    /// Reads what a folder offers.
    package init(in folder: RecordedFolder) {
        self.folder = folder
    }

    /// Whether the words begin with the name of something that can be logged in a folder, or anywhere.
    package static func understands(_ words: [String], in folder: RecordedFolder?) -> Bool {
        if let first = words.first, LogNames.isOwn(first) { return true }
        return folder.map { LogNames($0.history.trackers).knows(words) } ?? false
    }

    /// The ids of the active trackers.
    package var trackers: [String] { folder.history.trackers.filter(\.isActive).map(\.id) }
    /// The triggers that were said before and the usual ones, each once.
    package var triggers: [String] {
        distinct([.boredom, .stress, .habit], said: folder.history.logs.rows.compactMap(\.trigger))
    }
    /// The places that were said before and the usual ones, each once.
    package var places: [String] {
        distinct([.home, .work, .onTheGo], said: folder.history.logs.rows.compactMap(\.place))
    }

    /// The words that can follow others: names first, then what the named thing takes.
    package func words(after said: [String]) -> [String] {
        guard !said.isEmpty else {
            return Level.allCases.map(\.rawValue) + Session.Kind.allCases.map(\.rawValue) + ["note"] + trackers
        }
        if let first = said.first, AmountText.number(first) != nil { return trackers }
        guard let (meaning, count) = try? LogNames(folder.history.trackers).find(said) else { return [] }
        switch meaning {
        case .session(.workout) where said.count > count:
            let written = folder.history.sessions.compactMap(\.type)
            return Array(Set(written + WorkoutEnergy.knownTypes)).sorted()
        case .tracker(let index):
            return folder.history.trackers[index].options.map(\.id)
        default: return []
        }
    }

    private func distinct(_ words: [KnownWord], said numbers: [Int]) -> [String] {
        let phrases = folder.profile.language.phrases
        let names = folder.history.logs.names
        var found: [String] = []
        var known: Set<String> = []
        for text in Set(numbers).sorted().map({ names.spelling($0) }) + words.map({ phrases.name(of: $0) })
        where known.insert(text.lowercased()).inserted {
            found.append(text)
        }
        return found
    }
}
