import CZlib

/// Decompresses Deflate block by block.
package final class Inflater: ZipContent {
    private let bytes: any RandomAccessBytes
    private let range: Range<Int>
    private var position: Int
    /// zlib stores the address of its state, so it must not move.
    private let state: UnsafeMutablePointer<z_stream>
    private let input: UnsafeMutableRawBufferPointer
    private var hasEnded = false

    private static let blockSize = 1 << 16

    /// Reads from a range that may be longer than the compressed data; nil if there is no memory.
    package init?(_ bytes: any RandomAccessBytes, in range: Range<Int>) {
        (self.bytes, self.range, position) = (bytes, range, range.lowerBound)
        state = .allocate(capacity: 1)
        state.initialize(to: z_stream())
        input = .allocate(byteCount: Inflater.blockSize, alignment: 16)
        // A negative number of window bits: an archive has neither zlib's header nor its checksum.
        let code = inflateInit2_(state, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { return nil }
    }

    deinit {
        inflateEnd(state)
        state.deallocate()
        input.deallocate()
    }

    /// The number of bytes read from the range.
    package var consumed: Int { position - range.lowerBound - Int(state.pointee.avail_in) }

    /// Fills a buffer as far as possible; returns 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        guard !hasEnded else { return 0 }
        let capacity = min(buffer.count, Int(UInt32.max))
        state.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        state.pointee.avail_out = UInt32(capacity)
        while state.pointee.avail_out > 0, !hasEnded {
            if state.pointee.avail_in == 0 { try refill() }
            switch inflate(state, Z_NO_FLUSH) {
            case Z_OK: continue
            case Z_STREAM_END: hasEnded = true
            default: throw ZipError("the archive is damaged: the packed bytes make no sense before byte \(position)")
            }
        }
        return capacity - Int(state.pointee.avail_out)
    }

    private func refill() throws(ZipError) {
        let count = min(input.count, range.upperBound - position)
        let received = count == 0 ? 0 : try bytes.read(at: position, into: .init(rebasing: input[..<count]))
        guard received > 0 else { throw ZipError("the archive is cut off, or the member is longer than there is room") }
        position += received
        state.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        state.pointee.avail_in = UInt32(received)
    }
}
