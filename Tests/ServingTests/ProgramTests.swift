import Foundation
import Model
import TestSupport
import Testing

@testable import Publishing

/// `reportgen serve` as a person runs it.
@Suite("reportgen serve", .serialized) struct ProgramTests {
    /// The folder of the programs, which are next to the tests.
    private static let programs: String = {
        let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let places = [
            bundle, bundle.deletingLastPathComponent(), bundle.appending(path: "../../..").standardizedFileURL,
        ]
        return places.map(\.path).first { FileManager.default.isExecutableFile(atPath: $0 + "/reportgen-serve") } ?? "."
    }()

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level,note\n2025-10-30,steady,a secret\n", to: "mine/entries.csv")
    }

    /// A running program and its output.
    private final class Run {
        let process = Process()
        private let said = Pipe()
        private(set) var text = ""

        init(
            _ arguments: [String], in directory: String, _ environment: [String: String] = [:], program: String? = nil
        ) throws {
            process.executableURL = URL(filePath: program ?? ProgramTests.programs + "/reportgen")
            process.arguments = arguments
            process.currentDirectoryURL = URL(filePath: directory)
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, said, said)
            try process.run()
        }

        deinit {
            if process.isRunning { process.terminate() }
        }

        /// Reads until a text or the end.
        @discardableResult
        func wait(for text: String) -> String {
            while !self.text.contains(text) {
                let bytes = said.fileHandleForReading.availableData
                if bytes.isEmpty { break }
                self.text += String(decoding: bytes, as: UTF8.self)
            }
            return self.text
        }

        func end() -> Int32 {
            wait(for: "\u{0}")
            process.waitUntilExit()
            return process.terminationStatus
        }

        /// The port of the printed address.
        func port() throws -> Int {
            wait(for: "/ shows")
            return try #require(text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//).flatMap { Int($0.output.1) })
        }
    }

    private func serve(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
        try Run(["serve", "--as-of", "2025-10-31"] + arguments, in: directory.path, environment)
    }

    @Test(
        "says where it is, answers there, and ends at once and in order at Ctrl-C or SIGTERM, open pages or not",
        arguments: [SIGINT, SIGTERM])
    func start(signal: Int32) async throws {
        let run = try serve("mine", "--port", "0", "--no-open")
        let port = try run.port()
        #expect(run.text.contains("http://127.0.0.1:\(port)/ shows mine."))
        let waiting = try Socket(port: port)
        waiting.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        #expect(await waiting.receive(until: "data: ").contains("200 OK"))
        kill(run.process.processIdentifier, signal)
        #expect(run.end() == 0)
        _ = await waiting.receiveAll()
    }

    @Test("says what to do if its port is taken")
    func port() throws {
        let first = try serve("mine", "--port", "0", "--no-open")
        let port = try first.port()
        let second = try serve("mine", "--port", "\(port)", "--no-open")
        #expect(second.end() == 74)
        #expect(
            second.text == """
                reportgen: error: port \(port) is in use already
                    hint: if that is another reportgen serve, open http://127.0.0.1:\(port)/; else choose another with --port

                """)
    }

    @Test("names what to install if the server is missing")
    func missing() throws {
        let alone = directory.path + "/alone/reportgen"
        try directory.write("", to: "alone/.keep")
        try FileManager.default.copyItem(atPath: ProgramTests.programs + "/reportgen", toPath: alone)
        let run = try Run(["serve", "mine"], in: directory.path, ["PATH": "/nowhere"], program: alone)
        #expect(run.end() == 66)
        #expect(
            run.text.hasPrefix("reportgen: error: the server, reportgen-serve, is not installed\n    hint: install"))
        // One in a directory of PATH is found as well.
        let found = try Run(
            ["serve", "mine", "--port", "0", "--no-open"], in: directory.path, ["PATH": ProgramTests.programs],
            program: alone)
        #expect(try found.port() > 0)
    }

    @Test("ends with the usual codes if there is no folder, or if an option makes no sense")
    func wrong() throws {
        let folder = try serve("nobody")
        #expect(folder.end() == 66)
        #expect(folder.text.contains("there is no directory nobody"))
        for port in ["70000", "-1", "http"] { #expect(try serve("mine", "--port", port).end() == 64) }
        let server = try Run(
            ["--data", "mine"], in: directory.path, program: ProgramTests.programs + "/reportgen-serve")
        #expect(server.end() == 64)
        #expect(server.text.contains("reportgen serve"))
    }

    @Test("opens the overview in the browser of a desktop, and not without one or with --no-open")
    func browser() throws {
        try directory.write("#!/bin/sh\necho \"$1\" >opened.new && mv opened.new opened\n", to: "bin/xdg-open")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: directory.path + "/bin/xdg-open")
        let path = "\(directory.path)/bin:/usr/bin:/bin"
        for (arguments, display) in [(["--no-open"], ":1"), ([], "")] {
            let run = try Run(
                ["serve", "mine", "--port", "0"] + arguments, in: directory.path,
                ["PATH": path, "DISPLAY": display, "WAYLAND_DISPLAY": ""])
            _ = try run.port()
            #expect(directory.text(of: "opened") == nil)
        }
        let run = try Run(["serve", "mine", "--port", "0"], in: directory.path, ["PATH": path, "DISPLAY": ":1"])
        let port = try run.port()
        while directory.text(of: "opened") == nil, run.process.isRunning { sched_yield() }
        #expect(directory.text(of: "opened") == "http://127.0.0.1:\(port)/\n")
    }

    @Test("reports problems as check does, and nothing about requests")
    func output() async throws {
        let run = try serve("mine", "--port", "0", "--no-open")
        let port = try run.port()
        for request in [
            "GET /weeks/2025-W44.html?name=private HTTP/1.1\r\nHost: 127.0.0.1:\(port)",
            "GET /private HTTP/1.1\r\nHost: evil.example",
        ] {
            let socket = try Socket(port: port)
            socket.send(request + "\r\nCookie: private\r\nConnection: close\r\n\r\n")
            #expect(await !socket.receiveAll().isEmpty)
        }
        try directory.write("date,level\n2025-10-30,nonsense\n", to: "mine/entries.csv")
        #expect(run.wait(for: "nonsense").contains("mine/entries.csv:2: error: "))
        try directory.write("date,level\n2025-10-30,steady\n", to: "mine/entries.csv")
        #expect(run.wait(for: "pages with them").contains("The files have changed"))
        #expect(
            run.text.contains(
                "reportgen: a request was refused: This server is only reached as 127.0.0.1 or localhost, and by"))
        for word in ["private", "evil", "secret", "W44"] { #expect(!run.text.contains(word)) }
    }

    @Test("hands every option to the server")
    func arguments() throws {
        var arguments = ServerArguments(data: "my year", port: 4401)
        (arguments.asOf, arguments.isStrict, arguments.audience) = ("-3", true, .public)
        (arguments.language, arguments.templates, arguments.opensBrowser) = (.german, "--look", false)
        #expect(try ServerArguments(words: arguments.words) == arguments)
        #expect(try ServerArguments(words: ServerArguments(data: ".").words) == ServerArguments(data: "."))
        for words in [[], ["--data"], ["--data", "mine", "--port", "70000"], arguments.words + ["--new", "1"]] {
            #expect(throws: CommandError.self) { try ServerArguments(words: words) }
        }
    }
}
