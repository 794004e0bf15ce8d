import ProgressAnalysis
import ProgressModel
import ReportWords

/// The types of workout that the program knows.
package enum WorkoutTypes {
    /// What they are called in any language, in lower case, and their ids.
    static let names: [(name: String, type: String)] = WorkoutEnergy.knownTypes.flatMap { type in
        ([type] + Language.allCases.map { $0.phrases.workoutType(type).lowercased() }).map { ($0, type) }
    }

    /// A known type in either language or its beginning, by its id; any other as it was written.
    package static func type(_ written: String) -> String {
        let text = written.lowercased()
        let whole = names.filter { $0.name == text }
        let found = whole.isEmpty ? names.filter { text.count > 2 && $0.name.hasPrefix(text) } : whole
        return Set(found.map(\.type)).count == 1 ? found[0].type : written
    }

    /// The hint for a type that nobody has used and that is nearly a known one; nil for any other.
    static func hint(_ type: String, used: Set<String>) -> String? {
        guard !names.contains(where: { $0.type == type }), !used.contains(type.lowercased()) else { return nil }
        return spellingHint(type, among: names.map(\.name))
    }
}
