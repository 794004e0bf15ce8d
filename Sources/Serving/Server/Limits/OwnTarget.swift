import NIOCore
import NIOHTTP1

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
