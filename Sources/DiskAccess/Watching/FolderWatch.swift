package import Diagnostics
import Glibc
package import ProgressModel

/// Waits for changes of folders, with the notifications of the kernel (inotify(7)).
///
/// A watch of inotify belongs to a directory on the disk and not to its path. So the directory above is watched too, and
/// after each change every path is asked again: a folder that was removed and made again, or replaced by another, is
/// watched from then on. A class, because it holds an open descriptor.
package final class FolderWatch {
    /// Why waiting ended.
    package enum Event {
        /// Something may be different.
        case change
        /// The moment has come.
        case moment
        /// It was asked to stop, or the system cannot wait.
        case end
    }

    private let descriptor: Int32
    private let folders: [WatchedFolder]
    private let stop: StopSignal?
    /// What each watch is for; a directory can have several uses.
    private var uses: [Int32: [WatchedFolder.Use]] = [:]

    /// Begins to watch folders; throws where the system cannot.
    package init(_ folders: [WatchedFolder], stop: StopSignal? = nil) throws(CommandError) {
        self.folders = folders
        self.stop = stop
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        let path = folders.first?.path ?? Path(".")
        guard descriptor >= 0 else { throw CommandError(.inputOutput, "watch", path, code: errno) }
        _ = renew()
        for folder in folders where inotify_add_watch(descriptor, folder.path.text, FolderWatch.mask) < 0 {
            throw CommandError(.inputOutput, "watch", folder.path, code: errno)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Waits for a change, and then until nothing has changed for a moment, but no longer than a second: a program that
    /// syncs writes a file in several steps.
    ///
    /// Ends also at a moment of the system's clock, and where that was set back, at the latest a minute later: what was
    /// made of the later time is not true any more.
    package func wait(until moment: Instant? = nil, now: () -> Instant = { Machine.now }) -> Event {
        var latest: Int?
        let begin = now()
        while true {
            if moment != nil, now() < begin { return .moment }
            let timeout =
                latest.map { min(FolderWatch.quiet, max(0, $0 - Machine.milliseconds)) }
                ?? idle(until: moment, at: now())
            switch poll(milliseconds: timeout) {
            case .stop: return .end
            case .events:
                guard isRelevant(drain()) else { continue }
                latest = latest ?? Machine.milliseconds + FolderWatch.longest
                if let latest, Machine.milliseconds < latest { continue }
            case .nothing: break
            }
            let isRenewed = renew()
            if latest != nil || isRenewed { return .change }
            if let moment, now() >= moment { return .moment }
        }
    }

    /// In milliseconds.
    private static let quiet = 100
    private static let longest = 1000
    /// How long a directory that was replaced without a notification, and a clock that was set, may go unnoticed.
    private static let check = 60_000

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
    )

    /// Watches what the paths name now, and no longer what they named; true where that is something else.
    private func renew() -> Bool {
        var renewed: [Int32: [WatchedFolder.Use]] = [:]
        for use in folders.flatMap(\.uses) {
            let watch = inotify_add_watch(descriptor, use.directory.text, FolderWatch.mask)
            if watch >= 0 { renewed[watch, default: []].append(use) }
        }
        let isOther = Set(renewed.keys) != Set(uses.keys)
        for watch in uses.keys where renewed[watch] == nil { inotify_rm_watch(descriptor, watch) }
        uses = renewed
        return isOther
    }

    /// Whether one of the notifications is about something that is read.
    private func isRelevant(_ notifications: [Notification]) -> Bool {
        notifications.contains { notification in
            if notification.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
            guard notification.mask & UInt32(IN_IGNORED) == 0 else { return false }
            return uses[notification.watch, default: []].contains { $0.isAbout(notification.name) }
        }
    }

    private func idle(until moment: Instant?, at now: Instant) -> Int {
        guard let moment else { return FolderWatch.check }
        let left = moment.seconds - now.seconds
        return min(FolderWatch.check, max(0, left) * 1000 + 1000)
    }
}

extension FolderWatch {
    private enum Waiting {
        case events, stop, nothing
    }

    private func poll(milliseconds: Int) -> Waiting {
        var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        if let stop { requests.append(pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0)) }
        let count = Glibc.poll(&requests, nfds_t(requests.count), Int32(milliseconds))
        if count < 0 { return errno == EINTR ? .nothing : .stop }
        if requests.count > 1, requests[1].revents != 0 { return .stop }
        return requests[0].revents != 0 ? .events : .nothing
    }

    /// What the kernel says has happened in a watched directory.
    private struct Notification {
        let watch: Int32
        let mask: UInt32
        /// What it happened to within the directory; nil for the directory itself.
        let name: String?
    }

    private func drain() -> [Notification] {
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
                notifications.append(
                    Notification(
                        watch: event.wd, mask: event.mask,
                        name: event.len > 0 ? String(decoding: name, as: UTF8.self) : nil))
                offset += size + Int(event.len)
            }
        }
        return notifications
    }
}
