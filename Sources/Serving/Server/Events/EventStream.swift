import HTTPTypes
import Hummingbird
import ServiceLifecycle

/// Tells a page of changes for as long as it is open, as server-sent events
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html).
enum EventStream {
    static let path = "events"
    static let type = ConnectionLimits.endlessType

    /// The answer that has no end.
    ///
    /// It ends with the next message where `isAllowed` says so: a device may have been taken away.
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
