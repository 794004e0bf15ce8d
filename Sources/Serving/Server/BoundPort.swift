import Synchronization

/// The port that the server listens on; the system chooses it where any was asked for.
///
/// A class, because it is only known after the responder was made.
final class BoundPort: Sendable {
    private let value = Mutex(0)

    var number: Int {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
