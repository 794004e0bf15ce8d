import Foundation
import Glibc

/// A connection to a server on this machine, byte by byte as an attacker would use it.
///
/// Waiting blocks a thread of its own, not one shared by the tests and the server.
final class Socket: Sendable {
    private let descriptor: Int32

    init(port: Int, host: String = "127.0.0.1") throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes, up to the point where the other side stops reading.
    func send(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    func send(_ text: String) { send(text.utf8) }

    /// The next bytes; empty at the end.
    func receive() async -> [UInt8] {
        await withCheckedContinuation { received in
            Thread.detachNewThread { [descriptor] in
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                let count = recv(descriptor, &buffer, buffer.count, 0)
                received.resume(returning: count > 0 ? Array(buffer[..<count]) : [])
            }
        }
    }

    /// Everything up to the end.
    func receiveAll() async -> [UInt8] {
        var all: [UInt8] = []
        while case let bytes = await receive(), !bytes.isEmpty { all += bytes }
        return all
    }

    /// The text up to `text`, or to the end.
    @discardableResult
    func receive(until text: String) async -> String {
        var all = ""
        while !all.contains(text) {
            let bytes = await receive()
            if bytes.isEmpty { break }
            all += String(decoding: bytes, as: UTF8.self)
        }
        return all
    }
}
