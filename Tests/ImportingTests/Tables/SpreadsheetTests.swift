import Diary
import Importing
import Model
import Testing
import Wording

/// Files of Excel and LibreOffice are read as the table that a person sees.
@Suite struct SpreadsheetTests {
    /// A workbook of Excel with sheets; unspecified parts are as its program would write them.
    struct Workbook {
        /// The content of `sheetData` by the name of its sheet.
        var sheets: KeyValuePairs<String, String>
        var texts: [String] = []
        /// Number formats of the styles 1, 2 and so on: a number is one that is built in.
        var formats: [String] = []
        var properties = ""
        var attributes = ""
        /// What is before and after the cells of every sheet.
        var columns = "", rest = ""

        var parts: [String: String] {
            var parts: [String: String] = [:]
            let kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
            func relation(_ id: String, _ type: String, _ target: String) -> String {
                "<Relationship Id=\"\(id)\" Type=\"\(kind)\(type)\" Target=\"\(target)\"/>"
            }
            parts["_rels/.rels"] =
                "<Relationships>\(relation("rId1", "officeDocument", "xl/workbook.xml"))</Relationships>"
            var relations =
                relation("s", "styles", "styles.xml") + relation("t", "sharedStrings", "/xl/sharedStrings.xml")
            var list = ""
            for (index, sheet) in sheets.enumerated() {
                relations += relation("r\(index)", "worksheet", "worksheets/sheet\(index).xml")
                list +=
                    "<sheet name=\"\(sheet.key)\" sheetId=\"\(index + 1)\" r:id=\"r\(index)\" \(index == 0 ? attributes : "")/>"
                parts["xl/worksheets/sheet\(index).xml"] =
                    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<worksheet><dimension ref=\"A1\"/>\(columns)<sheetData>"
                    + "\(sheet.value)</sheetData>\(rest)<extLst><c><f>x</f></c></extLst></worksheet>"
            }
            parts["xl/_rels/workbook.xml.rels"] = "<Relationships>\(relations)</Relationships>"
            parts["xl/workbook.xml"] = "<workbook>\(properties)<sheets>\(list)</sheets></workbook>"
            parts["xl/sharedStrings.xml"] = "<sst>\(texts.map { "<si><t>\($0)</t></si>" }.joined())</sst>"
            let codes = formats.enumerated().filter { Int($0.element) == nil }
                .map { "<numFmt numFmtId=\"\(164 + $0.offset)\" formatCode=\"\($0.element)\"/>" }
            let styles = formats.enumerated().map { "<xf numFmtId=\"\(Int($0.element) ?? 164 + $0.offset)\"/>" }
            parts["xl/styles.xml"] =
                "<styleSheet><numFmts>\(codes.joined())</numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs>"
                + "<cellXfs><xf numFmtId=\"0\"/>\(styles.joined())</cellXfs></styleSheet>"
            return parts
        }

        func text(_ sheet: String? = nil) throws -> String { try SpreadsheetTests.text(.excel, parts, sheet) }
    }

    /// The table of a sheet as comma-separated values.
    static func text(_ kind: Spreadsheet.Kind, _ parts: [String: String], _ sheet: String? = nil) throws -> String {
        let selection = try Spreadsheet.read(kind, named: sheet, of: "T") { name in parts[name].map { Array($0.utf8) } }
        return String(decoding: selection.files[0].bytes, as: UTF8.self)
    }

    /// An OpenDocument with one sheet.
    static func document(_ rows: String, styles: String = "", attributes: String = "") -> [String: String] {
        [
            "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
            "content.xml":
                "<office:document-content>\(styles)<office:body><office:spreadsheet><table:table table:name=\"A\" \(attributes)>"
                + "\(rows)</table:table></office:spreadsheet></office:body></office:document-content>",
        ]
    }

