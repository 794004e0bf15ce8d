/// Bytes that can be read at any place, such as an open file.
package protocol RandomAccessBytes: AnyObject, Sendable {
    /// How many there are.
    var count: Int { get }

    /// Fills a buffer with the bytes from `offset` on and returns how many it got: fewer than it holds only where the
    /// bytes end there, none behind the end.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int
}

extension RandomAccessBytes {
    /// So many bytes at a place; nil where they are not all there.
    package func bytes(at offset: Int, count wanted: Int) throws(ZipError) -> [UInt8]? {
        guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else { return nil }
        var failure: ZipError?
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
            do throws(ZipError) {
                initialized = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes.count == wanted ? bytes : nil
    }
}
