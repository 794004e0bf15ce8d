import Diary

/// A spreadsheet of LibreOffice and other programs: `.ods`.
struct OpenDocumentBook: SpreadsheetBook {
    private(set) var names: [String] = []
    private(set) var hidden: Set<Int> = []
    private let content: [UInt8]
    /// The place in the content at which each sheet begins.
    private var places: [Int] = []

    private static let part = "content.xml"

    /// Reads the names of the sheets; throws if the file is protected, damaged, or not a spreadsheet.
    init(_ parts: Spreadsheet.Parts) throws(ImportError) {
        if let manifest = try parts("META-INF/manifest.xml"),
            String(decoding: manifest, as: UTF8.self).contains("encryption-data")
        {
            throw ImportError("the file is protected by a password", hint: "save it without one, or as CSV")
        }
        guard let content = try parts(OpenDocumentBook.part) else { throw ImportError("the file has no content") }
        self.content = content
        var isSpreadsheet = false
        var hiddenStyles: Set<String> = []
        var style = ""
        try XMLScanner.visit(content, of: OpenDocumentBook.part) { tag, scanner throws(ImportError) in
            if tag.isNamed("office:spreadsheet") {
                isSpreadsheet = true
            } else if tag.isNamed("style:style") {
                style = tag.text("style:name") ?? ""
            } else if tag.isNamed("style:table-properties"), tag.text("table:display") == "false" {
                hiddenStyles.insert(style)
            } else if isSpreadsheet, tag.isNamed("table:table") {
                if let style = tag.text("table:style-name"), hiddenStyles.contains(style) { hidden.insert(names.count) }
                names.append(tag.text("table:name") ?? "")
                places.append(tag.offset)
                try scanner.skip()
            }
        }
        guard isSpreadsheet else { throw ImportError("a document without sheets; expected .ods") }
    }

    func read(_ index: Int, into sheet: inout Sheet) throws(ImportError) {
        try XMLScanner.walk(content, of: OpenDocumentBook.part, from: places[index]) { scanner throws(ImportError) in
            _ = try scanner.next()
            var reader = OpenDocumentSheetReader()
            try reader.read(&scanner, into: &sheet)
        }
    }
}

private struct OpenDocumentSheetReader {
    private var row = 0
    private var column = 0
    /// The number of times the row is repeated.
    private var repeated = 1
    private var cells: [(column: Int, cell: Sheet.Cell)] = []
    /// Cells that span several rows.
    private var shared: [(column: Int, rows: ClosedRange<Int>)] = []

    /// Reads the sheet that began last, until it ends or there are enough rows.
    mutating func read(_ scanner: inout XMLScanner, into sheet: inout Sheet) throws(ImportError) {
        defer { for cell in shared { sheet.share(column: cell.column, cell.rows) } }
        var depth = 1
        var columns = 0
        while depth > 0, !sheet.isEnough, let event = try scanner.next() {
            switch event {
            case .start(let tag) where tag.isNamed("table:table-column"):
                depth += 1
                let count = OpenDocumentSheetReader.count(tag, "table:number-columns-repeated", Sheet.mostColumns)
                let isHidden = tag.text("table:visibility").map { $0 != "visible" } ?? false
                if isHidden, columns + count <= Sheet.mostColumns {
                    sheet.hiddenColumns.formUnion(columns..<columns + count)
                }
                columns += count
            case .start(let tag) where tag.isNamed("table:table-row"):
                depth += 1
                repeated = OpenDocumentSheetReader.count(tag, "table:number-rows-repeated", Sheet.mostRows)
                (column, cells) = (0, [])
            case .start(let tag) where tag.isNamed("table:table-cell") || tag.isNamed("table:covered-table-cell"):
                try readCell(tag, &scanner)
            // Pictures can contain texts and tables of their own.
            case .start(let tag) where tag.isNamed("table:shapes"): try scanner.skip()
            case .start: depth += 1
            case .end(let name):
                depth -= 1
                if name.equals("table:table-row") { try finishRow(scanner, into: &sheet) }
            default: break
            }
        }
    }

    private mutating func finishRow(_ scanner: XMLScanner, into sheet: inout Sheet) throws(ImportError) {
        for index in 0..<(cells.isEmpty ? 0 : repeated) {
            for (column, cell) in cells { try sheet.add(cell, row: row + 1 + index, column: column, scanner) }
            if sheet.isEnough { return }
        }
        row += repeated
    }

