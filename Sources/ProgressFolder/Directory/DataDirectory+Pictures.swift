import DiskAccess
import ProgressLoading
import Synchronization

/// Pictures in the folder of notes.
extension DataDirectory {
    private static let largestPicture = 10 << 20
    /// Whether files that were looked at are pictures.
    private static let known = Mutex<[FileIdentity: Bool]>([:])

    /// The pictures in a folder within that of the notes, and in those within it; no links, and no hidden files.
    func pictures(in folder: String) -> [String: FileIdentity] {
        var found: [String: FileIdentity] = [:]
        for name in (try? FileSystem.names(in: path / "notes" / folder)) ?? [] where !name.hasPrefix(".") {
            let file = folder + name
            switch FileSystem.entry(at: path / "notes" / file) {
            case .file(let identity)? where PictureFile.isNamed(name) && !name.utf8.contains { $0 < 0x20 }:
                found[file] = identity
            case .directory?: found.merge(pictures(in: file + "/")) { $1 }
            default: break
            }
        }
        return found
    }

    /// Whether a file is a picture that can be shown.
    func isPicture(_ file: String, _ identity: FileIdentity) -> Bool {
        if let isKnown = DataDirectory.known.withLock({ $0[identity] }) { return isKnown }
        let isPicture = picture(file) != nil
        DataDirectory.known.withLock { $0[identity] = isPicture }
        return isPicture
    }

    /// A picture without what it says of where and how it was made; nil if it is too large or isn't one.
    package func picture(_ file: String) -> [UInt8]? {
        let path = path / "notes" / file
        guard let identity = FileSystem.identity(of: path), identity.size <= DataDirectory.largestPicture else {
            return nil
        }
        return (try? FileSystem.read(path)).flatMap(PictureFile.cleaned)
    }
}

extension DataDirectory.Contents {
    /// What tells that a picture has changed, as a text.
    package var pictureMarks: String { pictures.map { "\($0) \($1)" }.sorted().joined(separator: "\n") }
}
