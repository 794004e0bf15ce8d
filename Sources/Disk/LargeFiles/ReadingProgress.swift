import Synchronization

/// A line on the terminal that says how far a large file is read: `43 % · 410 MB/s · 3 s`.
///
/// It needs no words, appears once the reading has taken a second, and is gone when the file is closed. Where the standard
/// error is no terminal there is none.
package final class ReadingProgress: Sendable {
    private let total: Int
    private let start = ContinuousClock.now
    /// When the line was written last, in seconds since the beginning; nil before the first time.
    private let written = Mutex<Double?>(nil)

    /// Before this many seconds nobody waits, and so often the line is written anew.
    private static let (patience, pace) = (1.0, 0.2)

    /// Nil where nobody sees it.
    package init?(of total: Int) {
        guard Machine.isTerminal(.error) else { return nil }
        self.total = total
    }

    deinit {
        if written.withLock({ $0 }) != nil { _ = Machine.write(Array("\r\u{1B}[K".utf8), to: .error) }
    }

    /// Tells that the file is read up to a byte.
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

    /// How much is read, how fast, and how long it takes still, in whole per cent, megabytes and seconds.
    package static func text(_ position: Int, of total: Int, after seconds: Double) -> String {
        let position = min(position, total)
        guard total > 0, position > 0, seconds > 0 else { return "0 %" }
        let left = seconds * Double(total - position) / Double(position)
        let rate = Double(position) / seconds / 1_000_000
        return "\(position * 100 / total) % · \(Int(rate.rounded())) MB/s · \(Int(left.rounded(.up))) s"
    }
}
