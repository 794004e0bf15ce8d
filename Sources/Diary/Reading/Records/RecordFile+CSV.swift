import Model

extension RecordFile {
    func readCSV(_ decoder: inout RecordDecoder, _ body: (inout RecordDecoder) -> Void) {
        if let place = file.placeOfUnmarkedUTF16 {
            problems.error(
                .notUTF8, file, place, "UTF-16 without a byte order mark; expected the file to be saved as UTF-8")
            return
        }
        guard file.bytes.contains(where: { $0 != 0 }) else { return reportNoHeader(isZero: !file.bytes.isEmpty) }
        let bytes = file.bytes.span
        let firstInvalidByte = file.firstInvalidByte
        var reader = CSVReader(bytes)
        if let place = reader.findHeader(in: bytes) {
            let fault = CSVReader.Fault.strayCarriageReturn
            problems.error(
                .malformedCSV, file, place, kind: "\(fault)", fault.text(reader.separator), hint: fault.hint)
            return
        }
        if let place = firstInvalidByte, place.offset < reader.offset {
            problems.error(.notUTF8, file, place, file.notText)
        }
        decoder.hasDecimalComma = reader.separator != .comma
        var header: CSVHeader?
        while let outcome = reader.next(in: bytes, into: &decoder.row) {
            if bytes[decoder.row.position.offset] == byteOrderMark[0], reportMark(decoder.row.position, header) {
                if header == nil { return }
                continue
            }
            switch outcome {
            case .malformed(let fault, let position):
                problems.error(
                    .malformedCSV, file, position, kind: "\(fault)", fault.text(reader.separator), hint: fault.hint)
                if header == nil { return }
            case .row(let end):
                if let invalid = firstInvalidByte, invalid.offset < end,
                    let place = placeOfInvalidByte(in: decoder.row.position, end)
                {
                    problems.error(.notUTF8, file, place, file.notText)
                    if header == nil { return }
                } else if let header {
                    if header.mayBe(at: decoder.row.position.offset, in: bytes), let second = header.second(decoder.row)
                    {
                        report(second, decoder.row)
                        if second == .other { return }
                        continue
                    }
                    guard header.fit(&decoder.row, in: self) else { continue }
                    decoder.begin()
                    body(&decoder)
                } else {
                    header = CSVHeader(decoder.row, separator: reader.separator, of: self)
                    guard let header else { return }
                    decoder.row.columns = header.columns
                    decoder.hasHeader = true
                }
            }
        }
        if header == nil { reportNoHeader(isZero: false) }
    }

    /// Reports an invisible byte order mark before a header or a date; false if there isn't one.
    ///
    /// A note may begin with that character.
    private func reportMark(_ place: Position, _ header: CSVHeader?) -> Bool {
        guard file.bytes[place.offset...].starts(with: byteOrderMark),
            header.map({ ["date", "timestamp"].contains($0.names.first) }) ?? true
        else { return false }
        problems.error(
            .malformedCSV, file, place, kind: "mark",
            "the row begins with an invisible byte order mark; expected one at most at the beginning of the file",
            hint: "if two files were joined, write the line again, or delete it if it is a second header")
        return true
    }

    /// Reports a file without a header, as a crash or a full disk leaves it.
    private func reportNoHeader(isZero: Bool) {
        problems.error(
            // The line isn't shown: it may be as long as the file.
            .missingHeader, file.with(text: []), Position(offset: 0, line: 1),
            "the file \(isZero ? "has only bytes of zero" : "is empty"); expected at least a header, such as \(layout.names.joined(separator: ","))",
            hint: "take the file from a backup, or write that line if there are no records")
    }

    /// The position of the first byte of a row that isn't UTF-8.
    private func placeOfInvalidByte(in row: Position, _ end: Int) -> Position? {
        file.firstInvalidByte(in: row.offset..<end).map {
            Position(offset: $0, line: row.line, anchor: row.offset)
        }
    }
}

/// The cell of a row for each column.
struct CSVHeader {
    let kind: RecordKind
    /// For each column the index of its cell, or -1.
    let columns: [Int]
    /// Its cells in lower case.
    let names: [String]
    private let cellCount: Int
    private let emptyCells: [Int]
    private let separator: CSVSeparator

