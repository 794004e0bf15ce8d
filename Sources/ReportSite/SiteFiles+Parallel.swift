import Dispatch
import ProgressAnalysis
import ReportFiles
import Synchronization

extension SiteFiles {
    /// All files, made on all cores; their order is that of the list.
    ///
    /// A file that the last build made from the same is kept. `settings` is the hash of all that a file is made from
    /// beside its fingerprint; without it, every file is made.
    func filesInParallel(settings: UInt64? = nil, previous: BuildRecord? = nil) -> [SiteFile] {
        let known = settings == nil ? [:] : Dictionary(previous?.files.map { ($0.path, $0) } ?? []) { $1 }
        let made = Mutex([[SiteFile]](repeating: [], count: groups.count))
        DispatchQueue.concurrentPerform(iterations: groups.count) { index in
            let group = groups[index]
            let source = settings.flatMap { group.source($0) }
            let files = group.kept(source, known) ?? group.made(source)
            made.withLock { $0[index] = files }
        }
        return made.withLock { $0.flatMap(\.self) }
    }
}

extension SiteFiles.Group {
    /// The hash of all that the files are made from.
    fileprivate func source(_ settings: UInt64) -> UInt64? {
        fingerprint.map { fingerprint in
            var source = Fingerprint()
            source.add(settings)
            source.add(fingerprint)
            return source.value
        }
    }

    /// The files as the last build left them; nil if one of them was made from something else.
    fileprivate func kept(_ source: UInt64?, _ known: [String: BuildRecord.File]) -> [SiteFile]? {
        guard let source else { return nil }
        let files = paths.compactMap { known[$0] }
        guard files.count == paths.count, files.allSatisfy({ $0.source == source }) else { return nil }
        return files.enumerated().map { index, file in
            SiteFile(path: file.path, .kept(file) { self.files()[index].bytes }, source: source)
        }
    }

    fileprivate func made(_ source: UInt64?) -> [SiteFile] {
        files().map { SiteFile(path: $0.path, .made($0.bytes), source: source) }
    }
}
