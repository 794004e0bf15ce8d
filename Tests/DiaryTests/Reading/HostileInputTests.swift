import Diary
import Model
import TestSupport
import Testing

@Suite struct HostileInputTests {
    private static let paths = [
        "profile.json", "trackers.json", "entries.csv", "entries.json", "activities.csv", "activities.json", "logs.csv",
        "logs.json", "metrics.csv", "metrics.json", "why.md", "notes/2025-10-31.md",
    ]

    /// Loads files and expects what is true for any files.
    private func check(_ files: [SourceFile], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let loaded = load(files)
        let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
        #expect((loaded.history == nil) == hasErrors, sourceLocation: sourceLocation)
        for diagnostic in loaded.diagnostics where diagnostic.code != .noRecords {
            let file = files.first { $0.path == diagnostic.location.file }
            let lineCount = (file?.bytes.count { $0 == UInt8(ascii: "\n") } ?? -1) + 1
            #expect((1...max(1, lineCount)).contains(diagnostic.location.line), sourceLocation: sourceLocation)
            #expect(file != nil && (diagnostic.location.column ?? 1) >= 1, sourceLocation: sourceLocation)
            #expect(!diagnostic.text.isEmpty, sourceLocation: sourceLocation)
        }
    }

    @Test("any single byte is answered, never with a crash", arguments: paths)
    func singleBytes(path: String) {
        for byte in UInt8.min ... .max { check([SourceFile(path: path, bytes: [byte])]) }
    }

    @Test("an empty file is answered, never with a crash", arguments: paths)
    func empty(path: String) {
        check([SourceFile(path: path, bytes: [])])
    }

    @Test(
        "lists and objects nested without end are an error",
        arguments: ["profile.json", "trackers.json", "entries.json", "logs.json"])
    func deepNesting(path: String) {
        for piece in ["[", "{\"a\":", "[[{\"a\":["] {
            let files = [SourceFile(path: path, bytes: Array(String(repeating: piece, count: 50_000).utf8))]
            check(files)
            #expect(load(files).history == nil)
        }
    }

    @Test("numbers without end are an error", arguments: ["1", "1.", "-", "0.0", "1e"])
    func hugeNumbers(start: String) {
        let number = start + String(repeating: "9", count: 20_000)
        for (path, text) in [
            ("entries.csv", "date,drinks\n2025-10-31,\(number)\n"),
            ("entries.json", "[{ \"date\": \"2025-10-31\", \"drinks\": \(number) }]"),
            ("profile.json", "{ \"pricePerDrink\": \(number) }"), ("profile.json", "{ \"minMinutes\": \(number) }"),
            ("trackers.json", "[{ \"preset\": \"water\", \"dailyGoal\": \(number) }]"),
        ] {
            let files = [SourceFile(path: path, bytes: Array(text.utf8))]
            check(files)
            #expect(load(files).diagnostics.contains { $0.severity == .error })
        }
    }

    @Test(
        "cells, keys and names without end are answered",
        arguments: ["\"", "a", ",", "\r", "\n", "\0", "💧", "\u{301}", "\"\"", "\",\n"])
    func endless(piece: String) {
        let text = String(repeating: piece, count: 1000)
        check([SourceFile(path: "entries.csv", bytes: Array(text.utf8))])
        check([SourceFile(path: "entries.csv", bytes: Array(("date,level,note\n2025-10-31,easy," + text).utf8))])
        check([SourceFile(path: "entries.json", bytes: Array("[{ \"\(text)\": \"\(text)\" }]".utf8))])
        check([SourceFile(path: "profile.json", bytes: Array("{ \(text): \"\(text)\" }".utf8))])
    }

    @Test(
        "a NUL in the middle of a file is answered",
        arguments: [
            ("entries.csv", "date,level\n2025-10-31,ea␀sy\n"), ("entries.csv", "date,le␀vel\n2025-10-31,easy\n"),
            ("entries.json", "[␀]"), ("profile.json", "␀"), ("trackers.json", "[{ \"preset\": \"mo␀od\" }]"),
            ("logs.json", "[{ \"tracker\": \"\\u0000\", \"timestamp\": \"\" }]"),
        ])
    func nulBytes(path: String, text: String) {
        let files = [SourceFile(path: path, bytes: MarkedText(text).bytes)]
        check(files)
        #expect(load(files).history == nil)
    }

    @Test(
        "timestamps at the ends of the calendar are answered",
        arguments: [
            "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00",
            "9999-12-31T23:59:59.999999999",
        ])
    func endsOfTime(text: String) {
        for zone in ["UTC", "Europe/Berlin", "Pacific/Apia"] {
            check([
                SourceFile(
                    path: "profile.json", bytes: Array("{ \"timeZone\": \"\(zone)\", \"dayStart\": \"11:59\" }".utf8)),
                SourceFile(path: "activities.csv", bytes: Array("kind,minutes,start\nworkout,5,\(text)\n".utf8)),
            ])
        }
    }

    @Test("a folder with bytes changed, added or taken away anywhere is answered, never with a crash")
    func mutations() {
        var generator = SeededGenerator(seed: 4)
        let nasty: [UInt8] = Array("\"\",,\n\r{}[]:/*'\\|-.09eE \0".utf8) + [0xE9, 0xFF, 0xC3, 0xEF, 0xBB, 0xBF]
        for _ in 0..<400 {
            var files = SoundFolder.files
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                let index = Int.random(in: 0..<files.count, using: &generator)
                var bytes = files[index].bytes
                let start = Int.random(in: 0...bytes.count, using: &generator)
                let end = min(bytes.count, start + Int.random(in: 0...3, using: &generator))
                let count = Int.random(in: 0...3, using: &generator)
                let new = (0..<count).map { _ in nasty[Int.random(in: 0..<nasty.count, using: &generator)] }
                bytes.replaceSubrange(start..<end, with: new)
                files[index] = SourceFile(path: files[index].path, bytes: bytes)
            }
            check(files)
        }
    }
}
