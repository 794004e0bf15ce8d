extension XMLScanner {
    /// Walks through a file, or through the element that begins at a place of one that was walked through before.
    static func walk(
        _ bytes: [UInt8], of file: String, from place: Int? = nil,
        _ body: (inout XMLScanner) throws(ImportError) -> Void
    ) throws(ImportError) {
        var failure: ImportError?
        bytes.withUnsafeBufferPointer { bytes in
            do throws(ImportError) {
                var scanner = try XMLScanner(bytes, file: file, from: place)
                try body(&scanner)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
