/// Time zones that a program carries along: TZif files of a zip archive behind its own end, for systems that have none.
///
/// A release appends the archive to the program; one that was built for oneself carries nothing.
package struct CarriedZones: Sendable {
    private static let folder = "zoneinfo/"
    /// More than any zone's file has.
    private static let mostBytes = 1 << 20

    /// What the running program carries; nil where that is nothing, or where no `/proc` leads to it.
    static let ofProgram = CarriedZones(in: Path("/proc/self/exe"))

    private let archive: ZipArchive
    private let members: [String: ZipMember]

    /// What a file carries; nil where it ends with no such archive.
    package init?(in program: Path) {
        guard let file = try? OpenFile(program), let archive = try? ZipArchive(file),
            let members = try? archive.members(where: { $0.name.hasPrefix(CarriedZones.folder) }), !members.isEmpty
        else { return nil }
        self.archive = archive
        self.members = Dictionary(
            members.map { (String($0.name.dropFirst(CarriedZones.folder.count)), $0) }, uniquingKeysWith: { $1 })
    }

    /// The bytes of a zone's file; nil if there is no zone of that name, or if the archive is damaged.
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
