import Glibc
package import Model

/// Waits for changes of folders.
///
/// A watch belongs to a directory on the disk, not to its path. So the parent directory is watched too, and after each
/// change every path is looked up again: a folder that was recreated or replaced is watched from then on. A class,
/// because it owns an open descriptor (inotify(7)).
package final class FolderWatch {
    package enum Event {
        /// Something may have changed.
        case change
        /// The requested moment has come.
        case moment
        /// The stop signal, or the system can't wait.
        case end
    }

    private let descriptor: Int32
    private let folders: [WatchedFolder]
    private let stop: StopSignal?
    /// The uses of each watch; a directory can have several.
    private var uses: [Int32: [WatchedFolder.Use]] = [:]

    /// Starts watching folders; throws if the system can't.
    package init(_ folders: [WatchedFolder], stop: StopSignal? = nil) throws(CommandError) {
        self.folders = folders
        self.stop = stop
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else {
            let code = errno
            let reason = CommandError(.inputOutput, "watch", folders.first?.path ?? Path("."), code: code)
            guard code == EMFILE else { throw reason }
            throw CommandError(
                .inputOutput, reason.text,
                hint:
                    "other programs watch all that one user can; sysctl fs.inotify.max_user_instances=1024 allows more")
        }
        _ = renew()
        for folder in folders where watch(folder.path) < 0 {
            throw CommandError(.inputOutput, "watch", folder.path, code: errno)
        }
    }

    deinit {
        // Also of one that the system refused: to close it would replace the reason.
        if descriptor >= 0 { close(descriptor) }
    }

    /// Waits for a change, and then until nothing changes for a moment, but no longer than a second: a sync program
    /// writes a file in several steps.
    ///
    /// Also ends at `moment`, or at most a minute later after the clock was set back: what was made for a later time is
    /// then wrong.
    package func wait(until moment: Instant? = nil, now: () -> Instant = { Machine.now }) -> Event {
        var latest: Int?
        let begin = now()
        while true {
            if moment != nil, now() < begin { return .moment }
            let timeout =
                latest.map { min(FolderWatch.quiet, max(0, $0 - Machine.milliseconds)) }
                ?? idle(until: moment, at: now())
            guard let hasEvents = hasEvents(within: timeout) else { return .end }
            if hasEvents {
                guard takeEvents() else { continue }
                latest = latest ?? Machine.milliseconds + FolderWatch.longest
                if let latest, Machine.milliseconds < latest { continue }
            }
            let isRenewed = renew()
            if latest != nil || isRenewed { return .change }
            if let moment, now() >= moment { return .moment }
        }
    }

    /// In milliseconds.
    private static let quiet = 100
    private static let longest = 1000
    /// The longest time until a directory that was replaced without a notification, or a changed clock, is noticed.
    private static let check = 60_000

    /// Watches the current directories of the paths; returns whether they have changed.
    private func renew() -> Bool {
        var renewed: [Int32: [WatchedFolder.Use]] = [:]
        for use in folders.flatMap(\.uses) {
            let watch = watch(use.directory)
            if watch >= 0 { renewed[watch, default: []].append(use) }
        }
        let isOther = Set(renewed.keys) != Set(uses.keys)
        for watch in uses.keys where renewed[watch] == nil { inotify_rm_watch(descriptor, watch) }
        uses = renewed
        return isOther
    }

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF)

    /// Watches a directory; returns the number of the watch, the same for the same directory, or -1.
    private func watch(_ directory: Path) -> Int32 {
        inotify_add_watch(descriptor, directory.text, FolderWatch.mask)
    }

    /// Waits for events; nil at the stop signal, and if the system can't wait.
    private func hasEvents(within milliseconds: Int) -> Bool? {
        var requests = [descriptor, stop?.descriptor].compactMap(\.self).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let count = poll(&requests, nfds_t(requests.count), Int32(milliseconds))
        if count < 0 { return errno == EINTR ? false : nil }
        return requests.dropFirst().contains { $0.revents != 0 } ? nil : requests[0].revents != 0
    }

    /// Takes the events since the last call; returns whether one matters, or some were lost.
    private func takeEvents() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        let size = MemoryLayout<inotify_event>.size
        var (offset, matters) = (0, false)
        buffer.withUnsafeBytes { bytes in
            while offset + size <= count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let name = bytes[(offset + size)..<min(count, offset + size + Int(event.len))].prefix { $0 != 0 }
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    matters = true
                } else if event.mask & UInt32(IN_IGNORED) == 0 {
                    // Without a name it is about the directory itself.
                    let text = event.len > 0 ? String(decoding: name, as: UTF8.self) : nil
                    matters = matters || uses[event.wd, default: []].contains { $0.isAbout(text) }
                }
                offset += size + Int(event.len)
            }
        }
        return matters
    }

    private func idle(until moment: Instant?, at now: Instant) -> Int {
        guard let moment else { return FolderWatch.check }
        let left = moment.seconds - now.seconds
        return min(FolderWatch.check, max(0, left) * 1000 + 1000)
    }
}

/// Ends waiting on another thread; a class, because it owns a pipe, for whose end the other thread also waits.
package final class StopSignal: Sendable {
    /// Becomes readable when the signal is given.
    package let descriptor: Int32
    private let sender: Int32

    package init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        (descriptor, sender) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(sender)
    }

    package func stop() {
        _ = write(sender, [1], 1)
    }
}
