import Glibc
package import Model
import Synchronization

extension FileSystem {
    private static let patience = Mutex(30)

    /// Sets how many seconds a writer of this process waits for another one; the default is 30.
    package static func wait(seconds: Int) { patience.withLock { $0 = seconds } }

    /// Longer waits are reported.
    private static let secondsOfSilence = 1
    private static let millisecondsBetween = 50

    /// Makes other writers of a directory wait until the returned descriptor is closed; nil if there are no locks.
    ///
    /// After a second `tell` is called with the process that is waited for. Throws if that is still writing after
    /// `patience`: whoever can read a directory can hold its lock.
    package static func lock(
        _ directory: Path, waiting seconds: Int? = nil, tell: (String) -> Void
    ) throws(CommandError) -> Int32? {
        let descriptor = open(directory.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let patience = (seconds ?? patience.withLock { $0 }) * 1000
        var waited = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                close(descriptor)
                return nil
            }
            if waited == secondsOfSilence * 1000, waited < patience {
                tell("reportgen: waiting for \(holder(of: descriptor)), which is writing to \(directory)")
            }
            guard waited < patience else {
                let holder = holder(of: descriptor)
                close(descriptor)
                throw CommandError(
                    .busy, "\(holder) is still writing to \(directory); nothing was written",
                    hint: "try again, or wait longer with --wait SECONDS")
            }
            usleep(UInt32(millisecondsBetween * 1000))
            waited += millisecondsBetween
        }
        return descriptor
    }

    package static func unlock(_ lock: Int32) {
        close(lock)
    }

    /// The process that holds the lock of a directory, if the system reports it.
    private static func holder(of descriptor: Int32) -> String {
        var status = stat()
        guard fstat(descriptor, &status) == 0, let locks = try? read(Path("/proc/locks")) else {
            return "another program"
        }
        for line in String(decoding: locks, as: UTF8.self).split(separator: "\n") {
            // `1: FLOCK  ADVISORY  WRITE 1234 fe:00:16549306 0 EOF`
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", words[5].split(separator: ":").last == "\(status.st_ino)"
            else { continue }
            let name = (try? read(Path("/proc/\(words[4])/comm"))).map { bytes in
                String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).joined()
            }
            return "\(name ?? "another program") (process \(words[4]))"
        }
        return "another program"
    }
}
