import Diary
import Model
import TestSupport
import Testing

@Suite struct CSVReadingTests {
    private func notes(_ text: String) throws -> [String?] {
        try history(["entries.csv": text]).entries.map(\.note)
    }

    @Test("a cell in quotation marks may hold commas, quotation marks and line ends")
    func quoted() throws {
        let text = "date,level,note\n2025-10-30,easy,\"wine, \"\"red\"\"\nand water\"\n\"2025-10-31\",\"steady\",\"\"\n"
        #expect(try notes(text) == ["wine, \"red\"\nand water", nil])
    }

    @Test("lines may end with CRLF, and a CRLF inside a cell stays as it is")
    func windowsLineEnds() throws {
        let text = "date,level,note\r\n2025-10-30,easy,plain\r\n2025-10-31,steady,\"two\r\nlines\"\r\n"
        #expect(try notes(text) == ["plain", "two\r\nlines"])
    }

    @Test("a byte order mark isn't part of the first column's name")
    func byteOrderMark() throws {
        #expect(try notes("\u{FEFF}date,level,note\n2025-10-31,easy,ä\n") == ["ä"])
        #expect(try notes("\u{FEFF}\"note\",date,level\nä,2025-10-31,easy\n") == ["ä"])
    }

    @Test("the last line needs no end, whether its last cell is plain, quoted or empty", arguments: ["x", "\"x\"", ""])
    func lastLine(cell: String) throws {
        #expect(try notes("date,level,note\n2025-10-31,easy," + cell) == [cell.isEmpty ? nil : "x"])
    }

    @Test("columns may be in any order, and names and levels are matched in any case")
    func columns() throws {
        let entries = try history(["entries.csv": "NOTE,Level,DATE\nx,EASY,2025-10-31\n"]).entries
        #expect(entries.map(\.level) == [.easy])
        #expect(entries.map(\.day) == [date("2025-10-31")])
    }

    @Test("spaces around names and values other than prose do not matter")
    func spaces() throws {
        let entry = try history(["entries.csv": "date , level, note\n 2025-10-31 , easy , a b \n"]).entries.first
        #expect(entry?.level == .easy)
        #expect(entry?.note == " a b ")
    }

    @Test("records know the physical line of their first character")
    func lines() throws {
        let text =
            "\u{FEFF}\r\ndate,level,note\r\n\r\n2025-10-29,easy,\"a\r\nb\r\nc\"\r\n\r\n"
            + "2025-10-30,easy,\r\n2025-10-31,wild,"
        #expect(try history(["entries.csv": text]).entries.map(\.origin.line) == [4, 8, 9])
    }

    @Test("every row of a long file arrives, whatever its cells hold")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 1)
        let pieces = ["a", "\"", ",", "\n", "\r\n", "é", "💧", " ", "\"\"", ";", "\t"]
        var written: [String] = []
        var text = "level,note,date\n"
        let first = date("2020-01-01")
        for index in 0..<500 {
            let note = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            written.append(note)
            text += "steady,\"\(note.replacing("\"", with: "\"\""))\",\(first.advanced(by: index))\n"
        }
        let entries = try history(["entries.csv": text]).entries
        #expect(entries.map(\.note) == written)
        #expect(entries.map(\.day) == (0..<500).map { first.advanced(by: $0) })
    }
}