    private mutating func readCell(_ tag: XMLTag, _ scanner: inout XMLScanner) throws(ImportError) {
        let count = OpenDocumentSheetReader.count(tag, "table:number-columns-repeated", Sheet.mostColumns)
        let height = OpenDocumentSheetReader.count(tag, "table:number-rows-spanned", Sheet.mostRows)
        if height > 1 { shared.append((column, row + 1...row + height)) }
        let type = tag.text("office:value-type")
        let text = try OpenDocumentSheetReader.text(&scanner)
        let cell: Sheet.Cell?
        switch type {
        case _ where tag.text("calcext:value-type") == "error": cell = .text(text)
        case "float", "percentage", "currency":
            guard let number = tag.text("office:value").flatMap(Double.init), number.isFinite else {
                throw scanner.error("a cell of row \(row + 1) has no number")
            }
            cell = .number(type == "percentage" ? number * 100 : number)
        case "date": cell = .text(tag.text("office:date-value").map(SheetDate.text) ?? text)
        case "time":
            let shown = text.split(separator: ":")
            let isClock = (2...3).contains(shown.count) && shown.allSatisfy { Int($0) != nil }
            let time = isClock ? nil : tag.text("office:time-value")
            cell = .text(time.flatMap(OpenDocumentSheetReader.clock) ?? text)
        case "boolean": cell = .text(tag.text("office:boolean-value") == "true" ? "yes" : "no")
        case "string": cell = .text(tag.text("office:string-value") ?? text)
        // A formula without a type has an empty text as its result.
        default: cell = text.isEmpty ? nil : .text(text)
        }
        if let cell {
            guard column + count <= Sheet.mostColumns else { throw scanner.error("row \(row + 1) is too long") }
            for index in 0..<count { cells.append((column + index, cell)) }
        }
        column += count
    }

    private static func count(_ tag: XMLTag, _ attribute: StaticString, _ most: Int) -> Int {
        min(max(tag.number(attribute) ?? 1, 1), most)
    }

    /// `7:30` for `PT07H30M00S`; nil for anything else.
    private static func clock(_ duration: String) -> String? {
        guard duration.hasPrefix("PT") else { return nil }
        var seconds = 0.0
        var rest = duration.dropFirst(2)
        while let end = rest.firstIndex(where: { "HMS".contains($0) }) {
            guard let number = Double(rest[..<end]), number >= 0, number < 1e7 else { return nil }
            seconds += number * (rest[end] == "H" ? 3600 : rest[end] == "M" ? 60 : 1)
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? SheetDate.clock(Int(seconds.rounded())) : nil
    }

    /// The paragraphs of the cell that began last, each on a line, without comments and pictures.
    private static func text(_ scanner: inout XMLScanner) throws(ImportError) -> String {
        var paragraphs: [String] = []
        var depth = 1
        var paragraph: (text: String, depth: Int)?
        while depth > 0, let event = try scanner.next() {
            switch event {
            case .start(let tag) where tag.isNamed("office:annotation") || tag.name.begins(with: "draw:"):
                try scanner.skip()
            case .start(let tag):
                depth += 1
                if tag.isNamed("text:p"), paragraph == nil { paragraph = ("", depth) }
                if tag.isNamed("text:line-break") { paragraph?.text += "\n" }
                if tag.isNamed("text:tab") { paragraph?.text += " " }
                if tag.isNamed("text:s") {
                    paragraph?.text += String(repeating: "\u{A0}", count: count(tag, "text:c", 100))
                }
            case .end:
                if let open = paragraph, open.depth == depth {
                    paragraphs.append(open.text.replacing("\u{A0}", with: " "))
                    paragraph = nil
                }
                depth -= 1
            case .text(let text):
                // Several blanks in a row are one; real blanks are elements.
                for character in XMLText(text).text
                where character != " " || !(paragraph?.text.last.map { " \n".contains($0) } ?? true) {
                    paragraph?.text.append(character)
                }
            case .plainText(let text): paragraph?.text += String(decoding: text, as: UTF8.self)
            }
            guard paragraph?.text.utf8.count ?? 0 <= CSVTable.longestCell, paragraphs.count <= 10_000 else {
                throw scanner.error("a cell has more than \(CSVTable.longestCell >> 20) MB")
            }
        }
        return paragraphs.joined(separator: "\n")
    }
}
