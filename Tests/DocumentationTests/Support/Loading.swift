import Diagnostics
import ReportSite
import TestSupport

/// What the program says as of 2025-10-31 about a folder `my-year` with these files; a path with a slash at its end is
/// a folder.
func diagnostics(of files: [String: [UInt8]]) throws -> [Diagnostic] {
    let place = try TemporaryDirectory()
    for (path, bytes) in files { try place.write(bytes, to: "my-year/" + path) }
    let directory = place.path + "/my-year"
    return try HistoryReader(path: directory, asOf: AsOfText("2025-10-31")).read().diagnostics.map { problem in
        let text = problem.text.replacing(place.path + "/", with: "")
        return Diagnostic(problem.severity, problem.code, at: problem.location, text, hint: problem.hint)
    }
}

/// An object of `trackers.json`, `profile.json` or a JSON file of records, into which keys can be put.
struct KeyProbe: Sendable {
    let file: String
    let before, after: String
    /// The keys that the object needs for its other keys to be looked at; they stand in `before`.
    let given: Set<String>

    /// The object is at `<>` in `text`.
    init(_ file: String, _ text: String, given: Set<String> = []) {
        self.file = file
        let parts = text.split(separator: "<>", omittingEmptySubsequences: false).map(String.init)
        (before, after) = (parts[0], parts[1])
        self.given = given
    }

    /// Those of the words that the program knows as a key of the object, in lower case.
    ///
    /// Each word is put into the object as a key without a value, on a line of its own; the keys that are not known are
    /// those of which the program warns.
    func knownKeys(among words: Set<String>) throws -> Set<String> {
        let words = words.subtracting(given).sorted()
        let lines = words.enumerated().map { index, word in
            "\"\(word)\": null" + (index + 1 < words.count ? "," : "")
        }
        let text = ([before] + lines + [after]).joined(separator: "\n")
        let files = ["entries.csv": Array("date,level\n2025-10-31,steady\n".utf8), file: Array(text.utf8)]
        let unknown = try diagnostics(of: files).filter { $0.code == .unknownKey && $0.location.file == file }
        let unknownWords = Set(
            unknown.compactMap { words.indices.contains($0.location.line - 2) ? words[$0.location.line - 2] : nil })
        return Set(words).subtracting(unknownWords).union(given)
    }
}
