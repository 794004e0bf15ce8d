import Synchronization

/// The open pages that wait for a change of the site.
///
/// A class, because all connections share it.
final class PageEvents: Sendable {
    private struct State {
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var count = 0
    }

    private let state = Mutex(State())
    private let most: Int

    init(most: Int) {
        self.most = most
    }

    /// Tells every open page that something may have changed.
    func tell() {
        state.withLock { state in
            for page in state.waiting.values { page.yield() }
        }
    }

    /// Changes from now on, the first at once.
    ///
    /// Changes in quick succession are one. It ends with the task that reads it, and where too many wait that of the page
    /// which has waited longest: it may be gone without having said so, and comes back if it is not.
    func changes() -> AsyncStream<Void> {
        let (stream, page) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let (number, oldest) = state.withLock { state in
            let first = state.waiting.count < most ? nil : state.waiting.keys.min()
            state.count += 1
            state.waiting[state.count] = page
            return (state.count, first.flatMap { state.waiting.removeValue(forKey: $0) })
        }
        oldest?.finish()
        page.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.waiting.removeValue(forKey: number) }
        }
        page.yield()
        return stream
    }
}