    @Test("V-34 dates, times, texts, truth and formulas are what Excel shows")
    func excel() throws {
        let book = Workbook(
            sheets: [
                "A": """
                <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Bett</t>\
                </is></c><c r="D1" t="str"><v>Sport</v></c><c r="E1" t="s"><v>2</v></c></row>
                <row r="2"><c r="A2" s="1"><v>45961</v></c><c r="B2"><f>1+1</f><v>0.30000000000000004</v></c>\
                <c r="C2" s="2"><v>0.9375</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="s"><v>3</v></c></row>
                <row r="4"><c r="A4" s="3"><v>45962.60416666667</v></c><c r="B4"><v>8.0999999999999996</v></c>\
                <c r="C4" s="4"><v>1.0833333333333333</v></c><c r="D4" t="e"><v>#DIV/0!</v></c><c r="E4"><f>B2*2</f></c></row>
                """
            ],
            texts: ["Datum", "Bier", "Notiz", "zwei\nZeilen, \"so\" da"],
            formats: ["14", "h:mm", "dd.mm.yyyy hh:mm", "[h]:mm:ss"])
        let text = try book.text()
        #expect(
            text == """
                Datum,Bier,Bett,Sport,Notiz
                2025-10-31,0.3,22:30,yes,"zwei\rZeilen, ""so"" da"

                2025-11-01T14:30,8.1,26:00,"#DIV/0!",\u{1}=B2*2

                """)
    }

    @Test("rows that share the date of a merged cell all have it, but no other value; hidden columns are named")
    func mergedCells() throws {
        let cells = [
            ("A1", "Day"), ("B1", "Beer"), ("C1", "Tea"), ("A2", "2025-10-30"), ("B2", "1"), ("C2", "5"), ("B3", "2"),
            ("C4", "3"), ("A4", "2025-10-31"),
        ]
        func cell(_ name: String, _ text: String) -> String { "<c r=\"\(name)\" t=\"str\"><v>\(text)</v></c>" }
        let rows = (1...4).map { row in
            "<row r=\"\(row)\">\(cells.filter { $0.0.hasSuffix("\(row)") }.sorted { $0.0 < $1.0 }.map(cell).joined())</row>"
        }
        let book = Workbook(
            sheets: ["A": rows.joined()], columns: "<cols><col min=\"3\" max=\"3\" hidden=\"1\"/></cols>",
            rest: "<mergeCells><mergeCell ref=\"A2:A3\"/><mergeCell ref=\"C2:C3\"/></mergeCells>")
        #expect(try book.text() == "Day,Beer,Tea\n2025-10-30,1,5\n2025-10-30,2\n2025-10-31,,3\n")
        func text(_ value: String) -> String {
            "office:value-type=\"string\"><text:p>\(value)</text:p></table:table-cell>"
        }
        let document = Self.document(
            "<table:table-column/><table:table-column table:visibility=\"collapse\"/>"
                + "<table:table-row><table:table-cell \(text("Day"))<table:table-cell \(text("Beer"))</table:table-row>"
                + "<table:table-row><table:table-cell table:number-rows-spanned=\"2\" \(text("2025-10-30"))"
                + "<table:table-cell \(text("1"))</table:table-row>"
                + "<table:table-row><table:covered-table-cell/><table:table-cell \(text("2"))</table:table-row>")
        #expect(try Self.text(.openDocument, document) == "Day,Beer\n2025-10-30,1\n2025-10-30,2\n")
        for (kind, parts) in [(Spreadsheet.Kind.excel, book.parts), (.openDocument, document)] {
            let input = try Spreadsheet.read(kind, named: nil, of: "T.xlsx") { name in
                parts[name].map { Array($0.utf8) }
            }
            let draft = try ImportFormat.draft(of: input, .ofAllLanguages)
            let context = ImportContext(settings: [], loader: loader, mapping: draft.file)
            let imported = try ImportFormat.csv.read(input, context)
            #expect(imported.notices.count(.hiddenColumn) == 1)
        }
    }

    @Test(
        "V-34 a date is recognised by its format",
        arguments: [
            ("yyyy\\-mm\\-dd", "2025-10-31"), ("[$-407]d. mmmm yyyy;@", "2025-10-31"), ("mmm yy", "2025-10-31"),
            ("17", "2025-10-31"), ("22", "2025-10-31"), ("[Red]0.00", "45961"), ("0.00E+00", "45961"),
            ("General", "45961"), ("Standard", "45961"), ("0 \\d", "45961"), ("0 &quot;days&quot;", "45961"),
            ("[$€-407] #,##0.00", "45961"), ("0_d", "45961"), ("[h]:mm", "1103064:00"), ("h:mm AM/PM", "0:00"),
            ("0.0%", "4596100"),
        ])
    func formats(code: String, expected: String) throws {
        let book = Workbook(
            sheets: ["A": "<row><c t=\"inlineStr\"><is><t>a</t></is></c></row><row><c s=\"1\"><v>45961</v></c></row>"],
            formats: [code])
        #expect(try book.text() == "a\n\(expected)\n")
    }

    @Test("V-34 days count from 1900 with a day that never was, or from 1904")
    func epochs() throws {
        func text(_ number: String, _ properties: String) throws -> String {
            let rows = "<row><c><v>1</v></c></row><row><c s=\"1\"><v>\(number)</v></c></row>"
            return try Workbook(sheets: ["A": rows], formats: ["14"], properties: properties).text()
        }
        #expect(try text("1", "") == "1\n1900-01-01\n")
        #expect(try text("59", "") == "1\n1900-02-28\n")
        #expect(try text("61", "") == "1\n1900-03-01\n")
        #expect(try text("44499", "<workbookPr date1904=\"1\"/>") == "1\n2025-10-31\n")
        #expect(try text("-5", "") == "1\n-5\n", "no date is before")
        #expect(try text("45961.9999999", "") == "1\n2025-11-01\n", "a second is the least")
    }

    @Test("V-34 a text such as 2,5 means decimals with a comma in the whole sheet")
    func decimalComma() throws {
        let rows = """
            <row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>\
            <row><c><v>17.002</v></c><c t="s"><v>2</v></c></row>
            """
        let book = Workbook(sheets: ["A": rows], texts: ["Schritte; viele", "Bier", "2,5"])
        #expect(try book.text() == "\"Schritte; viele\";Bier\n17,002;\"2,5\"\n")
    }

    @Test("V-34 the first sheet that is shown and not empty is read, or one by its name")
    func sheets() throws {
        let row = "<row><c><v>1</v></c></row>"
        let book = Workbook(
            sheets: ["Alt": row, "Leer": "", "Tagebuch": "<row><c><v>2</v></c></row>", "Kosten": row],
            attributes: "state=\"hidden\"")
        #expect(try book.text() == "2\n")
        #expect(try book.text("kosten") == "1\n" && book.text("Alt") == "1\n")
        let selection = try Spreadsheet.read(.excel, named: nil, of: "T") { book.parts[$0].map { Array($0.utf8) } }
        #expect(selection.otherSheets == ["Kosten"])
        #expect(throws: ImportError.self) { try book.text("Koste") }
    }

    @Test("V-34 a cell is what a person sees in it: digits, clocks, empty results, errors, fractions of seconds")
    func seen() throws {
        func cells(_ cells: String, _ formats: [String] = ["h:mm", "[h]:mm", "0%"]) throws -> String {
            try Workbook(sheets: ["A": "<row><c><v>1</v></c></row><row>\(cells)</row>"], formats: formats).text()
        }
        #expect(
            try cells("<c><v>1.1904761904761905</v></c><c><v>0.3333333333333333</v></c>")
                == "1,\n1.19047619,0.333333333\n")
        #expect(
            try cells("<c><v>-2.6666666666666665</v></c><c><v>1234567.125</v></c>") == "1,\n-2.666666667,1234567.125\n")
        #expect(
            try cells("<c s=\"1\"><v>45931.966</v></c><c s=\"1\"><v>1.5</v></c><c s=\"2\"><v>1.5</v></c>")
                == "1,,\n23:11:02,12:00,36:00\n")
        #expect(try cells("<c s=\"3\"><v>0.81</v></c>") == "1\n81\n")
        #expect(try cells("<c t=\"str\"><f>IF(A1,\"\")</f><v></v></c><c><v>2</v></c>") == "1,\n,2\n")
        let rows = """
            <table:table-row><table:table-cell office:value-type="date" office:date-value="2025-01-01T23:59:59.99"/>\
            <table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p>\
            </table:table-cell><table:table-cell table:formula="of:=IF([.A1];&quot;&quot;)"/><table:table-cell \
            office:value-type="percentage" office:value="0.5"/><table:table-cell office:value-type="date" \
            office:date-value="1899-12-30T07:30:00"/></table:table-row>
            """
        #expect(try Self.text(.openDocument, Self.document(rows)) == "2025-01-02,\"#N/A\",,50,7:30\n")
    }

    @Test("V-34 an overview before the sheet with the days is passed over")
    func overview() throws {
        let days = (45961...45964).map { "<row><c s=\"1\"><v>\($0)</v></c><c><v>2</v></c></row>" }.joined()
        let book = Workbook(
            sheets: ["Übersicht": "<row><c><v>1</v></c><c><v>2</v></c></row>", "2025": days], formats: ["14"])
        #expect(try book.text().hasPrefix("2025-10-31,2\n"))
    }

    @Test("V-34 an OpenDocument is read: repeated cells, notes of cells, merged cells, blanks")
    func openDocument() throws {
        let rows = """
            <table:table-header-rows><table:table-row><table:table-cell office:value-type="string"><text:p>Datum</text:p>\
            </table:table-cell><table:table-cell office:value-type="string"><text:p>Bier</text:p></table:table-cell>\
            <table:table-cell office:value-type="string"><text:p>Wein</text:p></table:table-cell></table:table-row>\
            </table:table-header-rows>
            <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/>\
            </table:table-row>
            <table:table-row><table:table-cell office:value-type="date" office:date-value="2025-10-31T00:00:00">\
            <office:annotation><text:p>not this</text:p></office:annotation><text:p>31.10.25</text:p></table:table-cell>\
            <table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="2.5"/></table:table-row>
            <table:table-row><table:table-cell office:value-type="date" office:date-value="2025-11-01T07:30:00"/>\
            <table:covered-table-cell/><table:table-cell office:value-type="string"><text:p>a <text:span>b</text:span>\
            <text:s text:c="2"/>c</text:p><text:p>d<text:line-break/>e</text:p></table:table-cell></table:table-row>
            <table:table-row><table:table-cell office:value-type="time" office:time-value="PT07H30M00S"/><table:table-cell \
            office:value-type="boolean" office:boolean-value="false"/><table:table-cell table:formula="of:=[.B2]"/></table:table-row>
            <table:table-row table:number-rows-repeated="1048569"><table:table-cell/></table:table-row>
            """
        #expect(
            try Self.text(.openDocument, Self.document(rows)) == """
                Datum,Bier,Wein


                2025-10-31,2.5,2.5
                2025-11-01T07:30,,"a b  c\rd\re"
                7:30,no

                """)
    }

    @Test("V-34 texts as Excel stores them: runs, signs that XML cannot contain, phonetic readings")
    func texts() throws {
        var parts = Workbook(sheets: ["A": "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>"]).parts
        parts["xl/sharedStrings.xml"] = """
            <sst><si><r><t xml:space="preserve">Bi </t></r><r><t>er</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>\
            <si><t>a_x000D_\nb_x00e4_ &amp;amp; _xyz_ &lt;<![CDATA[<c>]]></t></si></sst>
            """
        #expect(try Self.text(.excel, parts) == "Bi er,\"a\rbä &amp; _xyz_ <<c>\"\n")
    }

    @Test("V-34 what is damaged, hostile or of another kind is refused with a reason")
    func refused() throws {
        func reason(_ kind: Spreadsheet.Kind, _ parts: [String: String]) -> String {
            do throws(ImportError) {
                _ = try Spreadsheet.read(kind, named: nil, of: "T") { parts[$0].map { Array($0.utf8) } }
                return ""
            } catch {
                return error.text
            }
        }
        func sheet(_ data: String) -> [String: String] { Workbook(sheets: ["A": data], texts: ["a"]).parts }
        #expect(reason(.excel, sheet("")) == "the file has no sheet with cells in it")
        #expect(reason(.excel, ["[Content_Types].xml": ""]).contains("without a sheet"), "a document of Word")
        #expect(reason(.excel, sheet("<row><c t=\"s\"><v>7</v></c></row>")).contains("the text 7"))
        #expect(reason(.excel, sheet("<row><c><v>x1</v></c></row>")).contains("expected a number"))
        #expect(reason(.excel, sheet("<row><c><v>nan</v></c></row>")).contains("expected a number"))
        #expect(reason(.excel, sheet("<row r=\"9223372036854775807\"/><row><c/></row>")).contains("there is no row"))
        #expect(reason(.excel, sheet("<row><c r=\"A9223372036854775807\"/></row>")).contains("no place of a cell"))
        #expect(reason(.excel, sheet("<row r=\"0\"><c><v>1</v></c></row>")).contains("row 0"))
        #expect(reason(.excel, sheet("<row r=\"2000000\"><c><v>1</v></c></row>")).contains("row 2000000"))
        #expect(reason(.excel, sheet("<row><c r=\"AAAA1\"><v>1</v></c></row>")).contains("no place of a cell"))
        #expect(reason(.excel, sheet("<row><c r=\"B1\"><v>1</v></c><c r=\"A1\"><v>1</v></c></row>")).contains("order"))
        #expect(reason(.excel, sheet("<row><c><v>1</v></row>")) == "an element ends that did not begin")
        #expect(reason(.excel, sheet("<row></sheetData>")) == "an element ends that did not begin")
        #expect(reason(.excel, sheet(String(repeating: "<a>", count: 300))).contains("too deeply"))
        var parts = sheet("<row><c t=\"s\"><v>0</v></c></row>")
        parts["xl/sharedStrings.xml"] = "<!DOCTYPE a [<!ENTITY b \"c\">]><sst><si><t>&b;</t></si></sst>"
        #expect(reason(.excel, parts) == "a declaration, which no spreadsheet has")
        parts["xl/sharedStrings.xml"] = "<sst><si><t>a"
        #expect(reason(.excel, parts).contains("ends before"))
        var locked = Self.document("")
        locked["META-INF/manifest.xml"] = "<manifest:encryption-data/>"
        #expect(reason(.openDocument, locked) == "the file is protected by a password")
        let wide =
            "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell table:number-columns-repeated=\"16384\""
            + " office:value-type=\"float\" office:value=\"1\"/></table:table-row>"
        #expect(reason(.openDocument, Self.document(wide)).contains("row 1 is longer"))
        let blanks =
            "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>"
            + String(repeating: "<text:s text:c=\"100\"/>", count: 12_000)
            + "</text:p></table:table-cell></table:table-row>"
        #expect(reason(.openDocument, Self.document(blanks)) == "a cell has more than 1 MB")
        let long = String(repeating: "a", count: 100_000)
        let heavy =
            "<table:table-row table:number-rows-repeated=\"100000\"><table:table-cell office:value-type=\"string\"><text:p>"
            + "\(long)</text:p></table:table-cell></table:table-row>"
        #expect(reason(.openDocument, Self.document(heavy)) == "the cells have more than 64 MB of text")
    }
}
