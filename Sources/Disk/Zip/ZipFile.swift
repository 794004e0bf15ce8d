import CZlib

/// Files as one zip archive, as they are (PKWARE's APPNOTE.TXT 6.3.10, sections 4.3 and 4.4).
///
/// The same files make the same bytes: each is of 1 January 1980, the first day that the format knows. At most 65,535 files
/// and 4 GB.
package struct ZipFile {
    /// The bytes of the archive.
    package let bytes: [UInt8]

    /// Makes an archive; paths are relative, with `/` between the parts.
    package init(_ files: [(path: String, bytes: [UInt8])]) {
        var (archive, directory): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let name = Array(file.path.utf8)
            let sum = file.bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
            // The version that can read it, a name in UTF-8, stored, and the date; then the sizes.
            let common =
                ZipFile.numbers(16, 20, 1 << 11, 0, 0, 33)
                + ZipFile.numbers(32, Int(sum), file.bytes.count, file.bytes.count)
                + ZipFile.numbers(16, name.count, 0)
            directory += ZipFile.numbers(32, 0x0201_4B50) + ZipFile.numbers(16, 20) + common
            directory += ZipFile.numbers(16, 0, 0, 0) + ZipFile.numbers(32, 0, archive.count) + name
            archive += ZipFile.numbers(32, 0x0403_4B50) + common + name + file.bytes
        }
        let end =
            ZipFile.numbers(32, 0x0605_4B50) + ZipFile.numbers(16, 0, 0, files.count, files.count)
            + ZipFile.numbers(32, directory.count, archive.count) + ZipFile.numbers(16, 0)
        bytes = archive + directory + end
    }

    /// Numbers of some bits each, the lowest byte first.
    private static func numbers(_ bits: Int, _ numbers: Int...) -> [UInt8] {
        numbers.flatMap { number in stride(from: 0, to: bits, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) } }
    }
}
