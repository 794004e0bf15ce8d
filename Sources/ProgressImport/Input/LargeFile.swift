/// A file of an export that may be larger than the memory: it is read block by block, from its beginning to its end.
package struct LargeFile: Sendable {
    /// Fills a buffer with what comes next and returns how many bytes that were, 0 at the end.
    ///
    /// The buffer may be filled in part only. What was read before the end can turn out to be damaged there.
    package typealias Reading = (UnsafeMutableRawBufferPointer) throws(ImportError) -> Int

    /// Its path within the export.
    let path: String
    /// Begins to read it; each call begins anew.
    let open: @Sendable () throws(ImportError) -> Reading

    /// Names a file.
    package init(path: String, open: @escaping @Sendable () throws(ImportError) -> Reading) {
        (self.path, self.open) = (path, open)
    }
}
