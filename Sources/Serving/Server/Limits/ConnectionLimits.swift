import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Pages
import Synchronization

/// Closes a connection whose request or answer takes too long, however steadily it comes, and one that sends far more
/// requests than it reads answers; while all places are taken, any after its next answer.
///
/// A class, because NIO's handlers are; each belongs to one connection and is used on its event loop only.
final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
    /// The type of an answer that has no end, because it tells of changes.
    static let endlessType = "text/event-stream"

    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ServerLimits
    private let connections: OpenConnections
    private var reading: Scheduled<Void>?
    private var answering: Scheduled<Void>?
    /// Requests that have begun to come in and whose answer has not been written.
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
            // What came in one piece is still read after the end: it must not be kept either.
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
            // Somebody may be waiting for this place.
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

/// How many connections are open.
///
/// A class, because all connections share it.
final class OpenConnections: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func begin() { number.add(1, ordering: .relaxed) }

    func end() { number.subtract(1, ordering: .relaxed) }
}

/// Marks requests whose target is not a path of this server.
///
/// A target with a host of its own, as for a proxy (`GET http://other.example/log`), wins over `Host` (RFC 9112, section
/// 3.2.2). What makes typed requests of HTTP/1 keeps only its path, so it has to be seen before.
final class OwnTarget: ChannelInboundHandler, Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), !head.uri.utf8.starts(with: "/".utf8) else {
            return context.fireChannelRead(data)
        }
        // No address of this server, which `RequestCheck` refuses.
        head.uri = "*"
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
