/// Cutting the XML of Apple Health into its tags, with a memory that does not grow with the file.
///
/// It is no parser of all of XML, and takes what parsers refuse in real exports: a list of declarations that is broken,
/// control characters, attributes that are there twice. It expands no entities of a document's own and opens nothing.
/// Tags in comments and CDATA are passed over.
extension XMLBuffer {
    /// The next tag; nil at the end of the file.
    mutating func next() throws(ImportError) -> XMLTag? {
        while true {
            let bytes = self.bytes
            // Mostly a line break and a few blanks stand before the next tag.
            var open = 0
            while open < bytes.count, bytes[open] <= 0x20 { open += 1 }
            if open < bytes.count, bytes[open] != UInt8(ascii: "<") {
                open = bytes.firstPlace(of: UInt8(ascii: "<"), from: open) ?? bytes.count
            }
            pass(open)
            if open == bytes.count {
                guard try fill() else { return nil }
                continue
            }
            if bytes.count - open < 2, try !ensure(2) { throw cutOff }
            lastTag = offset
            switch self.bytes[1] {
            case UInt8(ascii: "!"): try passDeclaration()
            case UInt8(ascii: "?"): try pass(to: "?>")
            default:
                let length = try tagLength()
                let tag = XMLTag(bytes: self.bytes.part(0..<length), offset: offset)
                // The bytes stay where they are until more are read.
                pass(length)
                return tag
            }
        }
    }

    /// Where the file ends without the end of the export.
    var cutOff: ImportError {
        error(
            "the file ends before the export does, which ends with </HealthData>",
            at: offset + bytes.count, hint: "export it again, or copy it again")
    }

    /// How long the tag is that begins here.
    private mutating func tagLength() throws(ImportError) -> Int {
        while true {
            if let length = XMLTag.length(of: bytes) { return length }
            guard try fill() else { throw cutOff }
        }
    }

    /// Goes behind a comment, a CDATA section or a declaration that begins here.
    mutating func passDeclaration() throws(ImportError) {
        _ = try ensure(9)
        if bytes.begins(with: "<!--") {
            pass(4)
            try pass(to: "-->")
        } else if bytes.begins(with: "<![CDATA[") {
            try pass(to: "]]>")
        } else {
            try pass(to: ">")
        }
    }

    /// Goes behind the next `end`, which has up to three bytes and `>` as its last.
    mutating func pass(to end: StaticString) throws(ImportError) {
        let length = end.utf8CodeUnitCount
        while true {
            guard let close = bytes.firstPlace(of: UInt8(ascii: ">")) else {
                // Two bytes of the end may have been read already.
                pass(max(0, bytes.count - 2))
                guard try fill() else { throw error("the file ends within a comment", at: offset + bytes.count) }
                continue
            }
            let isEnd = bytes.begins(with: end, at: close + 1 - length)
            pass(close + 1)
            if isEnd { return }
        }
    }
}
