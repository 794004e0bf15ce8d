/// Which cells of a file of Excel are dates and times.
struct ExcelStyles {
    /// By the number that a cell names.
    private var formats: [SheetFormat] = []

    /// Reads the part of the styles; without one all cells are numbers.
    init(_ part: String?, _ parts: Spreadsheet.Parts) throws(ImportError) {
        guard let part, let bytes = try parts(part) else { return }
        var codes: [Int: SheetFormat] = [:]
        var formats = formats
        try XMLScanner.walk(bytes, of: part) { scanner throws(ImportError) in
            var isInCells = false
            while let event = try scanner.next() {
                switch event {
                case .start(let tag) where tag.hasLocalName("numFmt"):
                    if let id = tag.number("numFmtId"), let code = tag.text("formatCode") {
                        codes[id] = SheetFormat(code: code)
                        guard codes.count <= Spreadsheet.mostParts else { throw scanner.error("too many formats") }
                    }
                case .start(let tag) where tag.hasLocalName("cellXfs"): isInCells = true
                case .end(let name) where name.localName.equals("cellXfs"): isInCells = false
                case .start(let tag) where isInCells && tag.hasLocalName("xf"):
                    let id = tag.number("numFmtId") ?? 0
                    formats.append(codes[id] ?? SheetFormat(builtIn: id))
                default: break
                }
            }
        }
        self.formats = formats
    }

    /// The format of a cell that names a number, or none.
    func format(_ number: Int?) -> SheetFormat {
        guard let number, formats.indices.contains(number) else { return .number }
        return formats[number]
    }
}
