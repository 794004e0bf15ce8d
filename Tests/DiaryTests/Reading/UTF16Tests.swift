import Diary
import Model
import Testing

/// Files in UTF-16 with a byte order mark, as some spreadsheets and editors save them.
@Suite struct UTF16Tests {
    private enum ByteOrder: CaseIterable {
        case little, big

        func bytes(_ units: some Sequence<UInt16>) -> [UInt8] {
            ([0xFEFF] + units).flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return self == .little ? [low, high] : [high, low]
            }
        }

        func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: bytes(text.utf16)) }
    }

    private static let texts = [
        "profile.json": "{ name: 'Zoë 💧' }", "trackers.json": "[{ \"preset\": \"water\" }]", "why.md": "Für 💧",
        "notes/2025-10-31.md": "Schön", "entries.csv": "date\tlevel\tnote\r\n31.10.2025\teasy\tcafé 💧\r\n",
        "activities.json": "[{ \"kind\": \"workout\", \"date\": \"2025-10-31\", \"minutes\": 5, \"note\": \"ä\" }]",
        "logs.csv": "timestamp,tracker,note\n2025-10-31T10:00,water,ö\n",
    ]

    @Test("V-14 every file may be UTF-16 in either byte order", arguments: ByteOrder.allCases)
    private func everyFile(order: ByteOrder) throws {
        let loaded = load(Self.texts.map { order.file($0, $1) })
        #expect(loaded.diagnostics.map(\.text) == [])
        let history = try #require(loaded.history)
        #expect(history.profile.name == "Zoë 💧" && history.why == "Für 💧")
        #expect(history.notes.values.map { $0 } == ["Schön"])
        #expect(history.entries.map(\.note) == ["café 💧"] && history.sessions.map(\.note) == ["ä"])
        #expect(history.logs.map(\.note) == ["ö"])
    }

    @Test("a problem names the line and the column, and shows the line", arguments: ByteOrder.allCases)
    private func place(order: ByteOrder) throws {
        let loaded = load([order.file("entries.csv", "note,date,level\r\nä💧,2025-10-31,easy\r\nä💧,2025-10-32,easy\r\n")]
        )
        let problem = try #require(loaded.diagnostics.first)
        #expect(loaded.diagnostics.count == 1)
        #expect((problem.location.line, problem.location.column ?? 0) == (3, 4))
        #expect(problem.location.sourceLine == "ä💧,2025-10-32,easy")
    }

    @Test(
        "half a character is an error with its line", arguments: ByteOrder.allCases,
        [[0xD83D], [0xDCA7], [0xDCA7, 0xD83D], [0xD83D, 0xD83D, 0xDCA7]] as [[UInt16]])
    private func loneSurrogates(order: ByteOrder, units: [UInt16]) throws {
        let csv = Array("date,level,note\n2025-10-30,easy,💧\n2025-10-31,easy,".utf16) + units + Array("\n".utf16)
        let json = Array("[\n\n{ \"note\": \"".utf16) + units + Array("\" }]".utf16)
        let text = Array("a\n\n".utf16) + units
        for (path, units) in [("entries.csv", csv), ("entries.json", json), ("why.md", text), ("profile.json", json)] {
            let files = oneEntry.filter { _ in !path.hasPrefix("entries") }.map {
                SourceFile(path: $0, bytes: Array($1.utf8))
            }
            let loaded = load([SourceFile(path: path, bytes: order.bytes(units))] + files)
            #expect(loaded.history == nil)
            #expect(loaded.diagnostics.map(\.code) == [.notUTF8])
            #expect(loaded.diagnostics.map(\.location.line) == [3])
            #expect(loaded.diagnostics.allSatisfy { $0.text.contains("UTF-16") })
        }
    }

    @Test("half a unit at the end is an error", arguments: ByteOrder.allCases)
    private func oddLength(order: ByteOrder) {
        let bytes = order.bytes("date,level\n2025-10-31,easy".utf16) + [0x20]
        let loaded = load([SourceFile(path: "entries.csv", bytes: bytes)])
        #expect(loaded.history == nil && loaded.diagnostics.map(\.code) == [.notUTF8])
        #expect(loaded.diagnostics.map(\.location.line) == [2])
    }

    @Test("an empty text with a mark is a file without a header", arguments: ByteOrder.allCases)
    private func empty(order: ByteOrder) {
        #expect(load([order.file("entries.csv", "")]).diagnostics.map(\.code) == [.missingHeader])
    }

    @Test("V-14 UTF-16 without a mark is named as what it is", arguments: ByteOrder.allCases)
    private func unmarked(order: ByteOrder) {
        let bytes = Array(order.bytes("date,level\n2025-10-31,easy\n".utf16).dropFirst(2))
        let problems = load([SourceFile(path: "entries.csv", bytes: bytes)]).diagnostics
        #expect(problems.first?.code == .notUTF8)
        #expect(
            problems.first?.text == "UTF-16 without a byte order mark; expected the file to be saved as UTF-8")
    }
}
