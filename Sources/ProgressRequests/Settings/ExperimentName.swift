import ProgressModel
import ReportWords

/// What an experiment is about, as far as its name tells.
///
/// Half of the weeks of an experiment ask for the opposite of the other half. Nobody is asked to drink, to smoke or to do what
/// they avoid for the sake of a comparison.
struct ExperimentName {
    private let words: [String]
    private let avoided: [[String]]

    init(_ name: String, beside trackers: [Tracker]) {
        words = ExperimentName.words(name)
        avoided = trackers.filter { $0.latestMode == .avoidance || $0.preset == .cigarettes }.flatMap { tracker in
            Language.allCases.map { ExperimentName.words(tracker.name.text(in: $0)) }
        }
    }

    /// Whether it is about drinks with alcohol, smoking, other drugs, or something that is avoided.
    var isOfHarm: Bool {
        let languages = Language.allCases.map(\.phrases)
        func holds(_ list: (Phrases) -> [String]) -> Bool {
            languages.contains { list($0).contains(where: words.contains) }
        }
        let isNamed = languages.contains { phrases in
            words.contains { word in
                phrases.harmfulBeginnings.contains(where: word.hasPrefix)
                    || phrases.harmfulEndings.contains(where: word.hasSuffix)
            }
        }
        let isHarmless = languages.contains { phrases in
            words.contains { word in phrases.harmlessDrinks.contains(where: word.hasSuffix) }
        }
        return isNamed || holds { phrases in phrases.harmfulWords }
            || holds { phrases in phrases.wordsForDrinking } && !isHarmless
            || avoided.contains { name in !name.isEmpty && name.allSatisfy(words.contains) }
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension Tracker {
    /// The mode it has now, or will have.
    var latestMode: Mode { modeChanges.last?.mode ?? mode }
}
