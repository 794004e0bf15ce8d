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
        let vocabulary = Vocabulary.ofAllLanguages
        let isHarmless = words.contains { vocabulary[.harmlessDrinks].contains(where: $0.hasSuffix) }
        return words.contains { word in
            vocabulary[.harmfulBeginnings].contains(where: word.hasPrefix)
                || vocabulary[.harmfulEndings].contains(where: word.hasSuffix)
                || vocabulary[.harmful].contains(word) || vocabulary[.drinking].contains(word) && !isHarmless
        }
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
