/// What programs call the copies that they make of a file: such a copy is never read, however its name ends.
package enum CopyName: Equatable {
    /// What a program that syncs makes of a file that was changed on two devices; `original` is what that is called.
    case ofSync(original: String)
    /// What an editor leaves beside a file.
    case ofEditor

    /// Recognizes the last part of a path; nil for any other name.
    package init?(_ name: String) {
        let bytes = Array(name.utf8)
        let lowercased = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        if let original = CopyName.original(bytes, lowercased) {
            self = .ofSync(original: original)
        } else if CopyName.isOfEditor(lowercased) {
            self = .ofEditor
        } else {
            return nil
        }
    }

    private static func isOfEditor(_ name: [UInt8]) -> Bool {
        let isLock = name.starts(with: ".~lock.".utf8) && name.last == number
        let isSaved = name.count > 1 && name.first == number && name.last == number
        return name.starts(with: "~$".utf8) || name.starts(with: ".#".utf8) || isLock || isSaved
            || name.last == UInt8(ascii: "~") || name.suffix(4).elementsEqual(".bak".utf8)
            || name.suffix(5).elementsEqual(".orig".utf8)
    }

    /// Syncthing: `2026.sync-conflict-20261124-101010-ABCDEFG.csv`.
    private static let middle = Array(".sync-conflict-".utf8)
    /// Dropbox, which says it in the language of its user, Nextcloud and ownCloud: `2026 (Kim's conflicted copy 2026-11-24).csv`.
    private static let phrases = ["conflicted copy", "in konflikt stehende kopie"].map { Array($0.utf8) }
    private static let number = UInt8(ascii: "#")

    /// What the file is called that a name says it is a copy of; nil where it says nothing of the kind.
    private static func original(_ name: [UInt8], _ lowercased: [UInt8]) -> String? {
        // No mark is shorter, and most names are.
        guard name.count >= middle.count else { return nil }
        let rest: [UInt8]
        if let mark = lowercased.firstRange(of: middle) {
            let ending = name[mark.upperBound...].lastIndex(of: point) ?? name.count
            rest = Array(name[..<mark.lowerBound] + name[ending...])
        } else if let mark = phrases.lazy.compactMap({ lowercased.firstRange(of: $0) }).first {
            rest = without(mark, name)
        } else {
            return nil
        }
        // A copy may have been copied again.
        if case .ofSync(let original)? = CopyName(String(decoding: rest, as: UTF8.self)) { return original }
        return String(decoding: rest, as: UTF8.self)
    }

    /// A name without the brackets that a phrase stands in, or without all from the phrase to the ending.
    private static func without(_ phrase: Range<Int>, _ name: [UInt8]) -> [UInt8] {
        var (start, end) = (phrase.lowerBound, phrase.upperBound)
        if let open = name[..<start].lastIndex(of: UInt8(ascii: "(")),
            !name[open..<start].contains(UInt8(ascii: ")")),
            let close = name[end...].firstIndex(of: UInt8(ascii: ")"))
        {
            (start, end) = (open, close + 1)
        } else {
            end = name[end...].lastIndex(of: point) ?? name.count
        }
        while start > 0, name[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return Array(name[..<start] + name[end...])
    }

    private static let point = UInt8(ascii: ".")
}
