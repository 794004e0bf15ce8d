import Actions
import Model
import Publishing
import TestSupport

/// The problems of a folder `my-year` with these files, as of 2025-10-31; a path with a final slash is a folder.
func diagnostics(of files: [String: [UInt8]]) throws -> [Diagnostic] {
    let place = try TemporaryDirectory()
    for (path, bytes) in files { try place.write(bytes, to: "my-year/" + path) }
    let directory = place.path + "/my-year"
    return try HistoryReader(path: directory, asOf: AsOfText("2025-10-31")).read().diagnostics.map { problem in
        let text = problem.text.replacing(place.path + "/", with: "")
        var shown = Diagnostic(problem.severity, problem.code, at: problem.location, text, hint: problem.hint)
        shown.repeats = problem.repeats
        return shown
    }
}

/// An object of `trackers.json`, `profile.json` or a JSON file of records, into which keys can be put.
struct KeyProbe: Sendable {
    let file: String
    let before, after: String
    /// The keys that the object needs for its other keys to be looked at; they are in `before`.
    let given: Set<String>

    /// The object is at `<>` in `text`.
    init(_ file: String, _ text: String, given: Set<String> = []) {
        self.file = file
        let parts = text.split(separator: "<>", omittingEmptySubsequences: false).map(String.init)
        (before, after) = (parts[0], parts[1])
        self.given = given
    }

    /// The words that the program knows as keys of the object, in lower case.
    ///
    /// The words are put into the object as keys without a value, and the program counts those that it does not know;
    /// if it knows one, each half of the words is tried separately.
    func knownKeys(among words: Set<String>) throws -> Set<String> {
        try knownKeys(among: words.subtracting(given).sorted()[...]).union(given)
    }

    private func knownKeys(among words: ArraySlice<String>) throws -> Set<String> {
        let unknown = try unknownCount(of: words)
        guard unknown < words.count else { return [] }
        guard words.count > 1 else { return Set(words) }
        let middle = words.startIndex + words.count / 2
        return try knownKeys(among: words[..<middle]).union(knownKeys(among: words[middle...]))
    }

    private func unknownCount(of words: ArraySlice<String>) throws -> Int {
        let lines = words.map { "\"\($0)\": null" }.joined(separator: ",\n")
        let text = before + lines + after
        let files = ["entries.csv": Array("date,level\n2025-10-31,steady\n".utf8), file: Array(text.utf8)]
        let unknown = try diagnostics(of: files).filter { $0.code == .unknownKey && $0.location.file == file }
        return unknown.reduce(0) { $0 + $1.count }
    }
}
