import Glibc
package import Model

/// A regular file that is read in parts, as far as it went when it was opened.
package final class OpenFile: RandomAccessBytes {
    package let path: Path
    package let count: Int
    private let descriptor: Int32
    private let progress: ReadingProgress?

    package init(_ path: Path) throws(CommandError) {
        self.path = path
        descriptor = Glibc.open(path.text, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandError(.inputOutput, "read", path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw CommandError(.inputOutput, "read", path, code: code)
        }
        count = Int(status.st_size)
        progress = ReadingProgress(of: count)
    }

    deinit { close(descriptor) }

    /// The first bytes, at most as many as are wanted.
    package func head(_ wanted: Int) throws(CommandError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(wanted, count))
        var code: Int32 = 0
        let received = bytes.withUnsafeMutableBytes { OpenFile.fill($0, from: descriptor, at: 0, &code) }
        guard code == 0 else { throw CommandError(.inputOutput, "read", path, code: code) }
        return Array(bytes.prefix(received))
    }

    package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        var code: Int32 = 0
        let received = OpenFile.fill(buffer, from: descriptor, at: offset, &code)
        guard code == 0 else { throw ZipError("it cannot be read: \(FileSystem.description(ofError: code))") }
        progress?.advance(to: offset + received)
        return received
    }

    private static func fill(
        _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int, _ code: inout Int32
    ) -> Int {
        var filled = 0
        while filled < buffer.count {
            let received = pread(
                descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled, offset + filled)
            if received < 0, errno == EINTR { continue }
            if received < 0 { code = errno }
            guard received > 0 else { break }
            filled += received
        }
        return filled
    }
}
