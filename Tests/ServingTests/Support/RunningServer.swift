import Actions
import Model
import Publishing
import Synchronization
import TestSupport
import Testing

@testable import Serving

/// A server in the process of the tests, on a free port, and requests to it over a socket.
struct RunningServer: Sendable {
    let port: Int
    let token: String
    /// A token of the same length that differs in its first character.
    var wrongToken: String { (token.hasPrefix("0") ? "1" : "0") + token.dropFirst() }
    var host: String { "127.0.0.1:\(port)" }

    /// A user can watch 128 folders at a time (inotify(7)), and other programs watch some too.
    private static let places = Places(32)

    /// Runs a server for the folder while `body` runs.
    static func serving(
        _ folder: String, asOf: String? = "2025-10-31T21:00:00+01:00", audience: Audience = .private,
        language: Language? = .english, behind: String? = nil,
        limits: ServerLimits = ServerLimits(), routes: @Sendable (FormGate) -> Routes = { _ in Routes() },
        _ body: (RunningServer) async throws -> Void
    ) async throws {
        var arguments = ServerArguments(data: folder, port: 0)
        (arguments.asOf, arguments.opensBrowser, arguments.language) = (asOf, false, language)
        (arguments.audience, arguments.behind) = (audience, behind.flatMap { OutsideAddress($0) })
        await RunningServer.places.enter()
        defer { RunningServer.places.leave() }
        let server = ReportServer(arguments, limits: limits, routes: routes)
        let (ports, ready) = AsyncStream.makeStream(of: Int.self)
        let running = Task(executorPreference: ServerThreads()) {
            defer { ready.finish() }
            do throws(CommandError) {
                try await server.run(stopsOnSignals: false) { ready.yield($0) }
            } catch {
                Issue.record("the server ended: \(error.text)")
            }
        }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        do {
            try await body(RunningServer(port: port, token: server.gate.token.text))
        } catch {
            server.stop()
            await running.value
            throw error
        }
        server.stop()
        await running.value
    }

    /// The answer to a request line with these headers; `Host` is right unless it is among them.
    func reply(
        _ line: String, _ headers: [String] = [], host: String? = nil, body: [UInt8] = []
    ) async throws -> Reply {
        let socket = try Socket(port: port)
        var lines = [line + " HTTP/1.1"]
        if !headers.contains(where: { $0.lowercased().hasPrefix("host:") }) {
            lines.append("Host: \(host ?? self.host)")
        }
        lines += headers + ["Connection: close"]
        if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
        socket.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        socket.send(body)
        return await Reply(socket.receiveAll())
    }

    /// The answer to a GET.
    func get(_ path: String, _ headers: [String] = []) async throws -> Reply {
        try await reply("GET " + path, headers)
    }

    /// The answer to a form as a browser sends it from a page of the site.
    func post(_ path: String, _ form: String, _ headers: [String]? = nil) async throws -> Reply {
        let own = ["Origin: http://\(host)", "Sec-Fetch-Site: same-origin"]
        return try await reply(
            "POST " + path, (headers ?? own) + ["Content-Type: application/x-www-form-urlencoded"],
            body: Array(form.utf8))
    }

    /// A connection that waits for changes, after its first message.
    func events() async throws -> Socket {
        let socket = try Socket(port: port)
        socket.send("GET /events HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        await socket.receive(until: "data: ")
        return socket
    }
}

/// Lets at most this many tasks in at a time.
private final class Places: Sendable {
    private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ number: Int) { state = Mutex((number, [])) }

    func enter() async {
        await withCheckedContinuation { entered in
            let isFree = state.withLock { state in
                guard state.free == 0 else {
                    state.free -= 1
                    return true
                }
                state.waiting.append(entered)
                return false
            }
            if isFree { entered.resume() }
        }
    }

    func leave() {
        let next: CheckedContinuation<Void, Never>? = state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
