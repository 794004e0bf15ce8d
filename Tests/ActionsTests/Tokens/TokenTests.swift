import Foundation
import Model
import TestSupport
import Testing

@testable import Actions

/// Tokens that give programs and devices access to a folder.
@Suite struct TokenTests {
    private let now = "2025-10-31T20:00"

    @Test("a secret is kept as SHA-256, as the standard and the system compute it")
    func hash() throws {
        // FIPS 180-4, by the examples of NIST's validation program.
        #expect(
            SHA256.text(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            SHA256.text(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            SHA256.text(of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        var generator = SeededGenerator(seed: 34)
        let directory = try TemporaryDirectory()
        for count in [1, 55, 56, 57, 63, 64, 65, 119, 120, 121, 1000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            try Data(bytes).write(to: URL(filePath: directory.path + "/x"))
            #expect(SHA256.text(of: bytes) == (try TokenTests.sha256sum(directory.path + "/x")), "\(count) bytes")
        }
    }

    private static func sha256sum(_ path: String) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        process.arguments = [path]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(String(decoding: output, as: UTF8.self).prefix(64))
    }

    @Test("a token is 43 characters of its alphabet, no two are alike, and the folder keeps its hash only")
    func secrets() throws {
        let folder = try RecordingFolder()
        let secrets = (0..<50).map { _ in TokenSecret() }
        #expect(Set(secrets.map(\.text)).count == 50)
        for secret in secrets { #expect(secret.text.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil) }
        let file = TokenFile(of: folder.directory.path)
        try file.change { tokens throws(CommandError) in
            tokens.add(AccessToken("phone", can: .write, hash: secrets[0].hash, made: day("2025-10-31")))
        }
        let text = try #require(folder.directory.text(of: ".reportgen/tokens"))
        #expect(!text.contains(secrets[0].text) && text.contains(secrets[0].hash))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.directory.path + "/.reportgen/tokens")
        #expect(mode[.posixPermissions] as? Int == 0o600)
        #expect(try file.read().token(of: secrets[0], on: day("2030-01-01"))?.name == "phone")
        #expect(try file.read().token(of: secrets[1], on: day("2025-10-31")) == nil)
        #expect(try file.revoke("phone"))
        #expect(try file.read().token(of: secrets[0], on: day("2025-10-31")) == nil)
        #expect(try !file.revoke("phone"))
    }

    @Test("a token is over after its last day, and lines of a later version stay")
    func until() throws {
        let secret = TokenSecret()
        var tokens = AccessTokens(Array("{\"name\": \"x\", \"can\": \"fly\"}\n".utf8))
        let question = AccessToken.Question(
            .tracker("water"), on: day("2025-10-30"), second: 36_000, answers: ["water 1", "\"ü\""])
        let token = AccessToken(
            "a \"b\"", can: .answer, hash: secret.hash, made: day("2025-10-30"), until: day("2025-10-31"),
            question: question)
        tokens.add(token)
        let again = AccessTokens(tokens.bytes)
        #expect(again.tokens == [token])
        #expect(String(decoding: again.bytes, as: UTF8.self).contains("fly"))
        #expect(again.token(of: secret, on: day("2025-10-31")) == token)
        #expect(again.token(of: secret, on: day("2025-11-01")) == nil)
    }

    @Test(
        "a clock that is wrong for a while takes no token away, and answers that are over are forgotten by their number"
    )
    func wrongClock() throws {
        var tokens = AccessTokens([])
        let until = day("2025-11-30")
        for (name, can) in [("phone", AccessToken.Right.write), ("link", .pair), ("Tablet", .pages), ("ask", .answer)] {
            let question = can == .answer ? AccessToken.Question(.noalc, on: day("2025-10-30")) : nil
            tokens.add(
                AccessToken(
                    name, can: can, hash: TokenSecret().hash, made: day("2025-10-31"), until: until, question: question)
            )
        }
        tokens.add(AccessToken("later", can: .write, hash: TokenSecret().hash, made: day("2026-03-01")))
        #expect(tokens.tokens.map(\.name) == ["phone", "link", "Tablet", "ask", "later"])
        for number in 0..<400 {
            let date = day("2025-10-31").advanced(by: number)
            let question = AccessToken.Question(.noalc, on: date)
            tokens.add(
                AccessToken(
                    "\(number)", can: .answer, hash: TokenSecret().hash, made: date, until: date, question: question))
        }
        #expect(tokens["0"] == nil && tokens["399"] != nil && tokens["phone"] != nil && tokens["Tablet"] != nil)
        #expect(tokens.tokens.count { $0.can == .answer } == 301)
    }

    @Test("tokens that came with a folder from another machine open nothing, and are kept")
    func otherMachine() throws {
        let secret = TokenSecret()
        var tokens = AccessTokens([], machine: "theirs")
        tokens.add(AccessToken("phone", can: .pages, hash: secret.hash, made: day("2025-10-30")))
        let here = AccessTokens(tokens.bytes, machine: "ours")
        #expect(here.tokens.isEmpty && here.bytes == tokens.bytes)
        let folder = try RecordingFolder()
        try folder.directory.write(String(decoding: tokens.bytes, as: UTF8.self), to: ".reportgen/tokens")
        #expect(try TokenFile(of: folder.directory.path).read().tokens.isEmpty)
        // A name that would hide lines of a list isn't accepted.
        var hidden = AccessTokens([])
        hidden.add(AccessToken("a\u{1B}[2K", can: .write, hash: secret.hash, made: day("2025-10-30")))
        #expect(AccessTokens(hidden.bytes).tokens.isEmpty)
        #expect(AccessToken.name("a\u{202E}b\u{200B}") == "ab")
    }

    @Test("a foreign folder can't make the program follow links elsewhere, or wait for a pipe")
    func foreign() throws {
        let victim = try TemporaryDirectory()
        try victim.write("precious", to: "victim")
        for name in ["journal", "tokens", "presses", ".gitignore"] {
            let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
            try FileManager.default.createDirectory(
                atPath: folder.directory.path + "/.reportgen", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.directory.path + "/.reportgen/\(name)", withDestinationPath: victim.path + "/victim")
            let error = #expect(throws: CommandError.self) {
                try folder.log("steady", at: now) { $0.press = PressID("k") }
                try TokenFile(of: folder.directory.path).change { tokens throws(CommandError) in
                    tokens.add(AccessToken("x", can: .write, hash: TokenSecret().hash, made: day("2025-10-31")))
                }
            }
            #expect(error?.text.contains("is not a regular file") == true, "\(name)")
            #expect(victim.text(of: "victim") == "precious", "\(name)")
            if name != "tokens" { #expect(folder.lines("entries.csv").count == 2, "\(name)") }
        }
        let folder = try RecordingFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.directory.path + "/.reportgen", withDestinationPath: victim.path)
        #expect(throws: CommandError.self) { try folder.log("steady", at: now) }
        #expect(victim.paths() == ["victim"])
        let piped = try RecordingFolder()
        try FileManager.default.createDirectory(
            atPath: piped.directory.path + "/.reportgen", withIntermediateDirectories: true)
        #expect(mkfifo(piped.directory.path + "/.reportgen/journal", 0o600) == 0)
        #expect(throws: CommandError.self) { try piped.log("steady", at: now) }
    }

    private func day(_ text: String) -> Day { DayText(text)?.day(today: Day(number: 0)) ?? Day(number: 0) }
}
