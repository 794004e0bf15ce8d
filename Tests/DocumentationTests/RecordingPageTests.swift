import Actions
import Counting
import Foundation
import Model
import Publishing
import TestSupport
import Testing
import Wording

/// `Documentation/recording.md` shows commands that work, and names the keys of the JSON.
@Suite struct RecordingPageTests {
    private static let page = "Documentation/recording.md"
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n", to: "entries.csv")
        try directory.write(#"{ "ownDrinks": [{ "name": "Beer", "drinks": 1.6 }] }"#, to: "profile.json")
        try directory.write(
            #"[{ "preset": "water" }, { "preset": "mood" }, { "preset": "snacking" }, { "preset": "gratitude" }]"#,
            to: "trackers.json")
    }

    private func answer(_ words: [String]) throws -> LogAnswer {
        let recorder = Recorder(path: directory.path, now: AsOfText("2025-10-31T23:00"))
        guard case .answer(let answer) = try recorder.log(LogRequest(words)) else {
            throw CocoaError(.featureUnsupported)
        }
        return answer
    }

    @Test("N-25 every line of the page writes something")
    func commands() throws {
        let text = try Repository.text(Self.page)
        let lines = text.split(separator: "\n").filter {
            $0.hasPrefix("reportgen log ") && !$0.hasPrefix("reportgen log  ")
        }
        #expect(lines.count >= 9)
        for line in lines {
            let command = line.split(separator: "#").first ?? ""
            // Options have tests of their own.
            let words = command.split(separator: " ").dropFirst(2).prefix { !$0.hasPrefix("--") }
            let said = words.map { $0.filter { $0 != "\"" } }
            #expect(try !answer(said).files.isEmpty, "\(line)")
        }
    }

    @Test("every key of the JSON is named, and no other")
    func keys() throws {
        let table = try MarkdownTable("key", in: "JSON", of: Self.page)
        let named = table["key"].flatMap { $0.split(separator: ", ").map { $0.filter { $0 != "`" } } }
        let json = try answer(["steady"]).json(in: .english)
        let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        expectSame(Set(named), Set(try #require(object).keys), on: Self.page)
    }

    @Test("T-11 a file that comes by itself is read as the page shows it")
    func arrivingFile() throws {
        let text = try Repository.text(Self.page)
        let block = try #require(
            text.components(separatedBy: "```csv\n").dropFirst().first?.components(separatedBy: "```").first)
        try directory.write(block, to: "logs/phone.csv")
        try directory.write("date,drinks,timestamp\n2025-10-31,2,2025-10-31T22:10:00+01:00\n", to: "entries/phone.csv")
        let folder = try Recorder(path: directory.path, now: AsOfText("2025-10-31T23:00")).read()
        #expect(folder.diagnostics.isEmpty)
        #expect(folder.history.logs.count == 1)
        #expect(folder.history.entries.count == 2)
    }
}
