import CZlib

/// The content of a member, read from start to end; checksum and size are checked at the end.
///
/// Earlier bytes may therefore be damaged: don't use anything until `read` has returned 0.
package final class ZipMemberStream {
    private let member: ZipMember
    private let content: any ZipContent
    private let limit: Int
    /// The CRC-32 of what has been read.
    private var checksum: UInt = 0
    private var count = 0
    private var hasEnded = false

    init(
        _ member: ZipMember, of bytes: any RandomAccessBytes, in range: Range<Int>, upTo limit: Int
    ) throws(ZipError) {
        (self.member, self.limit) = (member, limit)
        if member.method == 0 {
            content = try StoredContent(member, of: bytes, in: range)
        } else {
            guard let inflater = Inflater(bytes, in: range) else { throw ZipError("there is not enough memory") }
            content = inflater
        }
        if member.size > limit { throw tooLong }
    }

    private var tooLong: ZipError { ZipError("it holds more than \(limit >> 20) MB when unpacked", in: member.name) }

    /// Fills a buffer with the next bytes and returns their number, 0 at the end.
    ///
    /// Throws if the archive is damaged, or the member too long.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        guard !hasEnded, !buffer.isEmpty else { return 0 }
        let received: Int
        do throws(ZipError) {
            received = try content.read(into: buffer)
        } catch {
            throw ZipError(error.text, in: member.name)
        }
        guard received > 0 else {
            hasEnded = true
            try checkEnd()
            return 0
        }
        count += received
        if count > limit { throw tooLong }
        checksum = crc32(checksum, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(received))
        return received
    }

    /// The first bytes, at most `count`; the rest isn't read, so nothing is checked.
    package func head(_ count: Int) throws(ZipError) -> [UInt8] {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        defer { block.deallocate() }
        return Array(block.prefix(try read(into: block)))
    }

    /// The rest of the content.
    package func readAll() throws(ZipError) -> [UInt8] {
        var all: [UInt8] = []
        // The size in the archive may be wrong.
        all.reserveCapacity(min(member.size, 1 << 20))
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { block.deallocate() }
        while true {
            let received = try read(into: block)
            if received == 0 { return all }
            all += UnsafeRawBufferPointer(block)[..<received]
        }
    }

    private func checkEnd() throws(ZipError) {
        let isAsLong =
            member.hasWholeSizes
            ? (count, content.consumed) == (member.size, member.compressedSize)
            : (count & 0xFFFF_FFFF, content.consumed & 0xFFFF_FFFF) == (member.size, member.compressedSize)
        guard isAsLong else {
            throw ZipError(
                "the archive is damaged: \(count) bytes came out, and its list says \(member.size)", in: member.name)
        }
        guard checksum == UInt(member.checksum) else {
            throw ZipError("the archive is damaged: the checksum differs", in: member.name)
        }
    }
}

/// The content of a member after decompression.
package protocol ZipContent: AnyObject {
    /// The number of bytes of the archive that were read.
    var consumed: Int { get }
    /// Fills a buffer as far as possible; returns 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int
}

private final class StoredContent: ZipContent {
    private let bytes: any RandomAccessBytes
    private let range: Range<Int>
    private(set) var consumed = 0

    init(_ member: ZipMember, of bytes: any RandomAccessBytes, in range: Range<Int>) throws(ZipError) {
        guard member.compressedSize == member.size, member.size <= range.count else {
            throw ZipError("the archive is damaged: the member would lie outside of it", in: member.name)
        }
        (self.bytes, self.range) = (bytes, range.lowerBound..<range.lowerBound + member.size)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        let count = min(buffer.count, range.count - consumed)
        guard count > 0 else { return 0 }
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
        guard try bytes.read(at: range.lowerBound + consumed, into: part) == count else {
            throw ZipError("the archive is cut off")
        }
        consumed += count
        return count
    }
}
