import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request or answer takes too long, however steadily it comes.
///
/// A class, because NIO's handlers are; each belongs to one connection and is used on its event loop only.
final class RequestTimeLimit: ChannelDuplexHandler, RemovableChannelHandler {
    /// The type of an answer that has no end, because it tells of changes.
    static let endlessType = "text/event-stream"

    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ServerLimits
    private var reading: Scheduled<Void>?
    private var answering: Scheduled<Void>?

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            reading?.cancel()
            reading = close(context, after: limits.request)
        case .body: break
        case .end:
            reading?.cancel()
            reading = nil
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            answering?.cancel()
            // What tells of changes has no end.
            answering =
                head.headerFields[.contentType] == RequestTimeLimit.endlessType
                ? nil : close(context, after: limits.response)
        case .body: break
        case .end:
            answering?.cancel()
            answering = nil
        }
        context.write(data, promise: promise)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
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
