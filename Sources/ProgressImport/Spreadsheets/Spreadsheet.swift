package import ProgressLoading

/// A file of a spreadsheet program, of which one sheet is read as a table: `.xlsx` of Excel, `.ods` of LibreOffice.
///
/// Both are archives of XML files, which are called parts here. After ECMA-376 (Office Open XML, fifth edition) and OASIS
/// OpenDocument 1.3.
package struct Spreadsheet {
    /// What spreadsheet programs write.
    package enum Kind: Sendable {
        case excel, openDocument
    }

    /// Reads a part by its name; nil where the file has none of that name.
    package typealias Parts = (String) throws(ImportError) -> [UInt8]?

    /// The sheet that was read, and what the file has beside it.
    package struct Selection {
        /// The cells as comma-separated values, a line for each row, so that lines are counted as the program counts rows.
        package let table: SourceFile
        /// The names of the others that are shown and not empty.
        package let others: [String]
    }

    /// The kind of a file by the names of its parts; nil for an archive of another kind.
    package static func kind(of names: some Sequence<String>) -> Kind? {
        let names = Set(names)
        if names.contains("[Content_Types].xml") { return .excel }
        return names.isSuperset(of: ["mimetype", "content.xml"]) ? .openDocument : nil
    }

    /// The text of a sheet: the one that is named, in any capitals, else the first that is shown and has dates, else the first that
    /// is not empty.
    ///
    /// Throws where the file is damaged, of another kind, protected by a password, or has no such sheet.
    package static func read(
        _ kind: Kind, named name: String?, of path: String, _ parts: @escaping Parts
    ) throws(ImportError) -> Selection {
        let book: any SpreadsheetBook =
            switch kind {
            case .excel: try ExcelBook(parts)
            case .openDocument: try OpenDocumentBook(parts)
            }
        if let name {
            guard let index = book.names.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
                throw ImportError(
                    "the file has no sheet \"\(name)\"", hint: "it has \(list(book.names))")
            }
            return try selection(index, of: book, try book.sheet(index), path)
        }
        var first: (index: Int, sheet: Sheet)?
        for index in book.names.indices where !book.hidden.contains(index) {
            let sheet = try book.sheet(index)
            if sheet.hasDates { return try selection(index, of: book, sheet, path) }
            if first == nil, !sheet.rows.isEmpty { first = (index, sheet) }
        }
        guard let first else { throw ImportError("the file has no sheet with cells in it") }
        return try selection(first.index, of: book, first.sheet, path)
    }

    private static func selection(
        _ index: Int, of book: any SpreadsheetBook, _ sheet: Sheet, _ path: String
    ) throws(ImportError) -> Selection {
        var others: [String] = []
        for other in book.names.indices where other != index && !book.hidden.contains(other) {
            // What is wrong with another sheet does not matter here.
            if (try? book.sheet(other))?.rows.isEmpty != true { others.append(book.names[other]) }
        }
        return Selection(table: SourceFile(path: path, bytes: try SheetText(sheet).bytes), others: others)
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

/// The sheets of a file.
protocol SpreadsheetBook {
    /// The names of its sheets, in the order in which they are shown.
    var names: [String] { get }
    /// The indices of sheets that their program does not show.
    var hidden: Set<Int> { get }
    /// The cells of a sheet.
    func sheet(_ index: Int) throws(ImportError) -> Sheet
}
