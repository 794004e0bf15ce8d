import Model
import Testing

@testable import Disk
@testable import Publishing

@Suite("Another program")
struct ChildProcessTests {
    private func output(_ script: String, _ input: [UInt8] = [], timeout: Int = 600) throws -> [UInt8] {
        try ChildProcess(program: "sh", arguments: ["-c", script], timeout: timeout).output(of: input)
    }

    private func failure(_ script: String, timeout: Int = 600) throws -> String {
        do {
            return "gave \(try output(script, timeout: timeout).count) bytes"
        } catch let error as ChildProcess.Failure {
            return CommandError(drawing: error, timeout: timeout).text
        }
    }

    @Test("gets all of what it should read, and all of what it says is read")
    func large() throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
        #expect(try output("cat", bytes) == bytes)
        #expect(try output("true") == [])
    }

    @Test("a program that fails, hangs or writes without end is reported in a sentence")
    func failures() throws {
        #expect(try failure("echo no fonts here >&2; exit 3") == "rsvg-convert failed: no fonts here")
        #expect(try failure("exit 3") == "rsvg-convert failed: it ended with status 3")
        #expect(try failure("exec sleep 60", timeout: 1) == "rsvg-convert did not finish within 1 seconds")
        #expect(try failure("exec yes") == "rsvg-convert did not write a valid picture")
    }

    @Test("that is not there is missing")
    func missing() {
        #expect(throws: ChildProcess.Failure.self) {
            try ChildProcess(program: "no-such-program-here", arguments: [], timeout: 5).output(of: [])
        }
    }
}
