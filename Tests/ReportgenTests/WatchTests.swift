import Foundation
import TestSupport
import Testing

/// `check --watch` and `build --watch`, which keep running.
@Suite struct WatchTests {
    /// A running program and its output.
    private final class Run {
        private let process = Process()
        private let output = Pipe()

        init(_ arguments: [String], in directory: String) throws {
            process.executableURL = URL(filePath: try Binary().path)
            process.arguments = arguments
            process.environment = Binary.environment
            process.currentDirectoryURL = URL(filePath: directory)
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
        }

        deinit {
            process.terminate()
        }

        /// Reads until a text was printed.
        func wait(for text: String) -> String {
            var read = ""
            while !read.contains(text) {
                let bytes = output.fileHandleForReading.availableData
                if bytes.isEmpty { break }
                read += String(decoding: bytes, as: UTF8.self)
            }
            return read
        }
    }

    @Test("check --watch reports new errors at once, and when they are mended")
    func check() throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n", to: "mine/entries.csv")
        let run = try Run(["check", "mine", "--watch", "--as-of", "2025-10-31"], in: directory.path)
        #expect(run.wait(for: "is fine").contains("1 entry"))
        try directory.write("timestamp,tracker\n2025-10-30,nobody\n", to: "mine/logs/phone.csv")
        let wrong = run.wait(for: "to mend")
        #expect(wrong.contains("mine/logs/phone.csv:2: error: \"nobody\" is not a tracker"))
        #expect(wrong.contains("1 error to mend; nothing can be built before."))
        try directory.write("timestamp,tracker\n", to: "mine/logs/phone.csv")
        try directory.write("date,level\n2025-10-30,easy\n", to: "mine/entries/phone.csv")
        #expect(run.wait(for: "2 entries").contains("is fine"))
    }

    @Test("build --watch builds after each change, also into a site in the folder itself, and stays after an error")
    func build() throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n", to: "entries.csv")
        let run = try Run(["build", "--watch", "--as-of", "2025-10-31"], in: directory.path)
        #expect(run.wait(for: "written)").contains("site/index.html"))
        let first = try #require(directory.text(of: "site/data.json"))
        try directory.write("date,level\n2025-10-29,nonsense\n", to: "entries.csv")
        #expect(run.wait(for: "nonsense").contains("entries.csv:2: error: "))
        #expect(directory.text(of: "site/data.json") == first)
        try directory.write("date,level\n2025-10-29,wild\n", to: "entries.csv")
        #expect(run.wait(for: "written, ").contains("site/index.html"))
        #expect(directory.text(of: "site/data.json") != first)
    }

    @Test("build --watch does not go together with --dry-run")
    func contradiction() throws {
        let directory = try TemporaryDirectory()
        #expect(try Binary().run("build", "--watch", "--dry-run", in: directory.path).status == 64)
    }
}
