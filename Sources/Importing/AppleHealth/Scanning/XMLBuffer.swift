/// The part of a stream that is being read; the memory of what was read before is used again.
///
/// It cuts the XML of Apple Health into its tags, in a memory that doesn't grow with the file.
///
/// It isn't a full XML parser, and accepts what parsers reject in real exports: a broken list of declarations, control
/// characters, and attributes that occur twice. It expands no entities that the document declares and opens nothing.
/// Tags in comments and CDATA are skipped.
struct XMLBuffer: ~Copyable {
    private let read: LargeFile.Reading
    private let file: String
    private let memory: UnsafeMutableRawBufferPointer
    private var start = 0
    private var end = 0
    /// The offset in the file of the buffer's first byte.
    private var base = 0
    /// The offset in the file of the last tag.
    var lastTag = 0

    private static let blockSize = 1 << 18
    /// The maximum length of a tag; a longer one is damaged, or an attempt to use up memory.
    static let longestTag = 1 << 20
    /// The maximum number of bytes without a tag.
    private static let longestGap = 64 << 20
    /// The maximum size of an export.
    private static let longestFile = 64 << 30

    init(_ read: @escaping LargeFile.Reading, file: String) {
        (self.read, self.file) = (read, file)
        memory = .allocate(byteCount: XMLBuffer.longestTag + 2 * XMLBuffer.blockSize, alignment: 64)
    }

    deinit { memory.deallocate() }

    /// What has been read from the stream and not passed yet.
    var bytes: XMLBytes {
        XMLBytes(start: memory.baseAddress.map { ($0 + start).assumingMemoryBound(to: UInt8.self) }, count: end - start)
    }
    var offset: Int { base + start }

    /// Passes a number of bytes.
    mutating func pass(_ count: Int) { start += count }

    /// Reads more; false at the end of the stream.
    mutating func fill() throws(ImportError) -> Bool {
        if start > 0 {
            memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[start..<end]))
            base += start
            (start, end) = (0, end - start)
        }
        guard end < XMLBuffer.longestTag else {
            throw error("a tag of more than 1 MB", at: base)
        }
        guard base + end - lastTag < XMLBuffer.longestGap else {
            throw error("not an export of Apple Health: more than 64 MB without a tag", at: lastTag)
        }
        guard base < XMLBuffer.longestFile else { throw error("the file has more than 64 GB", at: base) }
        let count = try read(.init(rebasing: memory[end..<end + XMLBuffer.blockSize]))
        end += count
        return count > 0
    }

    /// Makes sure that a number of bytes is ready, unless the stream ends before.
    mutating func ensure(_ count: Int) throws(ImportError) -> Bool {
        while end - start < count { guard try fill() else { return false } }
        return true
    }

    /// Reads the stream to its end, so that its checksum is checked.
    mutating func drain() throws(ImportError) {
        repeat {
            lastTag = offset
            start = end
        } while try fill()
    }

    func error(_ text: String, at offset: Int, hint: String? = nil) -> ImportError {
        ImportError(text, at: ImportPlace(file: file, offset: offset), hint: hint)
    }

    mutating func next() throws(ImportError) -> XMLTag? {
        while true {
            let bytes = self.bytes
            // The next tag usually follows after a line break and a few blanks.
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

    /// The error for a file that ends before its export does.
    var cutOff: ImportError {
        error(
            "the file ends before the export does, which ends with </HealthData>",
            at: offset + bytes.count, hint: "export it again, or copy it again")
    }

    private mutating func tagLength() throws(ImportError) -> Int {
        while true {
            if let length = XMLTag.length(of: bytes) { return length }
            guard try fill() else { throw cutOff }
        }
    }

    /// Passes a comment, a CDATA section or a declaration that begins here.
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

    /// Passes the next `end`, which is at most two bytes and a `>`.
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
