import Actions
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Serving

/// Attacks by pages of other sites, other machines and broken programs.
@Suite("The server") struct AttackTests {
    private static let sample = Repository.root.appending(path: "sample-data").path

    @Test("is only reached under the names of this machine, so that no other name can be pointed at it")
    func hosts() async throws {
        try await RunningServer.serving(AttackTests.sample) { server in
            let port = server.port
            for host in ["127.0.0.1:\(port)", "localhost:\(port)", "LOCALHOST:\(port)", "[::1]:\(port)"] {
                #expect(try await server.reply("GET /", host: host).status == 200, "\(host)")
            }
            let others = [
                "evil.example:\(port)", "127.0.0.1", "localhost", "127.0.0.1:\(port + 1)",
                "127.0.0.1:\(port).evil.example",
                "127.0.0.1.:\(port)", "evil@127.0.0.1:\(port)", "0.0.0.0:\(port)", "2130706433:\(port)", "",
                "127.0.0.1:\(port), evil.example", "127.0.0.1:0\(port)", "::1:\(port)",
            ]
            for host in others {
                let reply = try await server.reply("GET /", host: host)
                #expect(reply.status == 421, "\(host)")
                #expect(!reply.text.contains("<"), "\(host)")
            }
            #expect(try await server.reply("GET /", ["Host: \(server.host)", "Host: evil.example"]).status != 200)
            // A host in the target takes precedence over the `Host` field.
            for target in ["http://evil.example/log", "https://evil.example:1/log", "ftp://x/log", "log", "*"] {
                let status = try await server.reply("GET \(target)").status
                #expect([400, 421].contains(status), "\(target): \(status)")
            }
            let socket = try Socket(port: port)
            socket.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
            #expect(await Reply(socket.receiveAll()).status != 200)
            let old = try Socket(port: port)
            old.send("GET / HTTP/1.0\r\nConnection: close\r\n\r\n")
            #expect(await Reply(old.receiveAll()).status != 200)
        }
    }

