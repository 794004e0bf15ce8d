import DiskAccess
import ProgressImport
import ProgressModel
import ZipReading

/// A file of a spreadsheet program, one sheet of which is read as a table.
struct SpreadsheetFile {
    private let path: Path
    private let archive: ZipArchive
    private let kind: Spreadsheet.Kind
    private let members: [String: ZipMember]

    /// Nil for an archive of another kind.
    init?(_ path: Path, _ archive: ZipArchive) throws(ZipError) {
        var members: [String: ZipMember] = [:]
        var second: String?
        for member in try archive.members(where: { SpreadsheetFile.mayBePart($0.name) })
        where members.updateValue(member, forKey: member.name) != nil {
            second = second ?? member.name
        }
        guard let kind = Spreadsheet.kind(of: members.keys) else { return nil }
        if let second { throw ZipError("the archive is damaged: it has two parts of this name", in: second) }
        (self.path, self.archive, self.kind, self.members) = (path, archive, kind, members)
    }

    private static func mayBePart(_ name: String) -> Bool {
        name == "mimetype" || [".xml", ".rels", ".bin"].contains { name.hasSuffix($0) }
    }

    /// The sheet that is named, else the first.
    func input(sheet: String?) throws(CommandError) -> ImportInput {
        var left = ImportFiles.mostBytes
        var sizes: [String: Int] = [:]
        do throws(ImportError) {
            return
                try Spreadsheet.read(kind, named: sheet, of: path.name) { name throws(ImportError) in
                    guard let member = members[name] else { return nil }
                    do throws(ZipError) {
                        let bytes = try archive.open(member, upTo: left + (sizes[name] ?? 0)).readAll()
                        // A part that is read again counts once.
                        if sizes.updateValue(bytes.count, forKey: name) == nil { left -= bytes.count }
                        return bytes
                    } catch {
                        // What was unpacked until then isn't known.
                        left = 0
                        throw ImportError(error, hint: "save it again in a spreadsheet program, or as CSV")
                    }
                }
        } catch {
            let place = error.place.map { ", \($0)" } ?? ""
            throw CommandError(.badData, "\(path)\(place): \(error.text); nothing was written", hint: error.hint)
        }
    }
}
