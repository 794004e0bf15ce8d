package import Model

/// The time zones of the system, or those in the program if the system has none: TZif files by IANA name.
package struct ZoneFiles: Sendable {
    /// Where systems store them; the environment variable `TZDIR` is ignored, so that a report doesn't depend on it.
    private static let directories = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"].map(
        Path.init)

    package static var exist: Bool { areInstalled || CarriedZones.ofProgram != nil }

    private static var areInstalled: Bool {
        directories.contains { directory in (try? FileSystem.kind(of: directory)) == .directory }
    }

    /// The bytes of a zone's file; nil if there is no zone of that name.
    package static func bytes(of name: String) -> [UInt8]? {
        guard isName(name) else { return nil }
        for directory in directories {
            let path = directory / name
            guard let kind = try? FileSystem.kind(of: path), kind == .file, let bytes = try? FileSystem.read(path)
            else {
                continue
            }
            return bytes
        }
        return areInstalled ? nil : CarriedZones.ofProgram?.bytes(of: name)
    }

    /// The names of the zones and folders in a folder of zones, in byte order; empty if there aren't any.
    package static func names(in folder: String) -> [String] {
        directories.firstNonNil { try? FileSystem.names(in: $0 / folder) }
            ?? (areInstalled ? [] : CarriedZones.ofProgram?.names(in: folder) ?? [])
    }

    private static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            guard let first = part.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "-") else {
                return false
            }
            return part.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "+-_".utf8.contains(byte)
            }
        }
    }
}

/// What the machine knows of the person; only used for suggestions.
package enum SystemSettings {
    /// The IANA name of the machine's time zone; nil if it isn't set.
    package static var timeZone: String? {
        let resolved = FileSystem.resolved(Path("/etc/localtime")).text
        let linked = resolved.ranges(of: "/zoneinfo/").last.map { String(resolved[$0.upperBound...]) }
        let written = (try? FileSystem.read(Path("/etc/timezone"))).map { String(decoding: $0, as: UTF8.self) }
        let variable = Machine.variable("TZ")?.drop { $0 == ":" }
        let named: [String?] = [variable.map(String.init), linked, written]
        let candidates = named.compactMap { $0?.split(whereSeparator: \.isWhitespace).first.map(String.init) }
        return candidates.first { ZoneFiles.bytes(of: $0) != nil }
    }

    /// The unique id of this machine, which should be kept secret (machine-id(5)); nil if there isn't one.
    package static var machineID: String? {
        (try? FileSystem.read(Path("/etc/machine-id"))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The language of the environment, if reports can be written in it.
    package static var language: Language? {
        let variables: [String] = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let values = variables.compactMap { Machine.variable($0) }
        return values.first { !$0.isEmpty }.flatMap { Language(rawValue: String($0.prefix(2)).lowercased()) }
    }
}

/// A unique key of this machine, which is never shown.
package enum MachineKey {
    /// The id of the machine (machine-id(5)); if it has none, as in many containers, a random key in the folder for
    /// state files, which is created on first use.
    ///
    /// Throws if there is no such folder, or it isn't writable.
    package static func text() throws(CommandError) -> String {
        if let id = SystemSettings.machineID?.split(whereSeparator: \.isWhitespace).first, id != "uninitialized" {
            return String(id)
        }
        guard let folder = stateFolder else {
            throw CommandError(
                .inputOutput, "this machine has no id and no place to keep one",
                hint: "name a folder that outlasts the program in XDG_STATE_HOME")
        }
        let file = folder / "machine-key"
        if case .file? = FileSystem.entry(at: file) {
            return String(decoding: try FileSystem.read(file), as: UTF8.self)
        }
        var generator = SystemRandomNumberGenerator()
        let key = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }.joined(separator: "-")
        try FileSystem.createDirectories(folder, mode: 0o700)
        try FileSystem.replaceDurably(file, with: Array(key.utf8), mode: 0o600)
        return key
    }

    /// The folder for state files of this program, by the XDG Base Directory Specification.
    private static var stateFolder: Path? {
        let named = Machine.variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? Path($0) : nil }
        let home = Machine.variable("HOME").flatMap { $0.isEmpty ? nil : Path($0) / ".local/state" }
        return (named ?? home).map { $0 / "reportgen" }
    }
}

/// Time zones in a program: TZif files in a zip archive appended to it, for systems without any.
///
/// Releases have them; a program built from source doesn't.
package struct CarriedZones: Sendable {
    private static let folder = "zoneinfo/"
    /// Larger than the file of any zone.
    private static let mostBytes = 1 << 20

    /// The zones in the running program; nil if it has none, or there is no `/proc`.
    static let ofProgram = CarriedZones(in: Path("/proc/self/exe"))

    private let archive: ZipArchive
    private let members: [String: ZipMember]

    /// Nil if the file doesn't end with such an archive.
    package init?(in program: Path) {
        guard let file = try? OpenFile(program), let archive = try? ZipArchive(file),
            let members = try? archive.members(where: { $0.name.hasPrefix(CarriedZones.folder) }), !members.isEmpty
        else { return nil }
        self.archive = archive
        self.members = Dictionary(
            members.map { (String($0.name.dropFirst(CarriedZones.folder.count)), $0) }, uniquingKeysWith: { $1 })
    }

    /// The bytes of a zone's file; nil if there is no zone of that name, or the archive is damaged.
    package func bytes(of name: String) -> [UInt8]? {
        members[name].flatMap { try? archive.open($0, upTo: CarriedZones.mostBytes).readAll() }
    }

    /// The names of the zones and folders in a folder of zones, in byte order.
    package func names(in folder: String) -> [String] {
        let start = folder.isEmpty ? "" : folder + "/"
        let names = members.keys.lazy.filter { $0.hasPrefix(start) }.compactMap {
            $0.dropFirst(start.count).split(separator: "/").first.map(String.init)
        }
        return Set(names).sortedByBytes()
    }
}
