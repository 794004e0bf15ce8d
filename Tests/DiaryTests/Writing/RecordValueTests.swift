import Diary
import Model
import TestSupport
import Testing

/// Values that have to be in quotation marks or escaped.
@Suite struct RecordValueTests {
    private static let texts = [
        "plain", "a, b; c\td", "say \"hi\"", "\"", "\"\"", "two\nlines", "two\r\nlines", "old\rMac", "\n", ",\n", ";\"",
        " around ", "  ", "\taround\t", "# not a comment", "=1+1", "+1", "-1", "@x", "'quoted'", "back\\slash", "\\n",
        "</b>",
        "👩‍👩‍👧 🇩🇪", "ä e\u{301}", ",\u{301}", "\"\u{301}\"", ";\u{FE0F}", "\u{FEFF}mark", "\u{2028}\u{2029}\u{85}",
        "\u{0}\u{1F}\u{7F}", "null", "1.5", "1,5", "🏳️‍🌈\"", "\r", "x\n\n\n", "/* c */ // d", "{\"a\": [1]}",
    ]

    private static let files = [
        file("entries.csv", "date,level,note\n2025-10-30,wild,x\n"),
        file("entries.csv", "note;level;date\r\nx;wild;2025-10-30"),
        file("entries.csv", "date\tnote\tlevel\n"),
        file("entries.csv", ""),
        file("entries.json", #"[{"date":"2025-10-30","level":"wild"}]"#),
        file("entries.json", "[\n  {\n    \"date\": \"2025-10-30\",\n    \"level\": \"wild\"\n  }\n]\n"),
        file("entries.json", ""),
    ]

    @Test("every note comes back as it was given", arguments: texts)
    private func notes(_ text: String) throws {
        for file in Self.files { try record(.entry(note: text), in: file) }
    }

    @Test("every text comes back from a file in UTF-16", arguments: [true, false])
    private func utf16(isLittleEndian: Bool) throws {
        for old in ["date,level,note\r\n2025-10-30,wild,ä👍\r\n", "date\tlevel", ""] {
            let units = [0xFEFF] + Array(old.utf16)
            let bytes = units.flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return isLittleEndian ? [low, high] : [high, low]
            }
            for text in Self.texts {
                let change = try record(.entry(note: text), in: SourceFile(path: "entries.csv", bytes: bytes))
                let written = change.after.encodedBytes
                let again = SourceFile(path: "entries.csv", bytes: written)
                #expect(again.bytes == change.after.bytes)
                #expect(written.starts(with: bytes))
            }
        }
    }

    @Test("logs come back with trigger, place and value")
    private func logs() throws {
        for text in ["timestamp,tracker,value\n", "timestamp;tracker;value;trigger;location\n", ""] {
            var wanted = NewRecord.log(.text("2025-10-31T21:04:00+00:00"), "feelings", .text("joy|fear"), note: "a,b")
            wanted.say("trigger", .text("Stress; again"))
            wanted.say("location", .text("Sofa, left"))
            try record(wanted, in: file("logs.csv", text))
            try record(wanted, in: file("logs.json", text.isEmpty ? "" : "[]"))
        }
    }

    @Test("an empty text says nothing, and a second value replaces the first")
    private func empty() throws {
        var wanted = NewRecord.entry(note: "")
        wanted.say("level", .text("wild"))
        wanted.say("source", nil)
        #expect(wanted.fields.map(\.column) == ["date", "level"])
        let change = try record(wanted, in: file("entries.csv", "date,level\n"))
        #expect(change.after.text == "date,level\n2025-10-31,wild\n")
    }
}
