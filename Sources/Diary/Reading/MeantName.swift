import Model

/// A name that a file or folder of the data directory was probably meant to have: other case, another ending, singular,
/// a letter or two wrong, or with additions of a copying program.
enum MeantName: String, CaseIterable {
    case entries, activities, logs, metrics, notes, profile, trackers, experiments, imports, why
    /// Not part of the records.
    case template = ".mustache"

    /// Recognizes a name; nil for one that is unrelated to a report.
    init?(_ name: String, _ vocabulary: Vocabulary) {
        guard !name.hasSuffix(Self.template.rawValue) else {
            self = .template
            return
        }
        let parts = name.lowercased().split(separator: ".")
        guard let stem = parts.first.map(String.init) else { return nil }
        if let meant = Self.allCases.first(where: { $0.rawValue == stem || $0.variant == stem }) {
            self = meant
            return
        }
        // A picture or a program may have a similar name.
        guard parts.count == 1 || Self.endings.contains(String(parts[parts.count - 1])) else { return nil }
        let original = Self.withoutMarksOfCopy(stem, vocabulary)
        let nearest = Self.allCases.map { ($0, $0.distance(to: original)) }.min { $0.1 < $1.1 }
        guard let (meant, distance) = nearest, distance <= meant.mostWrongLetters else { return nil }
        self = meant
    }

    var expectation: String {
        switch self {
        case .profile, .trackers, .experiments, .imports: "the name \(rawValue).json"
        case .why: "the name why.md"
        case .template: "it in a folder without records, which build --templates names"
        case .notes: "a folder notes with a file such as 2025-10-31.md for each day"
        case .entries, .activities, .logs, .metrics:
            "the name \(rawValue).csv or \(rawValue).json, or a folder \(rawValue)"
        }
    }

    /// The singular or the plural, whichever it isn't.
    private var variant: String? {
        switch self {
        case .entries: "entry"
        case .activities: "activity"
        case .logs: "log"
        case .metrics: "metric"
        case .notes: "note"
        case .profile: "profiles"
        case .trackers: "tracker"
        case .experiments: "experiment"
        case .imports, .why, .template: nil
        }
    }

    /// In a short word one letter may make another word; a folder may well contain `exports`.
    private var mostWrongLetters: Int { self == .imports ? 0 : rawValue.count <= 5 ? 1 : 2 }

    private func distance(to name: String) -> Int {
        variant == name ? 0 : editDistance(Array(name), Array(rawValue))
    }

    private static let endings: Set = [
        "csv", "cvs", "tsv", "json", "jsn", "json5", "jsonc", "txt", "md", "markdown", "xls", "xlsx", "ods", "numbers",
    ]

    /// The name of the original of `entries (1)`, `entries2`, `entries copy` and `copy of entries`.
    private static func withoutMarksOfCopy(_ stem: String, _ vocabulary: Vocabulary) -> String {
        var name = Substring(stem)
        for prefix in vocabulary[.copyBefore].sorted() where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        func dropNumbers() {
            while let last = name.last, last.isNumber || " ()-_~".contains(last) { name.removeLast() }
        }
        dropNumbers()
        for suffix in vocabulary[.copyBehind].sorted() where name.hasSuffix(suffix) {
            name = name.dropLast(suffix.count)
        }
        dropNumbers()
        return String(name)
    }
}
