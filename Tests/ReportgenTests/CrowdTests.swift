import Foundation
import TestSupport
import Testing

/// Many writers at once, and writers that are killed.
@Suite struct CrowdTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write(#"[{ "preset": "water" }]"#, to: "trackers.json")
        try directory.write("timestamp,tracker,value\n2025-10-01,water,1\n", to: "logs.csv")
    }

    @Test("many writers at once lose nothing, and all can be undone: 50 in a soak, 12 in a test")
    func crowd() async throws {
        let (binary, path, writers) = (binary, directory.path, Soak.choose(12, whole: 50))
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for number in 1...writers {
                group.addTask {
                    try binary.run(
                        ["log", "water", "\(number)", "--date", "2025-10-31", "--now", "2025-10-31T20:00"], in: path
                    ).status
                }
            }
            for try await status in group { #expect(status == 0) }
        }
        let values = directory.text(of: "logs.csv")?.split(separator: "\n").dropFirst(2).compactMap {
            $0.split(separator: ",").last
        }
        #expect(values?.compactMap { Int($0) }.sorted() == Array(1...writers))
        #expect(directory.text(of: ".reportgen/journal")?.split(separator: "\n").count == writers)
        for _ in 1...writers { #expect(try binary.run("undo", in: path).status == 0) }
        #expect(directory.text(of: "logs.csv") == "timestamp,tracker,value\n2025-10-01,water,1\n")
    }

    private static let strace = URL(filePath: "/usr/bin/strace")

    @Test(
        "a writer that is killed at a system call leaves the old or the new file, and the next one works",
        .disabled(if: Soak.isSanitized, "a sanitizer makes many calls more"),
        .enabled(if: FileManager.default.isExecutableFile(atPath: strace.path), "strace is not installed"))
    func kills() throws {
        let old = try #require(directory.text(of: "logs.csv"))
        let calls = "openat,write,fsync,rename,renameat,renameat2,close,fchmod,chmod,mkdir,unlink,flock"
        let arguments = ["log", "water", "5", "--now", "2025-10-31T20:00"]
        let new = old + "2025-10-31T20:00:00+00:00,water,5\n"
        var outcomes: Set<String> = []
        // From the end: the last calls are those that write.
        var number = 1
        while number < 2000 {
            try directory.write(old, to: "logs.csv")
            let run = try Binary(CrowdTests.strace).run(
                ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(calls):signal=KILL:when=\(number)", binary.path]
                    + arguments,
                in: directory.path)
            let text = try #require(directory.text(of: "logs.csv"))
            #expect([old, new].contains(text), "after call \(number)")
            outcomes.insert(text)
            if run.status == 0 { break }
            number += number < 40 ? 13 : Soak.choose(3, whole: 1)
        }
        #expect(number < 2000 && outcomes == [old, new])
        try directory.write(old, to: "logs.csv")
        #expect(try binary.run(arguments, in: directory.path).status == 0)
        #expect(directory.paths().filter { $0.contains(".reportgen-") } == [])
    }
}
