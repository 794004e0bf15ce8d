struct ExcelSheetReader {
    let styles: ExcelStyles
    let texts: [String]
    let counts1904: Bool
    var row = 0
    var column = -1

    private struct Written {
        var type = "n"
        var style: Int?
        var value: String?
        var formula: String?
        var text: String?
    }

    /// Reads the part of a sheet until there are enough rows; the part of a chart has no cells.
    mutating func read(_ scanner: inout XMLScanner, into sheet: inout Sheet) throws(ImportError) {
        var isBelow = false
        while !sheet.isEnough, let event = try scanner.next() {
            switch event {
            case .start(let tag) where tag.hasLocalName("col") && tag.text("hidden") == "1":
                let (first, last) = (tag.number("min") ?? 1, tag.number("max") ?? 1)
                guard first >= 1, first <= last, last <= Sheet.mostColumns else { continue }
                sheet.hiddenColumns.formUnion(first - 1...last - 1)
            case .start(let tag) where isBelow && tag.hasLocalName("mergeCell"):
                let corners = try (tag.text("ref") ?? "").split(separator: ":").map { name throws(ImportError) in
                    (column: try place(String(name), scanner), row: row)
                }
                guard corners.count == 2, corners[0].row < corners[1].row else { continue }
                sheet.share(column: corners[0].column, corners[0].row...corners[1].row)
            // After the rows there are merged cells, and also rules and extensions, which refer to cells too.
            case .start where isBelow: break
            case .start(let tag) where tag.hasLocalName("row"):
                row = tag.number("r") ?? row + 1
                guard (1...Sheet.mostRows).contains(row) else { throw scanner.error("there is no row \(row)") }
                column = -1
            case .start(let tag) where tag.hasLocalName("c"):
                try readCell(tag, &scanner, into: &sheet)
            case .end(let name) where name.localName.equals("sheetData"): isBelow = true
            default: break
            }
        }
    }

    private mutating func readCell(
        _ tag: XMLTag, _ scanner: inout XMLScanner, into sheet: inout Sheet
    ) throws(ImportError) {
        column = try tag.text("r").map { name throws(ImportError) in try place(name, scanner) } ?? column + 1
        var written = Written(type: tag.text("t") ?? "n", style: tag.number("s"))
        var depth = 1
        while depth > 0, let event = try scanner.next() {
            switch event {
            case .start(let tag) where tag.hasLocalName("v"): written.value = try ExcelTexts.content(&scanner)
            case .start(let tag) where tag.hasLocalName("f"): written.formula = try ExcelTexts.content(&scanner)
            case .start(let tag) where tag.hasLocalName("is"): written.text = try ExcelTexts.text(&scanner)
            case .start: depth += 1
            case .end: depth -= 1
            default: break
            }
        }
        guard let cell = try cell(written, scanner) else { return }
        try sheet.add(cell, row: row, column: column, scanner)
    }

    private func cell(_ written: Written, _ scanner: XMLScanner) throws(ImportError) -> Sheet.Cell? {
        if let text = written.text { return .text(text) }
        guard let value = written.value else {
            // A program that doesn't calculate leaves out the results of formulas.
            return written.type == "str" ? nil : written.formula.map { .formula("=" + $0) }
        }
        // The result of a formula can be an empty text.
        guard !value.isEmpty else { return nil }
        switch written.type {
        case "s":
            guard let index = Int(value), texts.indices.contains(index) else {
                throw scanner.error("a cell of row \(row) names the text \(value), which the file does not have")
            }
            return .text(texts[index])
        case "b": return .text(value == "1" || value == "true" ? "yes" : "no")
        case "n":
            guard let number = Double(value), number.isFinite else {
                throw scanner.error("a cell of row \(row) holds \"\(value.prefix(40))\"; expected a number")
            }
            let format = styles.format(written.style)
            if format == .percent { return .number(number * 100) }
            guard format != .number, let moment = SheetNumber(value: number).moment(format, since1904: counts1904)
            else {
                return .number(number)
            }
            return .text(moment)
        case "d": return .text(SheetDate.text(value))
        // The text of a formula, or an error such as #DIV/0!.
        default: return .text(ExcelTexts.resolved(value))
        }
    }

    /// The column of a cell's name, such as `BC17`; sets the row, too.
    private mutating func place(_ name: String, _ scanner: XMLScanner) throws(ImportError) -> Int {
        let letters = name.utf8.prefix { (0x41...0x5A).contains($0) }
        guard (1...3).contains(letters.count), let number = Int(name.dropFirst(letters.count)),
            (1...Sheet.mostRows).contains(number)
        else {
            throw scanner.error("\"\(name.prefix(40))\" is no place of a cell")
        }
        row = number
        return letters.reduce(0) { $0 * 26 + Int($1 - 0x40) } - 1
    }
}
