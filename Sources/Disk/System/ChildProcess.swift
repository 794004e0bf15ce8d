import Glibc
import Synchronization

/// Runs another program that reads and writes bytes.
package struct ChildProcess {
    /// Why a program gave no output.
    package enum Failure: Error {
        /// No program of that name is in the directories of PATH.
        case missing
        /// It couldn't be started; the value is the error number.
        case notStarted(Int32)
        /// It ran longer than the timeout and was killed.
        case timedOut
        /// It wrote more than the limit and was killed.
        case outputTooLarge
        /// It failed; the value is the first line of its standard error, or its status.
        case failed(String)
    }

    private let program: String
    private let arguments: [String]
    private let timeout: Int

    /// A program in the directories of PATH, which is killed after `timeout` seconds.
    package init(program: String, arguments: [String], timeout: Int) {
        (self.program, self.arguments, self.timeout) = (program, arguments, timeout)
    }

    private static let largestOutput = 32 << 20
    /// A child started by another thread must not inherit a pipe before it is marked close-on-exec.
    private static let starting = Mutex(())

    /// Runs the program with `input` as its standard input and returns its standard output.
    package func output(of input: [UInt8]) throws(Failure) -> [UInt8] {
        guard let file = ChildProcess.temporaryFile(holding: input) else { throw .notStarted(errno) }
        defer { close(file) }
        let started: Result<(process: pid_t, output: Int32, errors: Int32), Failure> =
            ChildProcess.starting.withLock { _ in start(reading: file) }
        let child = try started.get()
        defer {
            close(child.output)
            close(child.errors)
        }
        let read = ChildProcess.read(child.output, child.errors, seconds: timeout)
        if read.failure != nil { kill(child.process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
        if let failure = read.failure { throw failure }
        guard status == 0 else {
            // A shell or loader that doesn't find a program exits with status 127.
            if status == 127 << 8, read.errors.isEmpty { throw .missing }
            let lines = String(decoding: read.errors.prefix(400), as: UTF8.self).split(whereSeparator: \.isNewline)
            throw .failed(lines.first.map(String.init) ?? ChildProcess.ending(status))
        }
        return read.output
    }

    private func start(reading input: Int32) -> Result<(process: pid_t, output: Int32, errors: Int32), Failure> {
        var output: [Int32] = [-1, -1]
        var errors: [Int32] = [-1, -1]
        guard pipe(&output) == 0 else { return .failure(.notStarted(errno)) }
        guard pipe(&errors) == 0 else {
            let code = errno
            for file in output { close(file) }
            return .failure(.notStarted(code))
        }
        for file in output + errors { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
        var process: pid_t = 0
        let code = spawn(&process, input: input, output: output[1], errors: errors[1])
        close(output[1])
        close(errors[1])
        guard code == 0 else {
            close(output[0])
            close(errors[0])
            return .failure(code == ENOENT || code == EACCES ? .missing : .notStarted(code))
        }
        return .success((process, output[0], errors[0]))
    }

    private func spawn(_ process: inout pid_t, input: Int32, output: Int32, errors: Int32) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return errno }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        return withArray(of: [program] + arguments) { arguments in
            withArray(of: ChildProcess.environment) { environment in
                posix_spawnp(&process, program, &actions, nil, arguments, environment)
            }
        }
    }

    private static func read(
        _ output: Int32, _ errors: Int32, seconds: Int
    ) -> (output: [UInt8], errors: [UInt8], failure: Failure?) {
        var collected: [[UInt8]] = [[], []]
        var files = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let end = Machine.milliseconds + seconds * 1000
        while files.contains(where: { $0.fd >= 0 }) {
            let left = end - Machine.milliseconds
            guard left > 0 else { return (collected[0], collected[1], .timedOut) }
            guard poll(&files, nfds_t(files.count), Int32(left)) > 0 else { continue }
            for index in files.indices where files[index].fd >= 0 && files[index].revents != 0 {
                let count = Glibc.read(files[index].fd, &buffer, buffer.count)
                if count > 0 { collected[index] += buffer.prefix(count) }
                // Stops waiting for a file that has ended.
                if count == 0 || count < 0 && errno != EINTR { files[index].fd = -1 }
            }
            guard collected.allSatisfy({ $0.count <= largestOutput }) else {
                return (collected[0], collected[1], .outputTooLarge)
            }
        }
        return (collected[0], collected[1], nil)
    }

    private static func ending(_ status: Int32) -> String {
        let signal = status & 0x7F
        return signal == 0 ? "it ended with status \(status >> 8 & 0xFF)" : "it was ended by signal \(signal)"
    }

    /// An open temporary file without a name, positioned at its start; nil, with `errno` set, on failure.
    private static func temporaryFile(holding bytes: [UInt8]) -> Int32? {
        let folder = Machine.variable("TMPDIR") ?? "/tmp"
        var path = Array("\(folder)/reportgen-XXXXXX".utf8CString)
        let file = mkstemp(&path)
        guard file >= 0 else { return nil }
        unlink(path)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        let code = FileSystem.write(bytes, to: file)
        guard code == 0, lseek(file, 0, SEEK_SET) == 0 else {
            close(file)
            errno = code == 0 ? EIO : code
            return nil
        }
        return file
    }

    /// The variables with which a program finds its libraries, fonts and caches; its messages are in English.
    private static var environment: [String] {
        let names = [
            "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
            "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
            // For the desktop and the network proxy.
            "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY",
            "http_proxy", "https_proxy", "HTTPS_PROXY", "no_proxy", "NO_PROXY",
        ]
        return names.compactMap { name in Machine.variable(name).map { "\(name)=\($0)" } } + ["LC_ALL=C.UTF-8"]
    }
}

/// Calls `body` with the texts as a C array that ends with nil; the pointers are only valid during the call.
private func withArray<Answer>(
    of texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
) -> Answer {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
}
