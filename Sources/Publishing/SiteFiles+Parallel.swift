import Dispatch
import Sharing
import Synchronization

extension SiteFiles {
    /// All files, made on all cores; their order is that of the list.
    func filesInParallel() -> [SiteFile] {
        let made = Mutex([[SiteFile]](repeating: [], count: groups.count))
        DispatchQueue.concurrentPerform(iterations: groups.count) { index in
            let files = groups[index].files().map { SiteFile(path: $0.path, bytes: $0.bytes) }
            made.withLock { $0[index] = files }
        }
        return made.withLock { $0.flatMap(\.self) }
    }
}
