import Disk
import TestSupport

/// An archive in memory, which counts how much of it is read.
final class MemoryBytes: RandomAccessBytes {
    let bytes: [UInt8]
    var count: Int { bytes.count }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        guard offset >= 0, offset <= bytes.count else { return 0 }
        let count = min(buffer.count, bytes.count - offset)
        buffer.copyBytes(from: bytes[offset..<offset + count])
        return count
    }
}

/// The content of every file of an archive by its name.
func contents(_ bytes: [UInt8]) throws(ZipError) -> [String: [UInt8]] {
    let archive = try ZipArchive(MemoryBytes(bytes))
    var contents: [String: [UInt8]] = [:]
    for member in try archive.members(where: \.isFile) {
        contents[member.name] = try archive.open(member, upTo: 1 << 30).readAll()
    }
    return contents
}

/// The error for an archive; nil if it can be read.
func refusal(_ bytes: [UInt8]) -> String? {
    do throws(ZipError) {
        _ = try contents(bytes)
        return nil
    } catch {
        return error.text
    }
}
