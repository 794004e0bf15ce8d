import Diary
import Model
import TestSupport
import Testing
import Wording

/// The result of the loader.
typealias Loaded = (history: History?, diagnostics: [Diagnostic])

/// Loads files that are given as bytes, with the system's time zones.
func load(_ files: [SourceFile]) -> Loaded {
    HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages).load(files)
}

/// Loads files that are given as path and text.
func load(_ texts: [String: String]) -> Loaded {
    load(texts.map { SourceFile(path: $0, bytes: Array($1.utf8)) })
}

/// The history of files without any problem, not even a warning.
func history(_ texts: [String: String], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> History {
    let loaded = load(texts)
    #expect(loaded.diagnostics.map(\.text) == [], sourceLocation: sourceLocation)
    return try #require(loaded.history, sourceLocation: sourceLocation)
}

/// The only problem of files that have exactly one.
func problem(
    in texts: [String: String], sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Diagnostic {
    let problems = load(texts).diagnostics
    #expect(problems.count == 1, "\(problems.map(\.text))", sourceLocation: sourceLocation)
    return try #require(problems.first, sourceLocation: sourceLocation)
}

/// A record file, for tests that are about the settings.
let oneEntry = ["entries.csv": "date,level\n2025-10-31,steady\n"]

/// Loads the text of a profile, together with one entry.
func profile(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Profile {
    let files = oneEntry.merging(["profile.json": text]) { _, new in new }
    return try history(files, sourceLocation: sourceLocation).profile
}

/// The trackers of a `trackers.json`, loaded together with one entry.
func trackers(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> [Tracker] {
    let files = oneEntry.merging(["trackers.json": text]) { _, new in new }
    return try history(files, sourceLocation: sourceLocation).trackers
}
