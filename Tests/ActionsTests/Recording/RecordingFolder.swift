import Model
import TestSupport
import Testing

@testable import Actions

/// A data directory to write to, at a moment that a test chooses.
struct RecordingFolder {
    let directory: TemporaryDirectory

    /// A folder with these files; the zone is Berlin.
    init(_ files: [String: String] = [:], profile: String = "") throws {
        directory = try TemporaryDirectory()
        try directory.write(
            #"{ "timeZone": "Europe/Berlin"\#(profile.isEmpty ? "" : ", " + profile) }"#, to: "profile.json")
        for (path, text) in files { try directory.write(text, to: path) }
    }

    /// A writer at a moment such as `2025-10-31T09:00`.
    func recorder(at now: String) throws -> Recorder {
        Recorder(path: directory.path, now: AsOfText(now))
    }

    /// The answer to words between spaces; throws if they aren't a request, or a question is asked.
    @discardableResult
    func log(
        _ words: String, at now: String = "2025-10-31T20:00", language: Language? = nil,
        _ change: (inout LogRequest) -> Void = { _ in }
    ) throws -> String {
        let answer = try answer(words, at: now, change)
        return answer.text(in: language ?? answer.language)
    }

    /// The answer to words between spaces.
    func answer(
        _ words: String, at now: String = "2025-10-31T20:00", _ change: (inout LogRequest) -> Void = { _ in }
    ) throws -> LogAnswer {
        var request = LogRequest(words.split(separator: " ").map(String.init))
        change(&request)
        guard case .answer(let answer) = try recorder(at: now).log(request) else { throw Asked() }
        return answer
    }

    /// The question that words are answered with.
    func question(_ words: String, at now: String) throws -> LogQuestion {
        let request = LogRequest(words.split(separator: " ").map(String.init))
        guard case .question(let question) = try recorder(at: now).log(request) else { throw NotAsked() }
        return question
    }

    /// The error for words that can't be recorded; expects that nothing has changed.
    func error(
        _ words: String, at now: String = "2025-10-31T20:00", _ change: (inout LogRequest) -> Void = { _ in }
    ) throws -> CommandError {
        let before = bytes
        let error = #expect(throws: CommandError.self) { try log(words, at: now, change) }
        #expect(bytes == before)
        return try #require(error)
    }

    /// The lines of a file.
    func lines(_ file: String) -> [String] {
        directory.text(of: file)?.split(separator: "\n").map(String.init) ?? []
    }

    /// Every file but those of the journal.
    var bytes: [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for path in directory.paths() where !path.hasPrefix(".reportgen") { bytes[path] = directory.bytes(of: path) }
        return bytes
    }

    struct Asked: Error {}
    struct NotAsked: Error {}
}

/// Trackers of every mode.
let everyMode = """
    [
      { "preset": "water", "dailyGoal": 8 }, { "preset": "mood" }, { "preset": "feelings" },
      { "preset": "gratitude" }, { "preset": "snacking" }, { "preset": "sleep" },
      { "id": "reading", "name": { "en": "Reading", "de": "Lesen" }, "type": "good", "trackingMode": "yesNo" },
      { "id": "wild", "name": "Wild swimming", "type": "good", "trackingMode": "yesNo" },
    ]
    """
