import Foundation
import TestSupport
import Testing

/// `check --watch`, which stays.
@Suite struct WatchTests {
    @Test("check --watch says at once what is wrong with what arrived, and when it is mended")
    func watch() throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n", to: "mine/entries.csv")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: try Binary().path)
        process.arguments = ["check", "mine", "--watch", "--as-of", "2025-10-31"]
        process.currentDirectoryURL = URL(filePath: directory.path)
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        defer { process.terminate() }
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
        #expect(wait(for: "is fine").contains("1 entry"))
        try directory.write("timestamp,tracker\n2025-10-30,nobody\n", to: "mine/logs/phone.csv")
        let wrong = wait(for: "to mend")
        #expect(wrong.contains("mine/logs/phone.csv:2: error: \"nobody\" is not a tracker"))
        #expect(wrong.contains("1 error to mend; nothing can be built before."))
        try directory.write("timestamp,tracker\n", to: "mine/logs/phone.csv")
        try directory.write("date,level\n2025-10-30,easy\n", to: "mine/entries/phone.csv")
        #expect(wait(for: "2 entries").contains("is fine"))
    }
}
