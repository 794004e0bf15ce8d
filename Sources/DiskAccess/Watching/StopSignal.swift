import Glibc

/// Ends the waiting of another thread.
///
/// A class, because it holds a pipe: whoever waits for it also waits for the end of the pipe.
package final class StopSignal: Sendable {
    /// Becomes readable with the signal.
    package let descriptor: Int32
    private let sender: Int32

    /// Makes a signal that was not given yet.
    package init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        (descriptor, sender) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(sender)
    }

    /// Ends all waiting from now on.
    package func stop() {
        _ = write(sender, [1], 1)
    }
}
