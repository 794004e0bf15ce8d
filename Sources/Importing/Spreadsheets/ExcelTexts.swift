/// The texts of an Excel file, which its cells refer to by number.
enum ExcelTexts {
    /// The maximum number of texts.
    private static let mostTexts = 1_000_000

    static func read(_ part: String?, _ parts: Spreadsheet.Parts) throws(ImportError) -> [String] {
        guard let part, let bytes = try parts(part) else { return [] }
        var texts: [String] = []
        try XMLScanner.visit(bytes, of: part) { tag, scanner throws(ImportError) in
            guard tag.hasLocalName("si") else { return }
            guard texts.count < mostTexts else { throw scanner.error("more than \(mostTexts) texts") }
            texts.append(try text(&scanner))
        }
        return texts
    }

    /// The text of the element that began last, from all its runs, without the phonetic text of Japanese words.
    static func text(_ scanner: inout XMLScanner) throws(ImportError) -> String {
        resolved(try content(&scanner, in: "t"))
    }

    /// The content of the element that began last; with a name, only of the elements in it that have the name.
    static func content(_ scanner: inout XMLScanner, in part: StaticString? = nil) throws(ImportError) -> String {
        var text = ""
        var (depth, isText) = (1, part == nil)
        while depth > 0, let event = try scanner.next() {
            switch event {
            case .start(let tag) where part != nil && tag.hasLocalName("rPh"): try scanner.skip()
            case .start(let tag):
                depth += 1
                if let part { isText = tag.hasLocalName(part) }
            case .end:
                depth -= 1
                isText = part == nil
            case .text(let part): if isText { text += XMLText(part, keepsLines: true).text }
            case .plainText(let part): if isText { text += String(decoding: part, as: UTF8.self) }
            }
        }
        return text
    }

    /// Replaces characters that XML can't contain, written as `_x000D_` (ECMA-376, part 1, 22.9.2.19).
    static func resolved(_ text: String) -> String {
        guard text.contains("_x") else { return text }
        var resolved = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "_x")?.lowerBound {
            resolved += rest[..<start]
            let digits = rest[start...].dropFirst(2).prefix(4)
            let behind = rest[start...].dropFirst(6)
            guard digits.utf8.count == 4, behind.first == "_", let number = UInt32(digits, radix: 16),
                let scalar = UnicodeScalar(number)
            else {
                resolved += "_x"
                rest = rest[start...].dropFirst(2)
                continue
            }
            // People don't type other control characters.
            if number >= 0x20 || [0x09, 0x0A].contains(number) { resolved.unicodeScalars.append(scalar) }
            rest = behind.dropFirst()
        }
        return resolved + rest
    }
}

struct ExcelStyles {
    private var formats: [SheetFormat] = []

    /// Reads the part of the styles; without it all cells are numbers.
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

    func format(_ number: Int?) -> SheetFormat {
        guard let number, formats.indices.contains(number) else { return .number }
        return formats[number]
    }
}
