import CLinux
import Glibc
package import Model

/// The system except its files: clock, arguments, environment, standard streams.
package enum Machine {
    package static var now: Instant {
        let time = time(of: CLOCK_REALTIME)
        return Instant(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }

    /// Monotonic clock, in milliseconds.
    package static var milliseconds: Int {
        let time = time(of: CLOCK_MONOTONIC)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    /// The arguments of the program without its name, even without /proc, which `CommandLine` needs.
    ///
    /// Throws if one isn't UTF-8: repaired, it would name another file.
    package static func arguments() throws(CommandError) -> [String] {
        guard let values = program_arguments(), values[0] != nil else {
            return Array(CommandLine.arguments.dropFirst())
        }
        var arguments: [String] = []
        while let value = values[arguments.count + 1] {
            guard let argument = String(validatingCString: value) else {
                throw CommandError(.usage, "the argument \(String(cString: value)) is not UTF-8")
            }
            arguments.append(argument)
        }
        return arguments
    }

    /// Nil if it isn't set.
    package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    package static var name: String {
        var host = [CChar](repeating: 0, count: 256)
        gethostname(&host, host.count - 1)
        return name(ofHost: String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// The first part of a host name, in lower-case letters and digits, with `-` for anything else.
    ///
    /// `reportgen` for a host without a name, and for a container, whose number changes each time.
    package static func name(ofHost host: String) -> String {
        let words = host.lowercased().prefix { $0 != "." }.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = words.joined(separator: "-")
        let isNumber = name.count == 12 && name.allSatisfy(\.isHexDigit)
        return ["", "localhost"].contains(name) || isNumber ? "reportgen" : name
    }

    /// The standard streams of a program.
    package enum Stream: Int32 {
        case input = 0, output, error
    }

    package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// Writes all bytes to a stream; false if the system refuses.
    package static func write(_ bytes: [UInt8], to stream: Stream) -> Bool {
        FileSystem.write(bytes, to: stream.rawValue) == 0
    }

    /// The error number if another program listens on an address.
    package static var addressInUse: Int32 { EADDRINUSE }

    /// Replaces this program by another in the same process; returns only by throwing.
    package static func become(_ program: Path, _ arguments: [String]) throws(CommandError) -> Never {
        let pointers: [UnsafeMutablePointer<CChar>?] = ([program.text] + arguments).map { strdup($0) } + [nil]
        execv(program.text, pointers)
        let code = errno
        for pointer in pointers { free(pointer) }
        throw CommandError(.inputOutput, "start", program, code: code)
    }

    package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }

    private static func time(of clock: clockid_t) -> timespec {
        var time = timespec()
        clock_gettime(clock, &time)
        return time
    }
}
