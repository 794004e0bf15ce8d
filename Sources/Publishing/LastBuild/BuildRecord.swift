import Disk
import Model

/// A record of the last build into a directory: its input, and the files it left there.
struct BuildRecord: Sendable {
    /// The input of a build without problems.
    struct Input: Sendable, Hashable {
        /// The hash of everything the build read.
        let key: UInt64
        /// The time zone whose file is part of the key.
        let zone: String
        /// Whether the share cards have no PNG because the converter isn't installed.
        let lacksPictures: Bool
        /// The seconds since 1970 in which a report for now stays the same; nil for a report as of a given moment.
        let moment: Range<Int>?
    }

    /// A file of the site after the build.
    struct File: Sendable, Hashable {
        let path: String
        let identity: FileIdentity
        let hash: UInt64
    }

    /// The directory of the site, resolved.
    let site: Path
    /// The folder of its records, resolved.
    let data: Path
    /// Nil if the build reported a warning, so that the next one reports it again.
    let input: Input?
    let files: [File]
    /// By path of each picture, the hash of its drawing.
    let pictures: [String: UInt64]
}

/// The record as text: one fact a line, in words between single spaces; the last may be a path with spaces.
extension BuildRecord {
    /// The first line; another version writes a different one.
    private static let heading = "reportgen-build 5"

    /// Nil if the record is damaged, or of another version.
    init?(_ bytes: [UInt8]) {
        var words = Words(bytes: bytes)
        guard words.rest() == BuildRecord.heading else { return nil }
        site = Path(words.rest())
        data = Path(words.rest())
        var (input, files, pictures) = (Input?.none, [File](), [String: UInt64]())
        while !words.isAtEnd {
            switch words.next() {
            case "input": input = words.input()
            case "file": files.append(words.file())
            case "picture":
                let hash = words.number()
                pictures[words.rest()] = hash
            default: return nil
            }
        }
        (self.input, self.files, self.pictures) = (input, files, pictures)
    }

    /// The text of the record; nil if a path has a line end.
    var bytes: [UInt8]? {
        let paths = [site.text, data.text] + files.map(\.path) + pictures.keys
        guard paths.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(128 * files.count)
        func add(_ words: String...) {
            for (index, word) in words.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                bytes += word.utf8
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        add(BuildRecord.heading)
        add(site.text)
        add(data.text)
        if let input {
            let span = input.moment ?? 0..<0
            add(
                "input", String(input.key), input.zone, input.lacksPictures ? "lacking" : "drawn",
                input.moment == nil ? "fixed" : "now", String(span.lowerBound), String(span.upperBound), ".")
        }
        for (path, hash) in pictures { add("picture", String(hash), path) }
        for file in files {
            let identity = file.identity
            add(
                "file", String(file.hash), String(identity.size), String(identity.modified), String(identity.changed),
                String(identity.inode), file.path)
        }
        return bytes
    }
}

/// Reads words one by one; a damaged number becomes a wrong number, which matches nothing.
private struct Words {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index >= bytes.count }

    mutating func next() -> String { text(to: UInt8(ascii: " ")) }

    mutating func rest() -> String { text(to: UInt8(ascii: "\n")) }

    private mutating func text(to end: UInt8) -> String {
        let start = index
        while index < bytes.count, bytes[index] != end { index += 1 }
        defer { index = min(index + 1, bytes.count) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    mutating func number() -> UInt64 {
        var number: UInt64 = 0
        while index < bytes.count, bytes[index] != UInt8(ascii: " ") {
            number = number &* 10 &+ UInt64(bytes[index] & 0xF)
            index += 1
        }
        index = min(index + 1, bytes.count)
        return number
    }

    private mutating func integer() -> Int { Int(truncatingIfNeeded: number()) }

    mutating func input() -> BuildRecord.Input {
        let (key, zone, lacksPictures, isNow) = (number(), next(), next() == "lacking", next() == "now")
        let (start, end) = (integer(), integer())
        _ = rest()
        return BuildRecord.Input(
            key: key, zone: zone, lacksPictures: lacksPictures, moment: isNow ? start..<max(start, end) : nil)
    }

    mutating func file() -> BuildRecord.File {
        let hash = number()
        let identity = FileIdentity(size: integer(), modified: integer(), changed: integer(), inode: number())
        return BuildRecord.File(path: rest(), identity: identity, hash: hash)
    }
}

/// The records of the last builds, one file for each site, in the person's cache directory.
///
/// They are never in a site: they would be published, and the hash of private records allows testing guesses. Without a
/// cache directory every build is a full one.
package struct BuildCache: Sendable {
    /// Nil if the environment has none.
    private let directory: Path?

    /// The cache in `XDG_CACHE_HOME`, by default `~/.cache` (https://specifications.freedesktop.org/basedir-spec).
    package init() {
        let home = Machine.variable("HOME").map { Path($0) / ".cache" }
        let folder = Machine.variable("XDG_CACHE_HOME").map(Path.init) ?? home
        self.init(directory: folder.flatMap { $0.text.hasPrefix("/") ? $0 / "reportgen" : nil })
    }

    init(directory: Path?) {
        self.directory = directory
    }

    /// The record of a site; nil if there is no valid one.
    func record(of site: Path) -> BuildRecord? {
        guard let file = file(of: site), let bytes = try? FileSystem.read(file), let record = BuildRecord(bytes) else {
            return nil
        }
        return record.site == site ? record : nil
    }

    /// Removes the record of a site before it changes.
    func remove(_ site: Path) {
        if let file = file(of: site) { try? FileSystem.removeFile(file) }
    }

    /// Saves a private record, and removes those of sites that no longer exist; failing isn't an error.
    func save(_ record: BuildRecord) {
        guard let directory, let file = file(of: record.site), let bytes = record.bytes else { return }
        do throws(CommandError) {
            try FileSystem.createDirectories(directory.directory)
            try FileSystem.createDirectories(directory, mode: 0o700)
            try FileSystem.replace(file, with: bytes, mode: 0o600)
            for name in try FileSystem.names(in: directory) where name != file.name {
                let other = directory / name
                guard let old = BuildRecord(try FileSystem.read(other)) else { continue }
                if try FileSystem.kind(of: old.site) != .directory { try FileSystem.removeFile(other) }
            }
        } catch {
            remove(record.site)
        }
    }

    private func file(of site: Path) -> Path? {
        directory.map { $0 / String(ContentHash.hash(of: Array(site.text.utf8)), radix: 16) }
    }
}
