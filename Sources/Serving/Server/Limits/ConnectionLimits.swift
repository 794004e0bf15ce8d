import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Pages
import Synchronization

/// Closes a connection whose request or answer takes too long, even if it makes progress, or that sends far more
/// requests than it reads answers; if all connections are in use, also any connection after its next answer.
///
/// It is a class because NIO's handlers are; each belongs to one connection and is only used on its event loop.
final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
    /// The type of an answer without an end, which is the stream of changes.
    static let endlessType = "text/event-stream"

    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ServerLimits
    private let connections: OpenConnections
    private var reading: Scheduled<Void>?
    private var answering: Scheduled<Void>?
    /// The number of requests that have begun to arrive and aren't answered yet.
    private var unanswered = 0
    private var isLastAnswer = false

    init(_ limits: ServerLimits, _ connections: OpenConnections) {
        self.limits = limits
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connections.begin()
        let pipeline = context.pipeline.syncOperations
        do {
            try pipeline.addHandler(OwnTarget(), position: .before(pipeline.handler(type: HTTP1ToHTTPServerCodec.self)))
        } catch {
            context.close(promise: nil)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            unanswered += 1
            // Requests that arrived together are still read after the limit is reached, so it is checked here too.
            guard unanswered <= limits.unanswered else { return context.close(promise: nil) }
            reading?.cancel()
            let isLong = head.path == "/" + ImportSettings.fileAddress
            reading = close(context, after: isLong ? limits.longRequest : limits.request)
        case .body: break
        case .end:
            reading?.cancel()
            reading = nil
        }
        guard unanswered <= limits.unanswered else { return }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            answering?.cancel()
            // The stream of changes doesn't end.
            let isEndless = head.headerFields[.contentType] == ConnectionLimits.endlessType
            answering = isEndless ? nil : close(context, after: limits.response)
            guard !isEndless, connections.count >= limits.connections else { break }
            // Another connection may be waiting.
            isLastAnswer = true
            head.headerFields[.connection] = "close"
            return context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: break
        case .end:
            answering?.cancel()
            answering = nil
            unanswered -= 1
            guard isLastAnswer else { break }
            let written = promise ?? context.eventLoop.makePromise()
            let channel = context.channel
            written.futureResult.whenComplete { _ in channel.close(promise: nil) }
            return context.write(data, promise: written)
        }
        context.write(data, promise: promise)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        connections.end()
        reading?.cancel()
        answering?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        reading?.cancel()
        answering?.cancel()
        context.fireChannelInactive()
    }

    private func close(_ context: ChannelHandlerContext, after seconds: Double) -> Scheduled<Void> {
        let channel = context.channel
        return context.eventLoop.scheduleTask(in: .milliseconds(Int64(seconds * 1000))) {
            channel.close(promise: nil)
        }
    }
}

/// The number of open connections.
///
/// It is a class because all connections share it.
final class OpenConnections: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func begin() { number.add(1, ordering: .relaxed) }

    func end() { number.subtract(1, ordering: .relaxed) }
}

/// Marks requests whose target isn't a path of this server.
///
/// A target that contains a host, as for a proxy (`GET http://other.example/log`), has priority over `Host` (RFC 9112,
/// section 3.2.2). The type for HTTP/1 requests only keeps its path, so it has to be checked before.
final class OwnTarget: ChannelInboundHandler, Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), !head.uri.utf8.starts(with: "/".utf8) else {
            return context.fireChannelRead(data)
        }
        // Not an address of this server, so `RequestCheck` refuses it.
        head.uri = "*"
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
