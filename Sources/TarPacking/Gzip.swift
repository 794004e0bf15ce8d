import CZlib
package import ZipReading

/// Packs bytes with Deflate in the frame of gzip (RFC 1952), and unpacks them.
package enum Gzip {
    /// Whether a file that begins like this is gzip's.
    package static func recognises(_ head: [UInt8]) -> Bool { head.starts(with: [0x1F, 0x8B]) }

    /// Packs bytes; the frame names no file, time or system, so that the same bytes give the same ones.
    ///
    /// Nil where there is no memory.
    package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        // Fewer than 0 window bits: the frame is written here.
        guard
            deflateInit2_(&stream, 9, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var input = bytes
        var isDone = false
        // Of more than 4 GB zlib cannot be told at once; nobody has that much to pack.
        guard let count = UInt32(exactly: bytes.count) else { return nil }
        input.withUnsafeMutableBufferPointer { input in
            (stream.next_in, stream.avail_in) = (input.baseAddress, count)
            while !isDone {
                let written = block.withUnsafeMutableBufferPointer { block in
                    (stream.next_out, stream.avail_out) = (block.baseAddress, UInt32(block.count))
                    isDone = deflate(&stream, Z_FINISH) != Z_OK
                    return block.count - Int(stream.avail_out)
                }
                packed += block[..<written]
            }
        }
        var checksum = Checksum()
        bytes.withUnsafeBytes { checksum.add($0) }
        return packed + little(checksum.value) + little(count)
    }

    /// Unpacks a file of one member; throws where it is damaged, longer than it may be, or something follows it.
    package static func unpacked(_ file: any RandomAccessBytes, upTo limit: Int) throws(TarError) -> [UInt8] {
        do throws(ZipError) {
            let start = try contentStart(of: file)
            guard let inflater = Inflater(file, in: start..<file.count) else {
                throw ZipError("there is not enough memory")
            }
            let bytes = try unpacked(inflater, upTo: limit)
            let end = start + inflater.consumed
            guard let trailer = try file.bytes(at: end, count: 8) else { throw ZipError("the archive is cut off") }
            guard end + 8 == file.count else {
                throw ZipError("the archive is damaged: something stands behind its end")
            }
            var checksum = Checksum()
            bytes.withUnsafeBytes { checksum.add($0) }
            guard trailer == little(checksum.value) + little(UInt32(truncatingIfNeeded: bytes.count)) else {
                throw ZipError("the archive is damaged: the checksum or the size differs")
            }
            return bytes
        } catch {
            throw TarError(error.text)
        }
    }

    private static func unpacked(_ inflater: Inflater, upTo limit: Int) throws(ZipError) -> [UInt8] {
        var bytes: [UInt8] = []
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { block.deallocate() }
        while true {
            let received = try inflater.read(into: block)
            if received == 0 { return bytes }
            guard bytes.count + received <= limit else {
                throw ZipError("it holds more than \(limit >> 20) MB when unpacked")
            }
            bytes += UnsafeRawBufferPointer(block)[..<received]
        }
    }

    /// Where the packed bytes begin, behind a header that may have a name, a comment and more.
    private static func contentStart(of file: any RandomAccessBytes) throws(ZipError) -> Int {
        let damaged = ZipError("the archive is damaged: its header is none of gzip")
        let head = try file.bytes(at: 0, count: min(file.count, 1 << 16)) ?? []
        guard head.count >= 18, recognises(head), head[2] == 8, head[3] & 0xE0 == 0 else { throw damaged }
        let flags = head[3]
        var position = 10
        if flags & 4 != 0 {
            guard position + 2 <= head.count else { throw damaged }
            position += 2 + Int(head[position]) + Int(head[position + 1]) << 8
        }
        for flag: UInt8 in [8, 16] where flags & flag != 0 {
            guard position < head.count, let end = head[position...].firstIndex(of: 0) else { throw damaged }
            position = end + 1
        }
        if flags & 2 != 0 { position += 2 }
        guard position < head.count else { throw damaged }
        return position
    }

    private static func little(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
