import Diary
import Importing
import Testing

/// Spreadsheet files that are made to exhaust the program, which are refused, or that can be read in two ways.
@Suite struct SpreadsheetLimitTests {
    private typealias Workbook = SpreadsheetTests.Workbook

    private func reason(_ kind: Spreadsheet.Kind, _ parts: [String: String]) -> String {
        do throws(ImportError) {
            _ = try Spreadsheet.read(kind, named: nil, of: "T") { parts[$0].map { Array($0.utf8) } }
            return ""
        } catch {
            return error.text
        }
    }

    /// A row of an OpenDocument with one text.
    private func row(_ text: String, times: Int = 1) -> String {
        "<table:table-row table:number-rows-repeated=\"\(times)\"><table:table-cell office:value-type=\"string\">"
            + "<text:p>\(text)</text:p></table:table-cell></table:table-row>"
    }

    private func row(_ day: Int) -> String { "<row><c s=\"1\"><v>\(day)</v></c><c><v>2</v></c></row>" }

    private var days: String { row(45961) + row(45962) }

    /// Replaces a text that occurs once in a part.
    private func replacing(
        _ text: String, with new: String, in part: String, of parts: [String: String]
    ) -> [String: String] {
        var parts = parts
        parts[part] = parts[part]?.replacing(text, with: new)
        return parts
    }

    @Test("V-34 a text that many cells name counts for each of them, blanks too", arguments: ["a", " "])
    func sharedText(letter: String) {
        let cells = String(repeating: "<c t=\"s\"><v>0</v></c>", count: 100)
        let book = Workbook(sheets: ["A": "<row>\(cells)</row>"], texts: [String(repeating: letter, count: 1 << 20)])
        #expect(reason(.excel, book.parts) == "the cells have more than 64 MB of text")
    }

    @Test("V-34 the limit of text is one for all sheets of a file")
    func allSheets() throws {
        let text = String(repeating: "a", count: 50_000)
        func sheets(_ rows: String...) -> [String: String] {
            SpreadsheetTests.document(rows.joined(separator: "</table:table><table:table>"))
        }
        let (texts, days) = (row(text, times: 900), row("2025-10-31") + row("2025-11-01"))
        #expect(try SpreadsheetTests.text(.openDocument, sheets(texts, days)) == "2025-10-31\n2025-11-01\n")
        #expect(reason(.openDocument, sheets(texts, texts, days)) == "the cells have more than 64 MB of text")
    }

    @Test("V-34 more rows than a table may have are refused before they are counted one by one")
    func rows() {
        #expect(
            reason(.openDocument, SpreadsheetTests.document(row("a", times: 1_000_000)))
                == "the sheet has more than 300000 rows")
    }

    @Test("V-34 a sheet without dates is read no further than is needed to know that")
    func beginning() throws {
        let overview = String(repeating: "<row><c><v>1</v></c></row>", count: 1001)
        let book = Workbook(
            sheets: [
                "Sums": overview + "<row><c><v>x1</v></c></row>", "Days": days, "Costs": "<row><c><v>1</v></c><c><v>x",
            ],
            formats: ["14"])
        let selection = try Spreadsheet.read(.excel, named: nil, of: "T") { book.parts[$0].map { Array($0.utf8) } }
        #expect(String(decoding: selection.files[0].bytes, as: UTF8.self).hasPrefix("2025-10-31,2\n"))
        #expect(selection.otherSheets == ["Sums", "Costs"])
    }

    @Test("V-34 a file with two answers to one question is refused, so that it never means another thing the next time")
    func twice() {
        let parts = Workbook(sheets: ["A": days, "B": days], texts: ["a"]).parts
        let list = "xl/_rels/workbook.xml.rels"
        #expect(reason(.excel, parts).isEmpty)
        let sameSheet = replacing("r:id=\"r1\"", with: "r:id=\"r0\"", in: "xl/workbook.xml", of: parts)
        #expect(reason(.excel, sameSheet) == "two sheets are the part xl/worksheets/sheet0.xml")
        for type in ["sharedStrings", "styles"] {
            let other = "<Relationship Id=\"u\" Type=\"x/\(type)\" Target=\"other.xml\"/></Relationships>"
            let twoParts = replacing("</Relationships>", with: other, in: list, of: parts)
            #expect(reason(.excel, twoParts) == "the file has two parts of the type \(type)")
        }
        #expect(
            reason(.excel, replacing("Id=\"r1\"", with: "Id=\"r0\"", in: list, of: parts)) == "two parts have the id r0"
        )
    }

    @Test("V-34 sheets, parts and formats without end are refused or passed over")
    func endless() throws {
        let tables = String(repeating: "</table:table><table:table>", count: 1000)
        #expect(
            reason(.openDocument, SpreadsheetTests.document(row("a") + tables)) == "the file has more than 1000 sheets")
        let parts = Workbook(sheets: ["A": days], formats: ["14"]).parts
        let relations = (0...10_000).map { "<Relationship Id=\"x\($0)\" Type=\"x\" Target=\"a\"/>" }.joined()
        #expect(
            reason(
                .excel,
                replacing(
                    "</Relationships>", with: relations + "</Relationships>", in: "xl/_rels/workbook.xml.rels",
                    of: parts))
                == "too many parts")
        let codes = (0...10_000).map { "<numFmt numFmtId=\"\(1000 + $0)\" formatCode=\"0\"/>" }.joined()
        #expect(
            reason(.excel, replacing("</numFmts>", with: codes + "</numFmts>", in: "xl/styles.xml", of: parts))
                == "too many formats")
        let long = Workbook(sheets: ["A": row(45961)], formats: ["yyyy" + String(repeating: " ", count: 300)])
        #expect(try long.text() == "45961,2\n")
    }

    @Test("V-34 a text of a megabyte isn't a date")
    func longDate() throws {
        let text = "2025-10-31T07:30:00." + String(repeating: "0", count: 1000)
        let document = SpreadsheetTests.document(row(text) + row(text))
        let two = replacing(
            "</table:table>", with: "</table:table><table:table>\(row("2025-10-31"))\(row("2025-11-01"))</table:table>",
            in: "content.xml", of: document)
        #expect(try SpreadsheetTests.text(.openDocument, two) == "2025-10-31\n2025-11-01\n")
    }
}
