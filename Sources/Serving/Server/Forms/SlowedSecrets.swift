import Synchronization

/// Makes everybody who shows a wrong secret wait for the answer.
///
/// A class, because wrong secrets are counted over all requests.
final class SlowedSecrets: Sendable {
    private let slowDown = Mutex(SlowDown())
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init() { start = clock.now }

    /// Waits as long as a wrong secret has to; throws a refusal where too many wait already.
    func failed() async throws {
        let now = start.duration(to: clock.now).milliseconds
        guard let answer = slowDown.withLock({ $0.failed(at: now) }) else { throw RefusedRequest(refusal: .busy) }
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
