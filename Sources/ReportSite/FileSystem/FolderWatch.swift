import Glibc

/// Waits for changes below a data directory, with the notifications of the kernel (inotify(7)).
///
/// A class, because it holds an open descriptor.
final class FolderWatch {
    private let descriptor: Int32
    private let folder: Path
    private var watched: Set<String> = []

    /// Begins to watch a folder and the folders in it; throws where the system cannot.
    init(_ folder: Path) throws(SiteError) {
        self.folder = folder
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw SiteError(.inputOutput, "watch", folder, code: errno) }
        watchFolders()
        guard !watched.isEmpty else { throw SiteError(.inputOutput, "watch", folder, code: ENOENT) }
    }

    deinit {
        close(descriptor)
    }

    /// Waits for a change, and then until nothing has changed for a moment; false where waiting is not possible.
    func wait() -> Bool {
        guard waits(milliseconds: -1), drain() else { return false }
        // A program that syncs writes a file in several steps.
        while waits(milliseconds: FolderWatch.quiet) {
            guard drain() else { return false }
        }
        watchFolders()
        return true
    }

    /// In milliseconds.
    private static let quiet: Int32 = 150

    /// Watches the folders that are there and were not yet.
    private func watchFolders() {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        let names = (try? FileSystem.names(in: folder)) ?? []
        let inside = names.filter { !$0.hasPrefix(".") && FileSystem.isRealDirectory(folder / $0) }
        for path in [folder] + inside.map({ folder / $0 }) where !watched.contains(path.text) {
            if inotify_add_watch(descriptor, path.text, mask) >= 0 { watched.insert(path.text) }
        }
    }

    private func waits(milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var count = poll(&request, 1, milliseconds)
        while count < 0, errno == EINTR { count = poll(&request, 1, milliseconds) }
        return count > 0
    }

    private func drain() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        return read(descriptor, &buffer, buffer.count) > 0
    }
}
