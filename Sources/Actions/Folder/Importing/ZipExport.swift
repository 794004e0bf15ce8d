import Diary
import Disk
import Importing
import Model
import Wording

/// Finds exports in a zip archive; its members are never written to a disk.
struct ZipExport {
    private let path: Path
    private let archive: ZipArchive
    private let spreadsheet: SpreadsheetFile?
    /// One of these may be an export that is read in parts, whatever its name.
    private let candidates: [ZipMember]
    private let texts: [ZipMember]
    private let others: [String]

    private static let mostOthers = 4

    init(_ file: OpenFile) throws(CommandError) {
        path = file.path
        do throws(ZipError) {
            archive = try ZipArchive(file)
            spreadsheet = try SpreadsheetFile(file.path, archive)
            var others: [String] = []
            let members = try archive.members { member in
                guard member.isFile, ZipExport.isPlain(member.name) else { return false }
                let name = Path(member.name).name
                if ImportFiles.isRead(name) || ImportFiles.mayBeLarge(name) { return true }
                if others.count < ZipExport.mostOthers { others.append(name) }
                return false
            }
            candidates = members.filter { ImportFiles.mayBeLarge($0.name) }
            texts = members.filter { !ImportFiles.mayBeLarge($0.name) }
            self.others = others
        } catch {
            throw ZipExport.refusal(file.path, error)
        }
    }

    /// Whether a name stays within its folder, and isn't an auxiliary file of macOS or an editor.
    private static func isPlain(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count <= ImportFiles.deepestFolder && !name.contains("\0")
            && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0 != "__MACOSX" }
    }

    /// The content of the archive as if unpacked, or a sheet of a spreadsheet: the named one, else the first.
    func input(sheet: String?) throws(CommandError) -> ImportInput {
        if let spreadsheet { return try spreadsheet.input(sheet: sheet) }
        if let member = try largeMember() {
            return ImportInput(unpacked(member), isSingleFile: false)
        }
        let files = try textFiles()
        guard !files.isEmpty else {
            let others = (candidates.map { Path($0.name).name } + others).prefix(ZipExport.mostOthers)
            throw CommandError(
                .badData, "\(path) holds nothing that is known; nothing was written",
                hint: others.isEmpty
                    ? "the archive is empty: export again"
                    : others.contains { $0.hasSuffix(".iwa") }
                        ? "a document of Numbers: export it as CSV or Excel"
                        : "it holds \(others.joined(separator: ", "))")
        }
        let input = ImportInput(files, isSingleFile: files.count == 1)
        guard ImportFormat(recognising: input, .ofAllLanguages) == nil,
            let unwrapped = ZipExport.withoutTopFolder(files)
        else {
            return input
        }
        return ImportInput(unwrapped, isSingleFile: files.count == 1)
    }

    private func unpacked(_ member: ZipMember) -> LargeFile {
        let hint = "export it again, or copy it again"
        return LargeFile(path: member.name) { [archive] () throws(ImportError) in
            do throws(ZipError) {
                let stream = try archive.open(member)
                return { buffer throws(ImportError) in
                    do throws(ZipError) { return try stream.read(into: buffer) } catch {
                        throw ImportError(error, hint: hint)
                    }
                }
            } catch {
                throw ImportError(error, hint: hint)
            }
        }
    }

    /// The largest member that begins like an export that is read in parts; nil if there isn't one.
    private func largeMember() throws(CommandError) -> ZipMember? {
        var failure: ZipError?
        var largest: ZipMember?
        for member in candidates where member.size > largest?.size ?? -1 {
            do throws(ZipError) {
                let head = try archive.open(member).head(ImportFiles.headSize)
                if ImportFormat.isLarge(head) { largest = member }
            } catch {
                failure = failure ?? error
            }
        }
        if largest == nil, texts.isEmpty, let failure { throw ZipExport.refusal(path, failure) }
        return largest
    }

    private func textFiles() throws(CommandError) -> [SourceFile] {
        guard texts.count <= ImportFiles.mostFiles else { throw ImportFiles.tooMany(path) }
        var left = ImportFiles.mostBytes
        // Of two members with the same name, unpacking would leave the last.
        var files: [String: SourceFile] = [:]
        for member in texts {
            guard member.size <= left else { throw ImportFiles.tooLarge(path) }
            do throws(ZipError) {
                let bytes = try archive.open(member, upTo: left).readAll()
                left -= bytes.count
                files[member.name] = SourceFile(path: member.name, bytes: bytes)
            } catch {
                throw ZipExport.refusal(path, error)
            }
        }
        return Array(files.values)
    }

    /// The files of a folder that was packed as a whole; nil if they don't share a folder.
    private static func withoutTopFolder(_ files: [SourceFile]) -> [SourceFile]? {
        let tops = Set(files.map { $0.path.prefix { $0 != "/" } })
        guard tops.count == 1, let top = tops.first, files.allSatisfy({ $0.path.hasPrefix(top + "/") }) else {
            return nil
        }
        return files.map { $0.with(text: $0.bytes, path: String($0.path.dropFirst(top.count + 1))) }
    }

    private static func refusal(_ path: Path, _ error: ZipError) -> CommandError {
        let place = error.member.map { path / $0 } ?? path
        return CommandError(
            .badData, "\(place): \(error.text); nothing was written",
            hint: "export again, or unpack it and import the folder")
    }
}

extension ImportError {
    /// Why a member of an archive can't be read.
    init(_ error: ZipError, hint: String) {
        self.init((error.member.map { "\($0): " } ?? "") + error.text, hint: hint)
    }
}

/// A spreadsheet file, one sheet of which is read as a table.
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

    /// The named sheet, else the first.
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
                        // It isn't known how much was decompressed until then.
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
