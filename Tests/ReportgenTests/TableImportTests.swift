import Foundation
import TestSupport
import Testing

/// A spreadsheet of one's own, as a person imports it.
@Suite struct TableImportTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    private static let table =
        "Datum;Bier;Schlaf;Laune;Bemerkung\r\n"
        + (1...28).map { "\($0).10.2025;\($0 % 3);7,5;\(1 + $0 % 5);\r\n" }.joined()
        + "31.09.2025;1;7;3;M\u{FC}de\r\n30.10.2025;zwei;7;3;\r\nSumme;28;;;\r\n"

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write(TableImportTests.table.unicodeScalars.map { UInt8($0.value) }, to: "T.csv")
    }

    private func run(_ line: String) throws -> Binary.Run {
        try binary.run(line.split(separator: " ").map(String.init), in: directory.path)
    }

    @Test(
        "V-34 a German sheet with typos: everything wrong is reported at once, and one option leaves these rows out"
    )
    func typos() throws {
        let refused = try run("import T.csv --into jahr")
        #expect(refused.status == 65 && refused.output.contains("\"Bier\": { \"to\": \"drinks\" }"))
        #expect(refused.error.contains("T.csv:30: \"31.09.2025\" in \"Datum\" is not a date; September has 30 days\n"))
        #expect(refused.error.contains("T.csv:31: \"zwei\" in \"Bier\" is not a number from 0\n"))
        #expect(
            refused.error.contains("hint: reportgen import T.csv --into jahr --skip-bad takes it without these rows"))
        #expect(try run("import T.csv --into jahr --yes").status == 65)
        #expect(directory.paths() == ["T.csv"])
        let taken = try run("import T.csv --into jahr --skip-bad --language en")
        #expect(taken.status == 0 && taken.output.contains("levels and drinks: 28 new"), "\(taken.error)")
        #expect(taken.output.contains("windows-1252") && taken.output.contains("rows of sums at the end: 1"))
        #expect(taken.error.contains("2 rows left out, unchanged: import-skipped.csv"))
        #expect(
            directory.text(of: "import-skipped.csv")
                == "Datum;Bier;Schlaf;Laune;Bemerkung\r\n31.09.2025;1;7;3;Müde\r\n30.10.2025;zwei;7;3;\r\n")
        #expect(directory.text(of: "jahr/metrics.csv")?.contains("2025-10-28,sleep,7.5,t,") == true)
        #expect(directory.text(of: "jahr/trackers.json")?.contains("mood-scale") == true)
    }

    @Test(
        "V-34 rows that make no record are reported: without drinks, of future days, or formulas without a result")
    func told() throws {
        try directory.write("Datum;Bier;Laufen\n01.10.2025;;5\n02.10.2025;1;\n31.12.9998;2;\n", to: "A.csv")
        let run = try run("import A.csv --into jahr --yes --language en")
        #expect(
            run.output.contains(
                "rows with a day and no number of drinks; they are no entries, and an empty cell is not 0: 1"))
        #expect(run.output.contains("records of days to come, which count from then on: 1 (9998-12-31"))
        func text(_ text: String) -> String { "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
        let kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
        func relation(_ type: String, _ target: String) -> String {
            "<Relationships><Relationship Id=\"r1\" Type=\"\(kind)\(type)\" Target=\"\(target)\"/></Relationships>"
        }
        let rows = [
            text("Datum") + text("Notiz"), text("1.10.2025") + text("gut"), text("2.10.2025") + "<c><f>A1</f></c>",
        ]
        let book = ZipWriter([
            .init("[Content_Types].xml", "<Types/>"),
            .init("_rels/.rels", relation("officeDocument", "xl/workbook.xml")),
            .init("xl/_rels/workbook.xml.rels", relation("worksheet", "sheet.xml")),
            .init("xl/workbook.xml", "<workbook><sheets><sheet name=\"A\" r:id=\"r1\"/></sheets></workbook>"),
            .init(
                "xl/sheet.xml",
                "<worksheet><sheetData>\(rows.map { "<row>\($0)</row>" }.joined())</sheetData></worksheet>"),
        ])
        try directory.write(book.bytes, to: "F.xlsx")
        #expect(
            try self.run("import F.xlsx --into f --yes").error.contains(
                "F.xlsx:3: \"=A1\" in \"Notiz\" is a formula without a result; open the file in a spreadsheet program and save it"
            ))
        #expect(try self.run("import F.xlsx --into f --skip-bad --language en").status == 0)
        #expect(directory.text(of: "import-skipped.csv") == "Datum,Notiz\n2.10.2025,=A1\n")
        #expect(try self.run("import A.csv F.xlsx --into f").error.contains("one file or folder at a time"))
    }

    @Test(
        "V-34 a file of LibreOffice is read without saving it as CSV; its rows and sheets are named as the program names them"
    )
    func spreadsheet() throws {
        func row(_ cells: String...) -> String {
            let texts = cells.map {
                "<table:table-cell office:value-type=\"string\"><text:p>\($0)</text:p></table:table-cell>"
            }
            return "<table:table-row>\(texts.joined())</table:table-row>"
        }
        let sheet =
            "<table:table table:name=\"Jahr\">" + row("Mein Jahr") + row("Datum", "Bier") + row("31.10.2025", "2")
            + row("1.11.2025", "zwei") + "</table:table><table:table table:name=\"Geld\">" + row("1") + "</table:table>"
        let content =
            "<office:document-content><office:body><office:spreadsheet>\(sheet)</office:spreadsheet></office:body>"
            + "</office:document-content>"
        try directory.write(ZipWriter([.init("mimetype", ""), .init("content.xml", content)]).bytes, to: "T.ods")
        let taken = try run("import T.ods --into jahr --skip-bad --language en")
        #expect(taken.status == 0 && taken.output.contains("levels and drinks: 1 new"), "\(taken.error)")
        #expect(taken.output.contains("other sheets of the file, which --sheet reads: 1 (Geld)"))
        #expect(taken.output.contains("lines above the names of the columns: 1 (Mein Jahr)"))
        #expect(taken.error.contains("T.ods:4: \"zwei\" in \"Bier\" is not a number from 0; left out"))
        #expect(directory.text(of: "import-skipped.csv") == "Mein Jahr,\nDatum,Bier\n1.11.2025,zwei\n")
        #expect(try run("import T.ods --sheet Mai --into jahr").error.contains("hint: it has \"Jahr\", \"Geld\""))
        #expect(try run("import T.csv --sheet Jahr --into jahr").error.contains("only .xlsx and .ods have sheets"))
        let twice = ZipWriter([.init("mimetype", ""), .init("content.xml", content), .init("content.xml", "<a/>")])
        try directory.write(twice.bytes, to: "twice.ods")
        #expect(
            try run("import twice.ods --into jahr").error.contains("content.xml: the archive is damaged: it has two"))
        try directory.write([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], to: "alt.xls")
        #expect(
            try run("import alt.xls --into jahr").error.contains("hint: save it as .xlsx without a password, or as CSV")
        )
    }

    @Test("V-34 the folder remembers: mended rows and the grown sheet need no option, and undo forgets")
    func again() throws {
        #expect(try run("import T.csv --into jahr --skip-bad").status == 0)
        let mended = try #require(directory.text(of: "import-skipped.csv"))
            .replacing("31.09.", with: "30.09.").replacing("zwei", with: "2")
        try directory.write(mended, to: "import-skipped.csv")
        let rest = try run("import import-skipped.csv --into jahr --language en")
        #expect(rest.status == 0 && rest.output.contains("levels and drinks: 2 new"), "\(rest.error)")
        #expect(directory.text(of: "jahr/entries.csv")?.contains("2025-09-30,,1,,t,") == true)
        try directory.write("Datum;Bier;Schlaf;Laune;Bemerkung\n31.10.2025;1;8;5;\n", to: "T.csv")
        #expect(try run("import T.csv --into jahr").status == 0)
        try directory.write("Datum;Bier;Schlaf;Laune;Bemerkung;Puls\n31.10.2025;1;8;5;;60\n", to: "T.csv")
        #expect(try run("import T.csv --into jahr").status == 65, "nobody has said what the new column is")
        #expect(try run("check jahr").status == 0)
        for _ in 0..<3 { #expect(try run("undo jahr").status == 0) }
        #expect(directory.text(of: "jahr/imports.json") == nil)
    }

    @Test(
        "V-34 at a terminal the columns are shown and asked about, with a way back, and rows left out after a question")
    func conversation() throws {
        let terminal = PseudoTerminal(binary.path)
        let arguments = ["import", "T.csv", "--into", "jahr", "--language", "en"]
        let keys = ["no\n", "\n", "<\n", "leave\n", "perhaps\n", "\n", "note\n", "\n"]
        let session = try terminal.run(arguments, in: directory.path, keys: keys)
        #expect(session.status == 0, "\(session.screen)")
        #expect(session.screen.contains("Bier (30 rows: 1; 2; 0): drinks"), "\(session.screen)")
        #expect(session.screen.contains("\"perhaps\" is none of them."))
        #expect(session.screen.contains("1 cell or row cannot be understood. Leave these rows out? [yes]"))
        #expect(directory.text(of: "jahr/entries.csv") == nil)
        #expect(directory.text(of: "jahr/imports.json")?.contains("\"Bier\": { \"to\": \"leave\" }") == true)
    }
}
