import Disk
import Synchronization

/// Tells the person at the terminal of refused requests, each reason once: a line for each request would say what somebody
/// looks at and when, and let any page of the web fill the terminal.
///
/// A class, because it remembers what was told.
final class RefusalNotes: Sendable {
    private let told = Mutex<Set<Refusal>>([])

    func note(_ refusal: Refusal) {
        guard told.withLock({ $0.insert(refusal).inserted }) else { return }
        Console.note("reportgen: a request was refused: \(refusal.text)")
    }
}
