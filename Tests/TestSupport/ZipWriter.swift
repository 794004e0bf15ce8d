import CZlib

/// Makes zip archives for tests, including invalid ones.
package struct ZipWriter {
    /// A member, and the wrong values in its headers.
    package struct Member {
        package var name: String
        /// The content; for methods other than 0 and 8, already compressed.
        package var content: [UInt8]
        package var method = 8
        package var flags = 0x800
        package var system = 3
        package var mode = 0o100_644
        /// In place of the true ones.
        package var size, compressedSize, place: Int?
        package var checksum: UInt32?
        /// The compressed bytes; nil to compress the content.
        package var packed: [UInt8]?
        /// Whether the sizes are in a field of 64 bits.
        package var isWide = false
        /// Whether the local header leaves sizes to a record after the content.
        package var hasDescriptor = false

        package init(_ name: String, _ content: [UInt8]) {
            (self.name, self.content) = (name, content)
        }

        package init(_ name: String, _ content: String) {
            self.init(name, Array(content.utf8))
        }
    }

    package var members: [Member]
    package var prefix: [UInt8] = []
    package var comment: [UInt8] = []
    /// Whether the end record has 64 bits too.
    package var isWide = false
    /// In place of the true ones.
    package var count, directorySize, directoryPlace: Int?
    package var disk = 0

    package init(_ members: [Member]) {
        self.members = members
    }

    /// The archive; its offsets start after `prefix`.
    package var bytes: [UInt8] {
        var bytes = prefix
        var directory: [UInt8] = []
        for member in members {
            let place = bytes.count - prefix.count
            let packed = member.packed ?? (member.method == 8 ? ZipWriter.deflated(member.content) : member.content)
            let checksum = member.checksum ?? ZipWriter.checksum(member.content)
            let (size, compressed) = (member.size ?? member.content.count, member.compressedSize ?? packed.count)
            let flags = member.flags | (member.hasDescriptor ? 8 : 0)
            let told = member.hasDescriptor ? (0, 0, 0) : (Int(checksum), compressed, size)
            bytes += little((0x0403_4B50, 4), (20, 2), (flags, 2), (member.method, 2), (0, 4), (told.0, 4))
            bytes += little((told.1, 4), (told.2, 4), (member.name.utf8.count, 2), (0, 2)) + Array(member.name.utf8)
            bytes += packed
            if member.hasDescriptor {
                bytes += little((0x0807_4B50, 4), (Int(checksum), 4), (compressed, 4), (size, 4))
            }
            let wide =
                member.isWide ? little((1, 2), (24, 2), (size, 8), (compressed, 8), (member.place ?? place, 8)) : []
            let most = 0xFFFF_FFFF
            directory += little((0x0201_4B50, 4), (20 | member.system << 8, 2), (20, 2), (flags, 2), (member.method, 2))
            directory += little((0, 4), (Int(checksum), 4), (member.isWide ? most : compressed, 4))
            directory += little((member.isWide ? most : size, 4), (member.name.utf8.count, 2), (wide.count, 2), (0, 6))
            directory += little((member.mode << 16, 4), (member.isWide ? most : member.place ?? place, 4))
            directory += Array(member.name.utf8) + wide
        }
        let (place, count) = (directoryPlace ?? bytes.count - prefix.count, count ?? members.count)
        let size = directorySize ?? directory.count
        bytes += directory
        if isWide {
            let end = bytes.count - prefix.count
            bytes += little((0x0606_4B50, 4), (44, 8), (45, 2), (45, 2), (disk, 4), (disk, 4), (count, 8), (count, 8))
            bytes += little((size, 8), (place, 8), (0x0706_4B50, 4), (0, 4), (end, 8), (1, 4))
        }
        let most = isWide ? (0xFFFF, 0xFFFF_FFFF) : (count, size)
        bytes += little((0x0605_4B50, 4), (disk, 2), (disk, 2), (most.0, 2), (most.0, 2), (most.1, 4))
        return bytes + little((isWide ? 0xFFFF_FFFF : place, 4), (comment.count, 2)) + comment
    }

    /// Numbers of this many bytes each; higher bits are cut off.
    private func little(_ numbers: (Int, Int)...) -> [UInt8] {
        numbers.flatMap { number, width in
            (0..<width).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
        }
    }

    /// Bytes packed with Deflate; without `isLast` more may follow.
    package static func deflated(_ bytes: [UInt8], isLast: Bool = true) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(&stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        defer { deflateEnd(&stream) }
        var input = bytes
        return [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, UInt(bytes.count))) + 64) {
            output, count in
            input.withUnsafeMutableBufferPointer { input in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                deflate(&stream, isLast ? Z_FINISH : Z_FULL_FLUSH)
            }
            count = Int(stream.total_out)
        }
    }

    /// The CRC-32 of bytes that follow others.
    package static func checksum(_ bytes: [UInt8], after: UInt32 = 0) -> UInt32 {
        UInt32(
            truncatingIfNeeded: bytes.withUnsafeBufferPointer { crc32(UInt(after), $0.baseAddress, UInt32($0.count)) })
    }

    /// The CRC-32 of a number of zeros.
    package static func checksum(zeros count: Int) -> UInt32 {
        var (checksum, left) = (UInt32(0), count)
        let block = [UInt8](repeating: 0, count: 1 << 20)
        let of = self.checksum(block)
        while left >= block.count {
            checksum = UInt32(truncatingIfNeeded: crc32_combine(UInt(checksum), UInt(of), block.count))
            left -= block.count
        }
        return self.checksum(Array(block.prefix(left)), after: checksum)
    }

    /// A number of zeros, compressed; made by repeating the same compressed megabyte.
    package static func deflated(zeros count: Int) -> [UInt8] {
        let block = deflated([UInt8](repeating: 0, count: 1 << 20), isLast: false)
        var packed: [UInt8] = []
        packed.reserveCapacity(block.count * (count >> 20) + 64)
        for _ in 0..<(count >> 20) { packed += block }
        return packed + deflated([UInt8](repeating: 0, count: count & 0xFFFFF))
    }
}
