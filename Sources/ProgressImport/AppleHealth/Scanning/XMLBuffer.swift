/// The part of a stream that is being looked at; what was looked at makes place for what comes next.
struct XMLBuffer: ~Copyable {
    private let read: LargeFile.Reading
    private let file: String
    private let memory: UnsafeMutableRawBufferPointer
    private var start = 0
    private var end = 0
    /// The place of the buffer's first byte in the file.
    private var base = 0
    /// Where the last tag began, from the beginning of the file.
    var lastTag = 0

    private static let blockSize = 1 << 18
    /// A longer tag is damaged, or made to exhaust the program.
    static let longestTag = 1 << 20
    /// So many bytes without a tag are no export.
    private static let longestGap = 64 << 20
    /// More than any export.
    private static let longestFile = 64 << 30

    init(_ read: @escaping LargeFile.Reading, file: String) {
        (self.read, self.file) = (read, file)
        memory = .allocate(byteCount: XMLBuffer.longestTag + 2 * XMLBuffer.blockSize, alignment: 64)
    }

    deinit { memory.deallocate() }

    /// What has been read and not passed yet.
    var bytes: XMLBytes {
        XMLBytes(start: memory.baseAddress.map { ($0 + start).assumingMemoryBound(to: UInt8.self) }, count: end - start)
    }
    /// The place of the next byte in the file.
    var offset: Int { base + start }

    /// Goes on behind so many bytes.
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

    /// Makes sure that so many bytes lie ready, unless the stream ends before.
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
}
