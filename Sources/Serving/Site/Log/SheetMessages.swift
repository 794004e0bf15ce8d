import Pages
import Synchronization

/// What was written or undone, for the page that a browser asks for afterwards.
///
/// A class, because it is filled by one request and read by the next.
final class SheetMessages: Sendable {
    private struct State {
        var last = 0
        var messages: [Int: LogSheet.Message] = [:]
    }

    /// A page that is loaded again still has its message; nobody loads older ones.
    private static let most = 32

    private let state = Mutex(State())

    /// Keeps a message and returns its number.
    func add(_ message: LogSheet.Message) -> Int {
        state.withLock { state in
            state.last += 1
            state.messages[state.last] = message
            state.messages[state.last - SheetMessages.most] = nil
            return state.last
        }
    }

    /// The message of a number; nil where it is not known any more.
    subscript(number: Int) -> LogSheet.Message? { state.withLock { $0.messages[number] } }
}
