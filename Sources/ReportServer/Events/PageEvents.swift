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

    /// Changes from now on, the first at once; nil where too many wait already.
    ///
    /// Changes in quick succession are one. It ends with the task that reads it.
    func changes() -> AsyncStream<Void>? {
        let (stream, page) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state -> Int? in
            guard state.waiting.count < most else { return nil }
            state.count += 1
            state.waiting[state.count] = page
            return state.count
        }
        guard let number else { return nil }
        page.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.waiting.removeValue(forKey: number) }
        }
        page.yield()
        return stream
    }
}
