import Foundation
import TestSupport
import Testing

/// The built program, run as a person runs it.
struct Binary: Sendable {
    /// The result of a run.
    struct Run {
        let status: Int32
        let output: String
        let error: String
    }

    /// The folder of programs that replace those of the same name on the machine.
    static let standIns = Repository.root.appending(path: "Tests/ReportgenTests/StandIns").path
    /// The environment of the tests, without the variables that turn on annotations for a service, and with a program
    /// that draws empty pictures: drawing takes most of the time of a build, and few tests look at pictures.
    static let environment = ProcessInfo.processInfo.environment.merging(
        [
            "PATH": standIns + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
            "GITHUB_ACTIONS": "",
        ]) { $1 }

    private let executable: URL
    /// The path of the program.
    var path: String { executable.path }

    /// Another program, to run it in the same way.
    init(_ executable: URL) {
        self.executable = executable
    }

    init() throws {
        // The tests are built into the same folder as the program.
        let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        executable =
            [bundle, bundle.deletingLastPathComponent(), bundle.appending(path: "../../..").standardizedFileURL]
            .map { $0.appending(path: "reportgen") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath } ?? bundle
    }

    /// Runs it in `directory` with nothing on its standard input.
    func run(_ arguments: String..., in directory: String) throws -> Run {
        try run(arguments, in: directory)
    }

    /// Runs it in `directory` with nothing on its standard input.
    func run(
        _ arguments: [String], in directory: String, environment: [String: String] = Binary.environment
    ) throws -> Run {
        let process = Process()
        let output = Pipe()
        let error = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = URL(filePath: directory)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // Standard output is read first: only it can be larger than the buffer of a pipe.
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let errorBytes = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
            error: String(decoding: errorBytes, as: UTF8.self))
    }
}
