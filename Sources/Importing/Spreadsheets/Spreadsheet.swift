import Diary

/// A file of a spreadsheet program, one sheet of which is read as a table: `.xlsx` of Excel, `.ods` of LibreOffice.
///
/// Both are archives of XML files, which are called parts here. According to ECMA-376 (Office Open XML, fifth edition)
/// and OASIS OpenDocument 1.3.
package struct Spreadsheet {
    /// The kinds of files.
    package enum Kind: Sendable {
        case excel, openDocument
    }

    /// Reads a part by its name; nil if the file has no such part.
    package typealias Parts = (String) throws(ImportError) -> [UInt8]?

    /// The kind of a file by the names of its parts; nil for an archive of another kind.
    package static func kind(of names: some Sequence<String>) -> Kind? {
        let names = Set(names)
        if names.contains("[Content_Types].xml") { return .excel }
        return names.isSuperset(of: ["mimetype", "content.xml"]) ? .openDocument : nil
    }

    /// The text of a sheet: the one with the given name, in any capitals, else the first that is shown and has dates,
    /// else the first that isn't empty.
    ///
    /// Throws if the file is damaged, of another kind or protected by a password, or doesn't have the sheet.
    package static func read(
        _ kind: Kind, named name: String?, of path: String, _ parts: @escaping Parts
    ) throws(ImportError) -> ImportInput {
        let book: any SpreadsheetBook =
            switch kind {
            case .excel: try ExcelBook(parts)
            case .openDocument: try OpenDocumentBook(parts)
            }
        guard book.names.count <= mostSheets else { throw ImportError("the file has more than \(mostSheets) sheets") }
        let index: Int
        if let name {
            guard let named = book.names.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
                let names = book.names.prefix(12).map { "\"\($0)\"" }
                throw ImportError(
                    "the file has no sheet \"\(name)\"", hint: "it has \(names.joined(separator: ", "))")
            }
            index = named
        } else {
            index = try firstIndex(in: book)
        }
        var sheet = Sheet(Sheet.Allowance())
        try book.read(index, into: &sheet)
        var left = sheet.left
        let hidden = sheet.hiddenColumns.sorted()
        let table = SourceFile(path: path, bytes: try SheetText(sheet).bytes)
        var others: [String] = []
        for other in book.names.indices where other != index && !book.hidden.contains(other) {
            var sheet = Sheet(left, wantedRows: 0)
            // Errors in another sheet don't matter here.
            let isRead = (try? book.read(other, into: &sheet)) != nil
            left = sheet.left
            if !isRead || !sheet.rows.isEmpty { others.append(book.names[other]) }
        }
        return ImportInput(sheet: table, named: book.names[index], others: others, hiddenColumns: hidden)
    }

    /// The first sheet that is shown and has dates, else the first that isn't empty; reads the beginning of each.
    private static func firstIndex(in book: any SpreadsheetBook) throws(ImportError) -> Int {
        var first: Int?
        // Cells that are read here don't count when the whole sheet is read.
        var left = Sheet.Allowance()
        for index in book.names.indices where !book.hidden.contains(index) {
            var sheet = Sheet(left, wantedRows: Sheet.rowsOfDates)
            try book.read(index, into: &sheet)
            if sheet.hasDates { return index }
            left = sheet.left
            if first == nil, !sheet.rows.isEmpty { first = index }
        }
        guard let first else { throw ImportError("the file has no sheet with cells in it") }
        return first
    }

    /// The maximum number of sheets.
    private static let mostSheets = 1000
    /// The maximum number of parts, and of number formats.
    static let mostParts = 10_000
}

protocol SpreadsheetBook {
    var names: [String] { get }
    /// The indices of hidden sheets.
    var hidden: Set<Int> { get }
    /// Adds the cells of a sheet, until there are enough rows.
    func read(_ index: Int, into sheet: inout Sheet) throws(ImportError)
}