    @Test("gives pages of other sites nothing, but can be opened by a link on them")
    func reading() async throws {
        try await RunningServer.serving(AttackTests.sample) { server in
            for site in ["cross-site", "same-site"] {
                for mode in [
                    ["cors", "empty"], ["no-cors", "image"], ["no-cors", "script"], ["navigate", "iframe"],
                ] {
                    let headers = [
                        "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: \(mode[0])", "Sec-Fetch-Dest: \(mode[1])",
                    ]
                    let reply = try await server.get("/data.json", headers)
                    #expect(reply.status == 403, "\(headers)")
                }
                let link = ["Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]
                #expect(try await server.get("/", link).status == 200)
            }
            for site in ["same-origin", "none"] {
                #expect(try await server.get("/data.json", ["Sec-Fetch-Site: \(site)"]).status == 200)
            }
        }
    }

    @Test("takes a form from its own pages only, with the token of this start")
    func writing() async throws {
        try await RunningServer.serving(AttackTests.sample, routes: AttackTests.routes) { server in
            let right = "token=\(server.token)&note=hello"
            #expect(try await server.post("/form", right).text == "hello\n")
            let port = server.port
            let others = [
                "Origin: null", "Origin: http://evil.example", "Origin: http://127.0.0.1",
                "Origin: https://127.0.0.1:\(port)",
                "Origin: http://127.0.0.1:\(port + 1)", "Origin: http://localhost:\(port)",
                "Origin: http://127.0.0.1:\(port).evil.example",
                "X-Origin: http://127.0.0.1:\(port)", "Referer: http://127.0.0.1:\(port)/",
            ]
            for origin in others { #expect(try await server.post("/form", right, [origin]).status == 403, "\(origin)") }
            for site in ["cross-site", "same-site", "none"] {
                let headers = ["Origin: http://\(server.host)", "Sec-Fetch-Site: \(site)"]
                #expect(try await server.post("/form", right, headers).status == 403, "\(site)")
            }
            for form in [
                "note=hello", "token=&note=hello", "token=\(TokenSecret().text)", "note=token%3D\(server.token)",
            ] {
                let reply = try await server.post("/form", form)
                #expect(reply.status == 403, "\(form)")
                #expect(!reply.text.contains("hello"))
            }
            #expect(try await server.post("/form", right).status == 200)
        }
    }

    @Test("takes no form that is malformed, of another type, or too long")
    func forms() async throws {
        try await RunningServer.serving(AttackTests.sample, routes: AttackTests.routes) { server in
            let token = "token=\(server.token)&note="
            for form in ["%zz", "%4", "%ff", "a%00b", String(repeating: "a&", count: 300)] {
                #expect(try await server.post("/form", token + form).status == 400, "\(form)")
            }
            let type = ["Origin: http://\(server.host)", "Content-Type: text/plain"]
            #expect(try await server.reply("POST /form", type, body: Array((token + "x").utf8)).status == 400)
            let long = token + String(repeating: "a", count: FormBody.longest)
            #expect(try await server.post("/form", long).status == 413)
            let chunked = try Socket(port: server.port)
            chunked.send(
                "POST /form HTTP/1.1\r\nHost: \(server.host)\r\nOrigin: http://\(server.host)\r\nConnection: close\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<5 { chunked.send("4000\r\n" + String(repeating: "a", count: 0x4000) + "\r\n") }
            chunked.send("0\r\n\r\n")
            #expect(await Reply(chunked.receiveAll()).status == 413)
            #expect(try await server.post("/form", token + "Gr%C3%BC%C3%9Fe+%2B%26").text == "Grüße +&\n")
        }
    }

    @Test("finds nothing outside of the site, however the way is spelled")
    func paths() async throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-30,steady\n", to: "data/entries.csv")
        try directory.write("secret", to: "secret.txt")
        try await RunningServer.serving(directory.path + "/data") { server in
            let ways = [
                "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/.%2e/secret.txt",
                "/..\\secret.txt", "/..%5csecret.txt", "/%252e%252e/secret.txt", "/%252e%252e%252fsecret.txt",
                "/assets/../../secret.txt", "/./../secret.txt", "/..;/secret.txt", "/%c0%ae%c0%ae/secret.txt",
                "/%e0%80%ae%e0%80%ae/secret.txt", "/index.html%00.txt", "/%00", "/\u{7F}", "/..%00/secret.txt",
                "//\(directory.path)/secret.txt", directory.path + "/secret.txt", "/%2f\(directory.path)/secret.txt",
                "/file://\(directory.path)/secret.txt", "/entries.csv", "/data/entries.csv", "/.reportgen/journal",
                "/%",
                "/%4", "/%zz", "/assets/..", "/..", "/.", "/assets/.", "/...//", "/~root", "/proc/self/environ",
                "/head.mustache", "/assets/head.mustache",
            ]
            for way in ways {
                let reply = try await server.get(way)
                #expect([400, 404].contains(reply.status), "\(way)")
                #expect(!reply.text.contains("secret") && !reply.text.contains("2025-10-30,steady"), "\(way)")
            }
            for target in ["http:secret.txt", "secret.txt", "*", "https://127.0.0.1/../secret.txt", ""] {
                #expect(try await server.reply("GET \(target)").status != 200, "\(target)")
            }
        }
    }

    @Test("refuses methods that the site has no use for")
    func methods() async throws {
        try await RunningServer.serving(AttackTests.sample, routes: AttackTests.routes) { server in
            for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MADEUP", "get"] {
                let status = try await server.reply(method + " /").status
                #expect(status != 200 && status != 204, "\(method)")
            }
            for path in ["/", "/index.html", "/events", "/reload.js", "/nothing"] {
                #expect(try await server.post(path, "token=\(server.token)").status == 405, "\(path)")
            }
            #expect(try await server.get("/form").status == 404)
        }
    }

    @Test("ends requests that are too long: an address, a header, many headers")
    func sizes() async throws {
        try await RunningServer.serving(AttackTests.sample) { server in
            let long = String(repeating: "a", count: 40_000)
            #expect(try await server.get("/" + long).status != 200)
            #expect(try await server.get("/?" + String(repeating: "a", count: 2_000)).status == 400)
            #expect(try await server.get("/", ["X-Long: " + long]).status != 200)
            #expect(try await server.get("/", (0..<500).map { "X-\($0): a" }).status != 200)
            let endless = try Socket(port: server.port)
            endless.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\nX-Endless: ")
            for _ in 0..<100 { endless.send(long) }
            #expect(await Reply(endless.receiveAll()).status != 200)
            #expect(try await server.get("/").status == 200)
        }
    }

    @Test("waits neither for a header, nor for a body that never ends, nor for another request")
    func slowness() async throws {
        var limits = ServerLimits()
        (limits.idle, limits.request, limits.response) = (0.5, 0.5, 0.5)
        try await RunningServer.serving(AttackTests.sample, limits: limits, routes: AttackTests.routes) { server in
            let silent = try Socket(port: server.port)
            #expect(await silent.receiveAll().isEmpty)
            let header = try Socket(port: server.port)
            header.send("GET / HTTP/1.1\r\nHost: ")
            #expect(await Reply(header.receiveAll()).status != 200)
            let body = try Socket(port: server.port)
            body.send(
                "POST /form HTTP/1.1\r\nHost: \(server.host)\r\nOrigin: http://\(server.host)\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\ntoken=")
            #expect(await Reply(body.receiveAll()).status != 200)
            let kept = try Socket(port: server.port)
            kept.send("GET /robots.txt HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
            #expect(await Reply(kept.receiveAll()).status == 200)
            #expect(try await server.get("/").status == 200)
        }
    }

    @Test("cuts off a client that sends requests without reading answers, and keeps none of them")
    func unread() async throws {
        try await RunningServer.serving(AttackTests.sample) { server in
            let socket = try Socket(port: server.port)
            socket.send(String(repeating: "GET / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n", count: 2_000))
            let answers = await String(decoding: socket.receiveAll(), as: UTF8.self).split(separator: "HTTP/1.1 200")
            #expect(answers.count < 2_000)
            #expect(try await server.get("/").status == 200)
        }
    }

    @Test("replaces a connection that keeps sending requests by a waiting one, once all places are taken")
    func crowd() async throws {
        var limits = ServerLimits()
        limits.connections = 2
        try await RunningServer.serving(AttackTests.sample, limits: limits) { server in
            let request = "GET /about.html HTTP/1.1\r\nHost: \(server.host)\r\n\r\n"
            let first = try Socket(port: server.port)
            first.send(request)
            #expect(await first.receive(until: "</html>").lowercased().contains("connection: close") == false)
            let second = try Socket(port: server.port)
            second.send(request)
            let answer = await String(decoding: second.receiveAll(), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.lowercased().contains("connection: close"))
            #expect(answer.hasSuffix("</html>\n"))
            #expect(try await server.get("/").status == 200)
        }
    }

    @Test("is not blocked by many connections, and lets only some pages wait")
    func connections() async throws {
        var limits = ServerLimits()
        (limits.connections, limits.openPages, limits.idle) = (4, 2, 0.5)
        try await RunningServer.serving(AttackTests.sample, limits: limits) { server in
            do {
                let waiting = try await [server.events(), server.events()]
                // The page that has waited longest may be disconnected.
                let third = try await server.events()
                #expect(await waiting[0].receiveAll().isEmpty == false)
                _ = third
            }
            let idle = try (0..<8).map { _ in try Socket(port: server.port) }
            #expect(try await server.get("/").status == 200)
            _ = idle
        }
    }

    @Test("listens at no other address of this machine")
    func address() async throws {
        try await RunningServer.serving(AttackTests.sample) { server in
            // All of 127.0.0.0/8 is this machine, so a server listening everywhere would answer here too.
            #expect(throws: POSIXError.self) { try Socket(port: server.port, host: "127.0.0.2") }
        }
    }

    /// An address whose response names its form.
    @Sendable private static func routes(_ gate: FormGate) -> Routes {
        var routes = Routes()
        routes.add(.write, "form") { request, _ in .init(.ok, try await gate.form(of: request).value("note") ?? "") }
        return routes
    }
}