    /// Reads the header; nil, with a report, if the file can't be read with it.
    init?(_ row: RecordRow, separator: CSVSeparator, of records: RecordFile) {
        if row.fields.first.map({ row.text($0).lowercased().hasPrefix("sep=") }) == true {
            records.problems.error(
                .missingColumn, records.file, row.position, "the first line names the separator, not the columns",
                hint: "the separator is recognised without that line; delete it")
            return nil
        }
        let layout = records.layout
        var columns = RecordColumn.allCases.map { _ in -1 }
        var seen: Set<String> = []
        var emptyCells: [Int] = []
        var isUsable = true
        for (index, field) in row.fields.enumerated() {
            let name = row.text(row.trimmed(field))
            guard !name.isEmpty else {
                emptyCells.append(index)
                continue
            }
            let column = layout.column(named: name)
            if !seen.insert(name.lowercased()).inserted {
                records.problems.error(
                    .duplicateColumn, records.file, field.position, example: row.quoted(field),
                    "the header names the column \"\(shortened(name))\" twice")
                isUsable = false
            } else if let column {
                columns[column.rawValue] = index
            } else {
                records.problems.warn(
                    .unknownColumn, records.file, field.position, example: row.quoted(field),
                    "unknown column \"\(shortened(name))\"; it is not read",
                    hint: layout.hint(for: name, records.problems.vocabulary) ?? spellingHint(name, among: layout.names)
                )
            }
        }
        for group in layout.required where !group.contains(where: { columns[$0.rawValue] >= 0 }) {
            records.problems.error(
                .missingColumn, records.file, row.position, kind: group[0].name,
                "the header has no column \(RecordColumn.alternatives(group))",
                hint: CSVHeader.hint(row, group, layout, records.problems.vocabulary))
            isUsable = false
        }
        guard isUsable else { return nil }
        (kind, self.columns) = (records.kind, columns)
        self.emptyCells = emptyCells
        names = CSVHeader.names(row)
        self.separator = separator
        cellCount = row.count
    }

    private static func hint(
        _ row: RecordRow, _ missing: [RecordColumn], _ layout: RecordLayout, _ vocabulary: Vocabulary?
    ) -> String? {
        let names = missing.lazy.flatMap { column in
            row.fields.lazy.map { row.text(row.trimmed($0)) }.filter { name in
                layout.column(named: name) != nil && layout.column(meantBy: name, vocabulary) == column
            }.map { (written: $0, meant: column.name) }
        }
        if let name = names.first { return "rename \"\(name.written)\" to \"\(name.meant)\"" }
        let hints = row.fields.lazy.compactMap {
            layout.hint(for: row.text(row.trimmed($0)), among: missing, vocabulary)
        }
        if let hint = hints.first { return hint }
        let isHeader = row.fields.contains { layout.column(named: row.text($0)) != nil }
        return isHeader
            ? nil : "the first line names the columns, such as \(layout.names.joined(separator: ","))"
    }

    /// Adjusts the number of cells of a row to the header; false, with a report, if a value isn't below a column.
    ///
    /// Spreadsheets omit empty cells at the end of a row, or add some.
    @inline(__always)
    func fit(_ row: inout RecordRow, in records: RecordFile) -> Bool {
        if row.count == cellCount, emptyCells.isEmpty { return true }
        return fitRagged(&row, in: records)
    }

    private func fitRagged(_ row: inout RecordRow, in records: RecordFile) -> Bool {
        let filledCount = (row.fields.lastIndex { row.isFilled($0) } ?? -1) + 1
        guard filledCount <= cellCount else {
            records.problems.error(
                .raggedRow, records.file, row.position,
                "the row has \(filledCount) cells, but the header has \(cellCount)",
                hint: "text with a \(separator.name) needs quotation marks around it, and each record a line of its own"
            )
            return false
        }
        row.addEmptyFields(upTo: cellCount)
        guard let index = emptyCells.first(where: { row.isFilled(row.fields[$0]) }) else { return true }
        let field = row.fields[index]
        records.problems.error(
            .unnamedColumn, records.file, field.position, example: row.quoted(field),
            "\(row.quoted(field)) stands below an empty cell of the header; expected the name of its column there")
        // Continues, so that other errors of the row are reported too.
        return true
    }
}

extension CSVReader.Fault {
    func text(_ separator: CSVSeparator) -> String {
        switch self {
        case .unclosedQuote: "a quotation mark that is never closed; expected one at the end of the cell"
        case .quoteInsideCell: "a quotation mark inside a cell that does not begin with one"
        case .textAfterQuote: "text after a closing quotation mark; expected a \(separator.name) or the end of the line"
        case .strayCarriageReturn: "a carriage return without a line feed; expected lines to end with LF or CRLF"
        }
    }

    var hint: String? {
        switch self {
        case .quoteInsideCell, .textAfterQuote:
            "put the whole cell into quotation marks and double those inside it"
        case .unclosedQuote, .strayCarriageReturn: nil
        }
    }
}
