/// Reads the elements and texts of an XML file, all of which is in memory.
///
/// It is strict: elements have to be closed in their order, the text has to be UTF-8, and the document can't declare
/// anything, so no entity expands and no other file is opened. According to XML 1.0, fifth edition.
struct XMLScanner {
    enum Event {
        /// The beginning of an element; for an empty element, its end is the next event.
        case start(XMLTag)
        case end(XMLBytes)
        /// The text between two tags, as written.
        case text(XMLBytes)
        /// A text without entities: a CDATA section.
        case plainText(XMLBytes)
    }

    private let bytes: XMLBytes
    private let file: String
    private var place = 0
    /// The ranges of the names of the elements that are open.
    private var open: [Range<Int>] = []
    private var isAtEmptyElement = false
    private var hasRoot = false

    /// The maximum depth.
    private static let deepest = 256

    /// Starts reading, optionally at a `place` of a text read before; throws if it is in another encoding.
    init(_ bytes: XMLBytes, file: String, from place: Int? = nil) throws(ImportError) {
        (self.bytes, self.file) = (bytes, file)
        if let place {
            self.place = place
            return
        }
        let first = Array(bytes.prefix(4))
        if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) || first.contains(0) {
            throw error("the part is encoded as UTF-16; expected UTF-8")
        }
        if first.starts(with: [0xEF, 0xBB, 0xBF]) { self.place = 3 }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw error("a byte that is not UTF-8") }
    }

    mutating func next() throws(ImportError) -> Event? {
        if isAtEmptyElement {
            isAtEmptyElement = false
            return open.popLast().map { .end(bytes.part($0)) }
        }
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                let text = bytes.part(place..<(bytes.firstPlace(of: UInt8(ascii: "<"), from: place) ?? bytes.count))
                if open.isEmpty {
                    guard text.allSatisfy(XMLBytes.isBlank) else { throw error("a text outside of all elements") }
                    place += text.count
                    continue
                }
                place += text.count
                return .text(text)
            }
            if bytes.begins(with: "<?", at: place) {
                try pass(to: "?>")
            } else if bytes.begins(with: "<!--", at: place) {
                try pass(to: "-->")
            } else if bytes.begins(with: "<![CDATA[", at: place) {
                let start = place + 9
                try pass(to: "]]>")
                guard !open.isEmpty, start <= place - 3 else { throw error("a text outside of all elements") }
                return .plainText(bytes.part(start..<place - 3))
            } else if bytes.begins(with: "<!", at: place) {
                throw error("a declaration, which no spreadsheet has")
            } else {
                return try tag()
            }
        }
        guard open.isEmpty, hasRoot else { throw error("the file ends before its elements do") }
        return nil
    }

    private mutating func tag() throws(ImportError) -> Event {
        let start = place
        guard let length = XMLTag.length(of: bytes.part(place..<bytes.count)), length > 2 else {
            throw error("a tag without an end")
        }
        place += length
        let tag = XMLTag(bytes: bytes.part(start..<place), offset: start)
        let name = tag.name
        guard !name.isEmpty else { throw error("a tag without a name") }
        let first = start + (tag.isEnd ? 2 : 1)
        if tag.isEnd {
            guard let last = open.popLast(), bytes.part(last).equals(name) else {
                throw error("an element ends that did not begin")
            }
            return .end(bytes.part(last))
        }
        guard open.count < XMLScanner.deepest, !open.isEmpty || !hasRoot else {
            throw error(open.isEmpty ? "a second root" : "elements nested too deeply")
        }
        hasRoot = true
        open.append(first..<first + name.count)
        isAtEmptyElement = tag.isEmpty
        return .start(tag)
    }

    private mutating func pass(to end: StaticString) throws(ImportError) {
        var close = place
        while let next = bytes.firstPlace(of: UInt8(ascii: ">"), from: close) {
            close = next + 1
            let start = close - end.utf8CodeUnitCount
            if start >= place + 2, bytes.begins(with: end, at: start) {
                place = close
                return
            }
        }
        throw error("a comment without an end")
    }

    /// Skips the rest of the element that began last.
    mutating func skip() throws(ImportError) {
        let depth = open.count
        while open.count >= depth, try next() != nil {}
    }

    /// An error at the current place.
    func error(
        _ text: String, hint: String = "save it again in a spreadsheet program, or as CSV"
    ) -> ImportError {
        ImportError(text, at: ImportPlace(file: file, offset: place), hint: hint)
    }

    /// Calls `body` at the beginning of each element of a file.
    static func visit(
        _ bytes: [UInt8], of file: String, _ body: (XMLTag, inout XMLScanner) throws(ImportError) -> Void
    ) throws(ImportError) {
        try walk(bytes, of: file) { scanner throws(ImportError) in
            while let event = try scanner.next() {
                if case .start(let tag) = event { try body(tag, &scanner) }
            }
        }
    }

    /// Reads a file, or the element at a `place` of a file that was read before.
    static func walk(
        _ bytes: [UInt8], of file: String, from place: Int? = nil,
        _ body: (inout XMLScanner) throws(ImportError) -> Void
    ) throws(ImportError) {
        try bytes.withUnsafeBufferPointer { bytes throws(ImportError) in
            var scanner = try XMLScanner(bytes, file: file, from: place)
            try body(&scanner)
        }
    }
}
