import Foundation
import ProgressAnalysis
import TestSupport
import Testing

@testable import ReportFiles

@Suite("The page that takes taps without a server")
struct PhonePageTests {
    private static let files = [
        "trackers.json":
            #"[{ "preset": "water" }, { "preset": "mood" }, { "id": "x", "name": "A </script> \"b\" ‹c›", "type": "good", "trackingMode": "yesNo" }]"#
    ]

    private func page(_ profile: String = "{}") throws -> Element {
        var folder = Folder(levels: "S").with("profile.json", profile)
        for (path, text) in PhonePageTests.files { folder = folder.with(path, text) }
        let bytes = try #require(try folder.site().bytes(PhonePage.path))
        let reader = HTMLReader(page: bytes)
        #expect(reader.faults == [])
        return reader.root
    }

    @Test("V-24 names its script by the hash of it, so that no other script runs")
    func hash() throws {
        let script = "\(PhonePage.script)"
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "openssl dgst -sha256 -binary | openssl base64 -A"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        input.fileHandleForWriting.write(Data(script.utf8))
        try input.fileHandleForWriting.close()
        let hash = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect("\(PhonePage.scriptHash)" == "sha256-\(hash)")
        let policy = try page().all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
        #expect(policy?.attributes["content"]?.contains("script-src 'sha256-\(hash)'") == true)
    }

    @Test("has a button for each answer, and of names nothing that could end its script")
    func buttons() throws {
        let buttons = try page().all("button").filter { $0.attributes["data-words"] != nil }
        let words = buttons.compactMap { $0.attributes["data-words"] }
        #expect(words.prefix(3) == ["steady", "easy", "wild"])
        #expect(buttons.contains { $0.attributes["data-tracker"] == "water" && $0.attributes["data-words"] == "2" })
        for button in buttons {
            let values = Data((button.attributes["data-values"] ?? "").utf8)
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: values) }
        }
        #expect(try page(#"{ "aim": "stop" }"#).all("button").first?.attributes["data-words"] == "0")
        let habits = try #require(Folder.life("ten-habits").site().bytes(PhonePage.path))
        let taps = HTMLReader(page: habits).root.all("button").filter { $0.attributes["data-words"] != nil }
        #expect(!taps.isEmpty && taps.allSatisfy { $0.attributes["data-tracker"] != nil }, "no drinks, no minutes")
    }

    @Test("holds no record and no address, and the public has none")
    func privacy() throws {
        let folder = Folder(levels: "SEW").with(
            "profile.json", #"{ "name": "Nora", "siteUrl": "https://nora.example/" }"#
        )
        .with("logs.csv", "timestamp,tracker,value,note\n2025-10-30T21:00,water,7,secret\n")
        .with("trackers.json", #"[{ "preset": "water" }]"#)
        let text = try folder.site().text(PhonePage.path)
        for word in ["secret", "2025", "nora.example"] { #expect(!text.contains(word), "\(word)") }
        #expect(try Site(folder.analysis().publicEdition).bytes(PhonePage.path) == nil)
    }
}
