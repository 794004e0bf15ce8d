import Glibc

/// Notifications of the kernel about directories (inotify(7)); a class, because it owns an open descriptor.
final class FolderNotifications {
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF)

    private let descriptor: Int32

    /// Nil, with `errno` set, if the system refuses.
    init?() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        // Also of one that the system refused: to close it would replace the reason.
        if descriptor >= 0 { close(descriptor) }
    }

    /// Watches a directory; returns the number of the watch, the same for the same directory, or -1.
    func watch(_ directory: Path) -> Int32 {
        inotify_add_watch(descriptor, directory.text, FolderNotifications.mask)
    }

    /// Stops a watch.
    func forget(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    /// Waits for a notification, the stop signal, or the end of the time.
    func wait(milliseconds: Int, _ stop: StopSignal?) -> Waiting {
        var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        if let stop { requests.append(pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0)) }
        let count = poll(&requests, nfds_t(requests.count), Int32(milliseconds))
        if count < 0 { return errno == EINTR ? .nothing : .stop }
        if requests.count > 1, requests[1].revents != 0 { return .stop }
        return requests[0].revents != 0 ? .events : .nothing
    }

    /// The notifications since the last call.
    func drain() -> [Notification] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return [] }
        let size = MemoryLayout<inotify_event>.size
        var notifications: [Notification] = []
        var offset = 0
        buffer.withUnsafeBytes { bytes in
            while offset + size <= count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let name = bytes[(offset + size)..<min(count, offset + size + Int(event.len))].prefix { $0 != 0 }
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    notifications.append(.lost)
                } else if event.mask & UInt32(IN_IGNORED) == 0 {
                    let text = event.len > 0 ? String(decoding: name, as: UTF8.self) : nil
                    notifications.append(.changed(event.wd, name: text))
                }
                offset += size + Int(event.len)
            }
        }
        return notifications
    }

    enum Waiting {
        case events, stop, nothing
    }

    enum Notification {
        /// A change of a name within a watched directory; without a name, of the directory itself.
        case changed(Int32, name: String?)
        /// There were more than the system could store.
        case lost
    }
}
