import Foundation
import Glibc

/// The program in its own terminal, with simulated key presses.
struct PseudoTerminal {
    /// The text on the screen, and how the program ended.
    struct Session {
        let screen: String
        let status: Int32
    }

    private let program: String

    init(_ program: String) {
        self.program = program
    }

    /// Runs the program, presses each of `keys` when a question waits for it, and waits for the end.
    ///
    /// Keys that end with Enter answer a line; others are pressed when the terminal is in single-key mode.
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
        var answered = 0
        var waiting = keys[...]
        while true {
            let isAsked = PseudoTerminal.asks(screen[answered...])
            if isAsked {
                guard let key = waiting.first else {
                    process.terminate()
                    break
                }
                if key.hasSuffix("\n") || PseudoTerminal.handsKeysOn(controller) {
                    _ = Array(key.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
                    answered = screen.count
                    waiting.removeFirst()
                    continue
                }
            }
            // A question is followed by no more text, but the terminal may not be ready for its answer yet.
            var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, isAsked ? 1 : -1) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(controller, &buffer, buffer.count)
            guard count > 0 else { break }
            screen += buffer[..<count]
        }
        process.waitUntilExit()
        let text = String(decoding: screen, as: UTF8.self)
        return Session(screen: text.replacing("\r\n", with: "\n"), status: process.terminationStatus)
    }

    /// Whether the text on a screen ends with a question.
    private static func asks(_ text: ArraySlice<UInt8>) -> Bool {
        let end = String(decoding: text.suffix(3), as: UTF8.self)
        return end.hasSuffix("? ") || end.hasSuffix(") ") || end == "]: "
    }

    /// Whether keys reach the program without an Enter after them.
    private static func handsKeysOn(_ controller: Int32) -> Bool {
        var settings = termios()
        return tcgetattr(controller, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) == 0
    }
}
