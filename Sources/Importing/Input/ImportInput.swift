package import Diary
import Model

/// The files of an export: one file, or all files of a folder or an archive.
package struct ImportInput: Sendable {
    /// The files; paths are relative to the folder, with `/` between the parts; a single file has its own name.
    package let files: [SourceFile]
    /// The only file of an export that is too large to be kept, such as that of Apple Health; nil for all others.
    package private(set) var large: LargeFile?
    /// The cells of the first line of a single file; empty if the file isn't a table.
    let header: [String]
    /// The content of a single JSON file; nil for other files, and if it can't be read.
    let document: JSONNode?
    /// Whether the person named one file, not a folder or an archive.
    package let isSingleFile: Bool

    /// Whether the input is a sheet of a spreadsheet.
    package var isSpreadsheet: Bool { sheetName != nil }
    /// The name of the sheet that is read; nil if the input isn't a sheet.
    package private(set) var sheetName: String?
    /// The names of the other sheets that are shown and not empty.
    package private(set) var otherSheets: [String] = []
    /// The columns, from 0, that the spreadsheet program hides.
    private(set) var hiddenColumns: [Int] = []

    /// Makes an input of files in any order.
    package init(_ files: [SourceFile], isSingleFile: Bool) {
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let single = isSingleFile ? files.first : nil
        (self.isSingleFile, header) = (isSingleFile, single?.header ?? [])
        document = single.flatMap { $0.isJSON ? try? $0.json() : nil }
    }

    /// Makes an input of a sheet of a spreadsheet.
    ///
    /// Its text has a line for each row, so that line numbers are the program's row numbers.
    init(sheet table: SourceFile, named name: String, others: [String], hiddenColumns: [Int]) {
        (files, isSingleFile, header, document) = ([table], true, table.header, nil)
        (sheetName, otherSheets, self.hiddenColumns) = (name, others, hiddenColumns)
    }

    /// Makes an input of one large file.
    package init(_ large: LargeFile, isSingleFile: Bool) {
        (files, self.large, self.isSingleFile, header, document) = ([], large, isSingleFile, [], nil)
    }

    /// The names of the columns of a single file, in lower case.
    var columns: Set<String> { Set(header.map { withoutSpacesAround($0).lowercased() }) }

    /// The file with a name, in any folder and any capitals; of several the one nearest to the top.
    func file(named name: String) -> SourceFile? {
        files.filter { ImportInput.name(of: $0.path).lowercased() == name.lowercased() }
            .min { $0.path.split(separator: "/").count < $1.path.split(separator: "/").count }
    }

    /// The only file; throws for a folder, which can't be `what`: a table, a list or an export.
    func singleFile(of what: String) throws(ImportError) -> SourceFile {
        guard isSingleFile, let file = files.first else {
            throw ImportError("a folder; expected the one file of the \(what)")
        }
        return file
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// The only file as a table in UTF-8, and the name of its encoding if that was guessed.
    ///
    /// A file that isn't UTF-8 is most likely from a spreadsheet program under Windows.
    func tableText(_ encoding: TableEncoding?) throws(ImportError) -> (file: SourceFile, guessed: String?) {
        let file = try singleFile(of: "table")
        let guess: TableEncoding
        if let encoding {
            guess = encoding
        } else if file.isText || file.encoding != .utf8 || file.content.count != file.bytes.count {
            // A byte order mark says what the encoding is.
            return (file, nil)
        } else if file.bytes.count > 1, (file.bytes[0] == 0) != (file.bytes[1] == 0) {
            guess = file.bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
        } else {
            guess = .windows1252
        }
        guard let text = guess.text(of: file.bytes) else {
            throw ImportError(
                "neither UTF-8 nor \(guess.rawValue)", at: ImportPlace(file: file.path, line: 1),
                hint: "name the encoding with --encoding: "
                    + alternatives(TableEncoding.allCases.map(\.rawValue)))
        }
        return (SourceFile(path: file.path, bytes: text), encoding == nil ? guess.rawValue : nil)
    }
}

extension SourceFile {
    /// The cells of its first line; empty if the file isn't a table.
    var header: [String] {
        var table = try? CSVTable(self)
        return (try? table?.next())?.cells ?? []
    }

    func place(_ node: JSONNode) -> ImportPlace { ImportPlace(file: path, line: node.position.line) }

    /// The content of a JSON file; throws with the line if it isn't valid.
    func json(_ dialect: JSONReader.Dialect = .strict) throws(ImportError) -> JSONNode {
        var reader = JSONReader(bytes, dialect: dialect)
        do throws(JSONReader.Fault) {
            return try reader.document()
        } catch {
            throw ImportError(error.text, at: ImportPlace(file: path, line: error.position.line))
        }
    }
}

extension JSONNode {
    /// The value of a key of an object, the last one if the key occurs twice; nil if there isn't one.
    subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }
}

/// A file of an export that may be larger than the memory: it is read in blocks, from its beginning to its end.
package struct LargeFile: Sendable {
    /// Fills a buffer with the next bytes and returns their number, 0 at the end.
    ///
    /// The buffer may be filled only in part. Damage to what was read may only be noticed at the end.
    package typealias Reading = (UnsafeMutableRawBufferPointer) throws(ImportError) -> Int

    let path: String
    /// Starts reading; each call starts at the beginning.
    let open: @Sendable () throws(ImportError) -> Reading

    /// Makes a file with a path and a way to read it.
    package init(path: String, open: @escaping @Sendable () throws(ImportError) -> Reading) {
        (self.path, self.open) = (path, open)
    }
}
