import Synchronization

/// How long a wrong secret has to wait for its answer: each longer than the one before, and all one after the other.
struct SlowDown: Sendable {
    /// In milliseconds.
    private static let first = 250
    private static let longest = 4000
    /// A longer queue is refused at once.
    private static let longestQueue = 20_000

    private var failures = 0
    private var free = 0

    /// Notes a wrong secret at a time, in milliseconds, and returns when to answer it; nil if too many wait already.
    mutating func failed(at now: Int) -> Int? {
        guard free - now < SlowDown.longestQueue else { return nil }
        free = max(free, now) + min(SlowDown.longest, SlowDown.first << min(failures, 8))
        failures += 1
        return free
    }

    /// Notes a right secret; those that wait still wait.
    mutating func succeeded() {
        failures = 0
    }
}

/// Makes everybody who shows a wrong secret wait for the answer.
///
/// A class, because wrong secrets are counted over all requests.
final class SlowedSecrets: Sendable {
    private let slowDown = Mutex(SlowDown())
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init() { start = clock.now }

    /// Waits as long as a wrong secret has to; throws a refusal if too many wait already.
    func failed() async throws {
        let now = start.duration(to: clock.now).milliseconds
        guard let answer = slowDown.withLock({ $0.failed(at: now) }) else { throw Refusal.busy }
        try await Task.sleep(for: .milliseconds(answer - now))
    }

    /// Notes a right secret.
    func succeeded() { slowDown.withLock { $0.succeeded() } }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
