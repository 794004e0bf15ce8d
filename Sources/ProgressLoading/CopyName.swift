package import ProgressModel

/// What programs call the copies that they make of a file: such a copy is never read, however its name ends.
///
/// Other copies are called so that their names prove nothing: see `CopySearch`.
package enum CopyName: Equatable {
    /// What a program that syncs makes of a file that was changed on two devices.
    case ofSync
    /// What an editor leaves beside a file.
    case ofEditor

    /// Recognizes the last part of a path; nil for any other name.
    package init?(_ name: String) {
        let bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        // The names of notes are shorter than all of them.
        if CopyName.phrases.contains(where: { $0.count <= bytes.count && bytes.firstRange(of: $0) != nil }) {
            self = .ofSync
        } else if CopyName.isOfEditor(bytes) {
            self = .ofEditor
        } else {
            return nil
        }
    }

    /// The paths of the files that one may be a copy of by its name, in lower case, the longest first: what programs write
    /// after the name of a copy begins with one of `marks`.
    package static func originals(of path: String, _ vocabulary: Vocabulary) -> [String] {
        let path = path.lowercased()
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard let ending = path[start...].lastIndex(of: ".") else { return [] }
        var stem = path[start..<ending]
        var found: [String] = []
        func add(_ stem: Substring) { if !stem.isEmpty { found.append("\(path[..<start])\(stem)\(path[ending...])") } }
        if let words = vocabulary[.copyBefore].first(where: stem.hasPrefix) {
            stem = stem.dropFirst(words.count)
            add(stem)
        }
        for index in stem.indices.reversed() where " -_(.".contains(stem[index]) { add(stem[..<index]) }
        return found
    }

    private static func isOfEditor(_ name: [UInt8]) -> Bool {
        let isLock = name.starts(with: ".~lock.".utf8) && name.last == number
        let isSaved = name.count > 1 && name.first == number && name.last == number
        return name.starts(with: "~$".utf8) || name.starts(with: ".#".utf8) || isLock || isSaved
            || name.last == UInt8(ascii: "~") || name.suffix(4).elementsEqual(".bak".utf8)
            || name.suffix(5).elementsEqual(".orig".utf8)
    }

    /// What the names of Syncthing hold, and those of Dropbox, Nextcloud and ownCloud: `2026 (Kim's conflicted copy 2026-11-24).csv`.
    private static let phrases = [".sync-conflict-", "conflicted copy", "in konflikt stehende kopie"]
        .map { Array($0.utf8) }
    private static let number = UInt8(ascii: "#")
}
