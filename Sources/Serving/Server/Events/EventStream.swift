import HTTPTypes
import Hummingbird
import ServiceLifecycle
import Synchronization

/// Tells a page of changes for as long as it is open, as server-sent events
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html).
enum EventStream {
    static let path = "events"
    static let type = ConnectionLimits.endlessType

    /// The answer that has no end.
    ///
    /// It ends with the next message if `isAllowed` says so: a device may have been taken away.
    static func response(
        _ events: PageEvents, _ limits: ServerLimits, isHead: Bool, isAllowed: @escaping @Sendable () -> Bool
    ) throws -> Response {
        let headers: HTTPFields = [.contentType: type]
        if isHead { return Response(status: .ok, headers: headers) }
        let changes = events.changes()
        let body = ResponseBody { writer in
            // After a restart of the server the page is back within a second.
            try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
            for await message in messages(changes, heartbeat: limits.heartbeat).cancelOnGracefulShutdown() {
                guard isAllowed() else { break }
                try await writer.write(ByteBuffer(string: message))
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// A message for each change, and comments between them: only what is written to finds out that the page is gone.
    private static func messages(_ changes: AsyncStream<Void>, heartbeat: Double) -> AsyncStream<String> {
        AsyncStream { messages in
            let telling = Task {
                for await _ in changes { messages.yield("data: changed\n\n") }
                messages.finish()
            }
            let living = Task {
                while !Task.isCancelled {
                    try await Task.sleep(for: .seconds(heartbeat))
                    messages.yield(":\n\n")
                }
            }
            messages.onTermination = { _ in
                telling.cancel()
                living.cancel()
            }
        }
    }
}

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
    /// Changes in quick succession are one. It ends with the task that reads it, and if too many wait that of the page
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
