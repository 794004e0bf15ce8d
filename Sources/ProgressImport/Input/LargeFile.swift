/// A file of an export that may be larger than the memory: it is read block by block, from its beginning to its end.
package protocol LargeFile: Sendable {
    /// Its path within the export.
    var path: String { get }
    /// Begins to read it; each call begins anew.
    func open() throws(ImportError) -> any ByteStream
}

/// Bytes that come one after the other.
package protocol ByteStream: AnyObject {
    /// Fills a buffer with what comes next and returns how many bytes that were, 0 at the end.
    ///
    /// The buffer may be filled in part only. What was read before the end can turn out to be damaged there.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int
}
