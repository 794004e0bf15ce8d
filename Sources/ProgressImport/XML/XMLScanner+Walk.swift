extension XMLScanner {
    /// Walks through a file.
    static func walk(
        _ bytes: [UInt8], of file: String, _ body: (inout XMLScanner) throws(ImportError) -> Void
    ) throws(ImportError) {
        var failure: ImportError?
        bytes.withUnsafeBufferPointer { bytes in
            do throws(ImportError) {
                var scanner = try XMLScanner(bytes, file: file)
                try body(&scanner)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
