import Model

/// The time zones of the system, or those that the program carries where the system has none: TZif files, each by its IANA
/// name.
package struct ZoneFiles: Sendable {
    /// Where systems keep them; the environment variable `TZDIR` is ignored, so that a report does not depend on it.
    private static let directories = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"].map(
        Path.init)

    /// Whether there are time zones.
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

    /// The names of the zones and folders in a folder of zones, in byte order; empty where there is none.
    package static func names(in folder: String) -> [String] {
        directories.firstNonNil { try? FileSystem.names(in: $0 / folder) }
            ?? (areInstalled ? [] : CarriedZones.ofProgram?.names(in: folder) ?? [])
    }

    /// Whether it is a zone's name and not a path to another file.
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
