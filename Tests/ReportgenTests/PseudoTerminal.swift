import Foundation
import Glibc

/// The program in a terminal of its own, with someone who presses keys.
struct PseudoTerminal {
    /// What stood on the screen, and how the program ended.
    struct Session {
        let screen: String
        let status: Int32
    }

    private let program: String

    init(_ program: String) {
        self.program = program
    }

    /// Runs the program, presses the keys one after the other, each once a question is on the screen, and waits for the
    /// end.
    func run(_ arguments: [String], in directory: String, keys: [String]) throws -> Session {
        var controller: Int32 = 0
        var terminal: Int32 = 0
        guard openpty(&controller, &terminal, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
        defer { close(controller) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: directory)
        let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
        (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
        try process.run()
        close(terminal)
        var screen: [UInt8] = []
        var waiting = keys[...]
        while true {
            // Nothing more on the screen for a moment: a question waits.
            var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            let isQuiet = poll(&request, 1, waiting.isEmpty ? 10_000 : 400) == 0
            if isQuiet {
                guard let key = waiting.popFirst() else { break }
                _ = Array(key.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
                continue
            }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(controller, &buffer, buffer.count)
            guard count > 0 else { break }
            screen += buffer[..<count]
        }
        process.waitUntilExit()
        let text = String(decoding: screen, as: UTF8.self)
        return Session(screen: text.replacing("\r\n", with: "\n"), status: process.terminationStatus)
    }
}
