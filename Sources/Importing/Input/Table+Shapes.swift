import Diary
import Model

extension Table {
    /// Reads a table of any shape: rows below the names of their columns, a grid with a column for each day, a list of
    /// days, or a list of objects in JSON.
    init(anyShape file: SourceFile, of input: ImportInput, _ vocabulary: Vocabulary) throws(ImportError) {
        if file.isJSON {
            try self.init(objects: file, input.document)
        } else if let list = Table(days: file, vocabulary) {
            self = list
        } else {
            let (text, titles) = Table.withoutTitles(file, vocabulary)
            let (rows, hasDecimalComma) = try Table.rows(of: text)
            let shape = TableShape(rows, above: titles, vocabulary)
            let names = shape.titles + [input.sheetName ?? "", ImportInput.name(of: file.path)]
            if let grid = try TableGrid(shape, names, file.path, vocabulary) {
                self.init(
                    path: file.path, columns: grid.columns, rows: grid.rows, hasDecimalComma: hasDecimalComma,
                    notices: grid.notices)
            } else {
                try self.init(shape, of: file, hasDecimalComma: hasDecimalComma)
            }
        }
    }

    /// Empties the lines above a table that have no separator; the first remaining line decides what the separator is.
    private static func withoutTitles(
        _ file: SourceFile, _ vocabulary: Vocabulary
    ) -> (file: SourceFile, titles: [String]) {
        let lines = file.content.split(separator: UInt8(ascii: "\n"), maxSplits: 20, omittingEmptySubsequences: false)
        guard file.encoding == .utf8, let first = lines.firstIndex(where: { $0.contains { ",;\t".utf8.contains($0) } }),
            first > 0,
            let names = try? Table.rows(of: SourceFile(path: file.path, bytes: lines[first] + [0x0A])).rows.first,
            let name = names.cells.first, name.isEmpty || !TableShape.isValue(name, vocabulary)
        else { return (file, []) }
        let titles = lines[..<first].map { withoutSpacesAround(String(decoding: $0, as: UTF8.self)) }
        let empty = [UInt8](repeating: UInt8(ascii: "\n"), count: first)
        return (
            SourceFile(path: file.path, bytes: empty + lines[first...].joined(separator: "\n".utf8)),
            titles.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        )
    }

    /// Reads a file that is hardly more than a list of the days on which something was done; nil for other files.
    ///
    /// The habit is named by the line above the days, else by the file.
    private init?(days file: SourceFile, _ vocabulary: Vocabulary) {
        var titles: [String] = []
        var rows: [Row] = []
        // A separator makes the file a table; a comma within a date is followed by a space.
        let head = file.content.prefix(4096)
        guard !head.contains(where: { ";\t".utf8.contains($0) }),
            zip(head, head.dropFirst()).allSatisfy({ $0 != UInt8(ascii: ",") || $1 == UInt8(ascii: " ") })
        else { return nil }
        let lines = file.filledLines().filter { $0.text != "---" }
        let order = DateOrder.possible(for: lines.lazy.map(\.text), vocabulary)
        for (number, text) in lines {
            if WrittenDate(text, order.first, vocabulary) != nil {
                rows.append(Row(line: number, cells: .all([text, "yes"])))
            } else if rows.isEmpty, titles.count < 5 {
                titles.append(text)
            } else {
                return nil
            }
        }
        guard !rows.isEmpty else { return nil }
        let title = titles.last { !vocabulary.has($0, for: .dateColumn) }
        let name = title.map { $0.lowercased().hasPrefix("name:") ? withoutSpacesAround(String($0.dropFirst(5))) : $0 }
        self.init(path: file.path, columns: ["date", name ?? Table.stem(of: file.path)], rows: rows)
    }

    static func stem(of path: String) -> String {
        ImportInput.name(of: path).split(separator: ".").first.map(String.init) ?? "table"
    }

    /// Reads a list of objects, or the first list of objects within an object, with a column for each key.
    private init(objects file: SourceFile, _ document: JSONNode?) throws(ImportError) {
        let document = if let document { document } else { try file.json() }
        let lists = [document.elements] + document.members.map(\.value.elements)
        guard let objects = lists.lazy.compactMap(\.self).first(where: { $0.contains { !$0.members.isEmpty } }) else {
            throw ImportError(
                "JSON of an app that isn't known", at: ImportPlace(file: file.path, line: 1),
                hint: "expected a list of objects with a date each, or CSV")
        }
        guard objects.count <= ImportLimits.mostRecords else {
            throw ImportError("more than \(ImportLimits.mostRecords) objects", hint: "take a part of the list")
        }
        var columns: [String] = []
        var indices: [String: Int] = [:]
        for member in objects.flatMap(\.members) where indices[member.key.lowercased()] == nil {
            indices[member.key.lowercased()] = columns.count
            columns.append(member.key)
        }
        guard columns.count <= CSVTable.mostCells else {
            throw ImportError("the objects have \(columns.count) keys; expected at most \(CSVTable.mostCells)")
        }
        let rows = objects.map { object in
            var cells: [Int: String] = [:]
            for member in object.members { cells[indices[member.key.lowercased()] ?? 0] = member.value.cell }
            let place = ImportPlace(file: file.path, line: object.position.line)
            return Row(line: place.number, cells: .written(cells), places: CellPlaces(start: place, written: [:]))
        }
        self.init(path: file.path, columns: columns, rows: rows)
    }
}

extension SourceFile {
    /// Whether the file begins like a list or an object of JSON.
    var isJSON: Bool {
        content.first { !" \t\r\n".utf8.contains($0) }.map { "[{".utf8.contains($0) } ?? false
    }

    /// The lines in its first `size` bytes that aren't empty or comments (`#`), at most `most`, with their numbers and
    /// without the spaces around them.
    func filledLines(upTo size: Int = .max, most: Int = .max) -> [(number: Int, text: String)] {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let end = content.contains(lineFeed) ? lineFeed : carriageReturn
        var lines: [(number: Int, text: String)] = []
        for (index, line) in content.prefix(size).split(separator: end, omittingEmptySubsequences: false).enumerated() {
            guard lines.count < most else { break }
            let text = withoutSpacesAround(String(decoding: line, as: UTF8.self))
            if !text.isEmpty, !text.hasPrefix("#") { lines.append((index + 1, text)) }
        }
        return lines
    }
}

extension JSONNode {
    /// The value as the text of one cell; several values are separated by `|`.
    fileprivate var cell: String {
        switch value {
        case .null: ""
        case .bool(let flag): flag ? "yes" : "no"
        case .number(let digits), .string(let digits): withoutSpacesAround(String(decoding: digits, as: UTF8.self))
        case .array(let elements): elements.map(\.cell).filter { !$0.isEmpty }.joined(separator: "|")
        case .object(let members): members.map { "\($0.key): \($0.value.cell)" }.joined(separator: ", ")
        }
    }
}
