import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// Files that are damaged, of another kind, or made to exhaust the program: each is refused with its line.
@Suite struct NastyFileTests {
    private static let map = """
        { "date": "date", "habits": { "read": { "to": "tracker" }, "n": { "to": "tracker", "mode": "counter" } } }
        """

    private func refusal(_ bytes: [UInt8], map: String? = NastyFileTests.map) -> ImportError? {
        let input = ImportInput([SourceFile(path: "export.csv", bytes: bytes)], isSingleFile: true)
        let context = ImportContext(
            settings: [], loader: loader, mapping: map.map { file("map.json", $0) })
        do throws(ImportError) {
            _ = try ImportFormat.csv.read(input, context)
            return nil
        } catch {
            return error
        }
    }

    private static let header = "date,read,n\n2025-10-30,yes,1\n"

    @Test(
        "text that isn't a table is refused with its line",
        arguments: [
            ("a quote that never closes", header + "2025-10-31,\"yes,2\n", 3, "never closed"),
            ("text behind a quote", header + "2025-10-31,\"yes\"x,2\n", 3, "after a closing"),
            ("a quote inside a cell", header + "2025-10-31,y\"es,2\n", 3, "inside a cell"),
            ("a lone carriage return", header + "2025-10-31,yes\r,2\n", 3, "carriage return"),
            ("more cells than columns", header + "2025-10-31,yes,2,3\n", 3, "4 cells"),
            ("a byte 0", header + "2025-10-31,y\0es,2\n", 3, "byte 0"),
            ("no date", header + "soon,yes,2\n", 3, "not a date"),
            ("a date of no calendar", header + "2025-02-30,yes,2\n", 3, "not a date"),
            ("a date before anybody tracked", header + "0001-01-01,yes,2\n", 3, "not a date"),
            ("a word for neither", header + "2025-10-31,perhaps,2\n", 3, "neither yes nor no"),
            ("a number with a sign", header + "2025-10-31,yes,-2\n", 3, "not a number"),
            (
                "a number of 30 digits", header + "2025-10-31,yes,\(String(repeating: "9", count: 30))\n", 3,
                "not a number"
            ),
            ("a column that is not there", "date,read\n2025-10-31,yes\n", 1, "no column \"n\""),
            ("nothing but a comment", "# nothing\n", 1, "no header"),
        ])
    func text(_: String, text: String, line: Int, words: String) throws {
        let error = try #require(refusal(Array(text.utf8)))
        let fault = error.faults.first
        let told = fault.map(\.text) ?? error.text
        #expect(told.contains(words), "\(error)")
        #expect((fault.map(\.place) ?? error.place)?.number == line)
    }

    @Test("bytes that are not UTF-8 are those of Windows, UTF-16 needs no mark, and half a character of it is refused")
    func encodings() throws {
        let latin = Array(Self.header.utf8) + [0x32, 0xFC, 0x0A]
        #expect(
            refusal(latin)?.faults.map(\.text) == [
                #""2ü" in "date" is not a date; expected e.g. 2025-10-31 or 31.10.2025"#
            ])
        #expect(refusal(Array(Self.header.utf8) + [0x81, 0x0A])?.hint?.contains("--encoding") == true)
        let utf16 = Self.header.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(refusal(utf16) == nil)
        #expect(refusal([0xFF, 0xFE] + utf16) == nil)
        #expect(refusal([0xFF, 0xFE] + utf16 + [0x00, 0xD8, 0x0A, 0x00])?.text.contains("UTF-16") == true)
        #expect(refusal([0xFF, 0xFE] + utf16 + [0x41]) != nil)
    }

    @Test("a cell of more than a megabyte and a row of too many cells are refused")
    func sizes() {
        let long = String(repeating: "x", count: 1 << 21)
        #expect(refusal(Array((Self.header + "2025-10-31,\"\(long)\",1\n").utf8))?.text.contains("bytes") == true)
        let wide = String(repeating: ",", count: 20_000)
        #expect(refusal(Array((Self.header + "2025-10-31,yes,1\(wide)\n").utf8))?.text.contains("cells") == true)
    }

    @Test("more options than a selection has, and more habits than a person, are refused")
    func crowds() throws {
        let rows = (0..<501).map { "\(date("2020-01-01").advanced(by: $0)),word \($0)\n" }.joined()
        let map = #"{ "date": "date", "habits": { "n": { "to": "tracker", "mode": "selection" } } }"#
        #expect(refusal(Array(("date,n\n" + rows).utf8), map: map)?.place?.number == 502)
        let names = (0...1000).map { "h\($0)" }
        let wide =
            "Date,\(names.joined(separator: ",")),\n2020-01-01,\(names.map { _ in "YES_MANUAL" }.joined(separator: ",")),\n"
        var directory = Directory()
        #expect(throws: ImportError.self) { try directory.take(single(wide)) }
    }

    @Test(
        "a mapping that says nothing of use is refused with its line",
        arguments: [
            ("{", 1, "ends inside"), ("[]", 1, "expected an object"), ("{\n \"dates\": \"x\" }", 2, "not a key"),
            (#"{ "habits": {} }"#, 1, "no \"date\""), (#"{ "date": "date" }"#, 1, "no \"habits\""),
            ("{ \"date\": \"date\",\n \"habits\": { \"n\": { \"to\": \"heaven\" } } }", 2, "not a value of \"to\""),
            ("{ \"date\": \"date\",\n \"habits\": { \"n\": { \"to\": \"tracker\", \"id\": \"Ü\" } } }", 2, "not an id"),
            ("{ \"date\": \"date\", \"habits\": { \"n\": { \"to\": \"metric\" } } }", 1, "no \"metric\""),
        ])
    func mappings(map: String, line: Int, words: String) throws {
        let error = try #require(refusal(Array(Self.header.utf8), map: map))
        #expect(error.text.contains(words), "\(error.text)")
        #expect(error.place?.file == "map.json" && error.place?.number == line)
    }

    @Test("every prefix of an export and every flipped byte is taken or refused, and never ends the program")
    func damage() throws {
        let whole = Array(try Repository.text("Tests/ImportingTests/Fixtures/habitbull.csv").utf8)
        for end in whole.indices { attempt(Array(whole[..<end])) }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            var bytes = whole
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            attempt(bytes)
        }
    }

    /// What is imported must be readable.
    private func attempt(_ bytes: [UInt8]) {
        let input = ImportInput([SourceFile(path: "export.csv", bytes: bytes)], isSingleFile: true)
        guard ImportFormat(recognising: input, .ofAllLanguages)?.name == "habitbull" else { return }
        var directory = Directory()
        do {
            try directory.take(input)
        } catch {
            #expect(error is ImportError)
        }
    }
}
