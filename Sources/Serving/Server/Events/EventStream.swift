import HTTPTypes
import Hummingbird
import ServiceLifecycle
import Synchronization

/// Notifies an open page of changes, with server-sent events
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html).
enum EventStream {
    static let path = "events"
    static let type = ConnectionLimits.endlessType

    /// An answer without an end.
    ///
    /// It ends at the next message if `isAllowed` returns false, for example because the device was revoked.
    static func response(
        _ events: PageEvents, _ limits: ServerLimits, isHead: Bool, isAllowed: @escaping @Sendable () -> Bool
    ) throws -> Response {
        let headers: HTTPFields = [.contentType: type]
        if isHead { return Response(status: .ok, headers: headers) }
        let changes = events.changes()
        let body = ResponseBody { writer in
            // After a restart of the server, the page reconnects within a second.
            try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
            for await message in messages(changes, heartbeat: limits.heartbeat).cancelOnGracefulShutdown() {
                guard isAllowed() else { break }
                try await writer.write(ByteBuffer(string: message))
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// A message for each change, and comments in between: a closed page is only noticed when something is sent to it.
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

/// The open pages that wait for changes of the site.
///
/// It is a class because all connections share it.
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

    /// Notifies all open pages that something may have changed.
    func tell() {
        state.withLock { state in
            for page in state.waiting.values { page.yield() }
        }
    }

    /// A stream of changes, the first one immediately.
    ///
    /// Several changes in quick succession are combined. The stream ends with the task that reads it. If too many pages
    /// wait, the one that has waited longest is ended: it may be closed, and reconnects if it isn't.
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
