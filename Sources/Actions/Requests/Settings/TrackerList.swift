import Counting
package import Model
import Wording

/// Lists the trackers of a folder, or available presets, for a terminal.
package enum TrackerList {
    /// The trackers of a folder: id, name, mode and streak.
    package static func lines(_ folder: RecordedFolder, in language: Language) -> [String] {
        let phrases = language.phrases
        let analysis = folder.analysis
        return folder.history.trackers.enumerated().map { index, tracker in
            let mode = analysis?.trackers[index].mode ?? tracker.mode
            let streak = analysis.flatMap { LogStreak(tracker: $0.trackers[index])?.text(in: language) }
            let more = [
                phrases.words(for: mode).first.map(capitalized), tracker.isActive ? nil : phrases.restsNow,
                tracker.visibility == .shared ? phrases.isPublic : nil,
                tracker.visibility == .sharedDays ? phrases.daysArePublic : nil, streak,
            ]
            return line(tracker.icon, tracker.id, tracker.name.text(in: language), more.compactMap(\.self))
        }
    }

    /// The line of the tracker with a name; empty if there isn't one.
    static func line(_ tracker: TrackerReference, _ folder: RecordedFolder, in language: Language) -> [String] {
        guard let index = try? tracker.index(folder.history.trackers) else { return [] }
        return [lines(folder, in: language)[index]]
    }

    /// The plans of the tracker with a name, each with its number.
    package static func plans(
        _ tracker: TrackerReference, _ folder: RecordedFolder, in language: Language
    ) throws(CommandError) -> [String] {
        try folder.tracker(tracker).plans.enumerated().map { index, plan in
            singleLine("\(index + 1). \(capitalized(language.phrases.sentence(of: plan)))")
        }
    }

    /// The presets: id, name in every language, mode and prompt.
    package static func presets(in language: Language) -> [String] {
        let phrases = language.phrases
        return TrackerPreset.allCases.map { preset in
            let names = Language.allCases.map { $0.phrases.name(of: preset) }
            var distinct: [String] = []
            for name in names where !distinct.contains(name) { distinct.append(name) }
            let prompts = Language.allCases.map(\.phrases).flatMap { phrases in
                [phrases.exercise(of: preset), phrases.prompt(of: preset)].compactMap { $0.map { "\"\($0)\"" } }
            }
            return line(
                preset.icon, preset.rawValue, distinct.joined(separator: " / "),
                phrases.words(for: preset.mode).prefix(1).map(capitalized) + prompts)
        }
    }

    private static func line(_ icon: String, _ id: String, _ name: String, _ more: [String]) -> String {
        let space = String(repeating: " ", count: max(1, 16 - id.count))
        return "\(icon) \(id)\(space)" + singleLine("\(name): \(more.joined(separator: ", "))")
    }
}

package enum TrackerReference: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The one with this id, from a form.
    case id(String)
    /// The one whose id or name is this or begins with it, typed by a person.
    case name(String)

    package init(stringLiteral name: String) {
        self = .name(name)
    }

    package var description: String {
        switch self {
        case .id(let text), .name(let text): text
        }
    }

    /// Its index among trackers; throws if there isn't one, or it is ambiguous.
    package func index(_ trackers: [Tracker]) throws(CommandError) -> Int {
        switch self {
        case .name(let name): return try LogNames(trackers).tracker(name)
        case .id(let id):
            guard let index = trackers.firstIndex(where: { $0.id == id }) else {
                throw CommandError(.badData, .changedSince)
            }
            return index
        }
    }
}
