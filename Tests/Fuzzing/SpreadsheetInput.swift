import Diary
import Importing

/// A file of Excel or LibreOffice, one part of which is the input.
enum SpreadsheetInput {
    private static let relations = """
        <Relationships><Relationship Id="r1" Type="a/officeDocument" Target="xl/workbook.xml"/></Relationships>
        """
    private static let bookRelations = """
        <Relationships><Relationship Id="r1" Type="a/worksheet" Target="sheet.xml"/>\
        <Relationship Id="r2" Type="a/sharedStrings" Target="texts.xml"/>\
        <Relationship Id="r3" Type="a/styles" Target="styles.xml"/></Relationships>
        """
    private static let parts: [String: String] = [
        "_rels/.rels": relations, "xl/_rels/workbook.xml.rels": bookRelations,
        "xl/workbook.xml": "<workbook><sheets><sheet name=\"A\" r:id=\"r1\"/></sheets></workbook>",
        "xl/texts.xml": "<sst><si><t>Date</t></si><si><t>Beer</t></si></sst>",
        "xl/styles.xml": "<styleSheet><cellXfs><xf/><xf numFmtId=\"14\"/></cellXfs></styleSheet>",
        "xl/sheet.xml": """
        <worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>\
        <row><c s="1"><v>45961</v></c><c><v>2</v></c></row></sheetData></worksheet>
        """,
    ]
    private static let places = [
        "xl/sheet.xml", "xl/texts.xml", "xl/styles.xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "content.xml",
    ]

    /// The first byte chooses the part; if the file can be read, its table is valid.
    static func read(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let place = places[Int(first) % places.count]
        let kind: Spreadsheet.Kind = place == "content.xml" ? .openDocument : .excel
        let sheet = try? Spreadsheet.read(kind, named: nil, of: "T.xlsx") { name in
            name == place ? Array(bytes.dropFirst()) : parts[name].map { Array($0.utf8) }
        }
        guard let sheet else { return }
        do throws(CSVTable.Fault) {
            var table = try CSVTable(sheet.files[0])
            while let row = try table.next() { promise(row.line <= 1 << 20, "a row behind the last") }
        } catch {
            promise(
                error.text.contains("expected at most") || error.text.contains("no text"),
                "a sheet is written as no table: \(error.text)")
        }
    }
}
