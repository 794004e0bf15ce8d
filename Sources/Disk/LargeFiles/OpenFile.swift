import Glibc
package import Model
import Synchronization

/// A regular file that is read in parts, up to its length when it was opened.
package final class OpenFile: RandomAccessBytes {
    /// What it is called in messages.
    package let path: Path
    package let count: Int
    private let descriptor: Int32
    private let progress: ReadingProgress?

    /// Opens a file; messages call it `name`, else by its path.
    package init(_ path: Path, named name: Path? = nil) throws(CommandError) {
        self.path = name ?? path
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

    /// The first bytes, at most `wanted`.
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

/// The progress of reading a large file on the terminal: `43 % · 410 MB/s · 3 s`.
///
/// It appears after a second, and is removed when the file is closed. Only if standard error is a terminal.
package final class ReadingProgress: Sendable {
    private let total: Int
    private let start = ContinuousClock.now
    /// When the line was last written, in seconds since the beginning; nil before the first time.
    private let written = Mutex<Double?>(nil)

    /// In seconds: the delay before the line appears, and between updates.
    private static let (patience, pace) = (1.0, 0.2)

    /// Nil if it isn't shown.
    package init?(of total: Int) {
        guard Machine.isTerminal(.error) else { return nil }
        self.total = total
    }

    deinit {
        if written.withLock({ $0 }) != nil { _ = Machine.write(Array("\r\u{1B}[K".utf8), to: .error) }
    }

    /// Updates the line for a position in bytes.
    package func advance(to position: Int) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let isDue = written.withLock { written in
            guard seconds >= written.map({ $0 + ReadingProgress.pace }) ?? ReadingProgress.patience else {
                return false
            }
            written = seconds
            return true
        }
        guard isDue else { return }
        let line = ReadingProgress.text(position, of: total, after: seconds)
        _ = Machine.write(Array("\r\(line)\u{1B}[K".utf8), to: .error)
    }

    /// The part that was read, the speed, and the remaining time, in whole percent, megabytes a second and seconds.
    package static func text(_ position: Int, of total: Int, after seconds: Double) -> String {
        let position = min(position, total)
        guard total > 0, position > 0, seconds > 0 else { return "0 %" }
        let left = seconds * Double(total - position) / Double(position)
        let rate = Double(position) / seconds / 1_000_000
        return "\(position * 100 / total) % · \(Int(rate.rounded())) MB/s · \(Int(left.rounded(.up))) s"
    }
}
