package import Diary
package import Disk
package import Model
import Synchronization
import Wording

/// A folder of records.
package struct DataDirectory: Sendable {
    /// The path as the person wrote it.
    package let path: Path

    /// The files found in a folder.
    package struct Contents: Sendable {
        package var files: [SourceFile] = []
        /// Copies of such files, which are only read to report their content, and files that may be copies.
        package var copies: [FileCopy] = []
        /// Identifies the version of each picture in the folder of notes, by its path there.
        package var pictures: [String: FileIdentity] = [:]
        /// An error for each unreadable file, and a warning for each that isn't downloaded.
        package var diagnostics: [Diagnostic] = []

        /// Warns of files for which iCloud has left only a placeholder: `.2025.csv.icloud` for `2025.csv`.
        fileprivate mutating func warnOfMissing(_ names: [String], in folder: String) {
            for name in names where name.hasPrefix(".") && name.hasSuffix(".icloud") {
                let file = name.dropFirst().dropLast(7)
                guard DataFolder.isFile(folder + file), !names.contains(String(file)) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .warning, .notDownloaded, at: SourceLocation(file: folder + file, line: 0),
                        "iCloud has not downloaded \(file), so it is not read", hint: "download it first"))
            }
        }
    }

    /// Reads every file of records, and the names of almost correctly named files, for which the loader adds warnings.
    package func contents() throws(CommandError) -> Contents {
        try check()
        var contents = Contents()
        let (names, others) = try FileSystem.listing(of: path)
        for name in others where DataFolder.isMeant(name, .ofAllLanguages) {
            contents.diagnostics.append(misnamed(name))
        }
        for name in names where DataFolder.isMeant(name, .ofAllLanguages) {
            let isDirectory = (try? FileSystem.kind(of: path / name)) == .directory
            if !DataFolder.isRead(name) {
                // Files that aren't used aren't opened: only the name is passed to the loader, which warns of it.
                contents.files.append(SourceFile(path: isDirectory ? name + "/" : name, bytes: []))
            } else if isDirectory, DataFolder.folderNames.contains(name) {
                read(folder: name, into: &contents)
            } else {
                read(file: name, into: &contents)
            }
        }
        contents.warnOfMissing(names, in: "")
        let like = names.filter { name in
            !DataFolder.isRead(name) && CopyName(name) != .ofEditor
                && CopyName.originals(of: name, .ofAllLanguages).contains(where: DataFolder.isRead)
        }
        var search = CopySearch(.ofAllLanguages)
        contents.copies = search.takeCopies(from: &contents.files, and: like.compactMap(copy))
        if contents.files.isEmpty, contents.diagnostics.isEmpty, let empty { throw empty }
        return contents
    }

    private static let followsLinks = Mutex(false)

    /// From now on this process also follows links that lead out of a folder of records.
    ///
    /// A folder may come from elsewhere: a link to a file of this machine would publish it on the site.
    package static func followLinks() { followsLinks.withLock { $0 = true } }

    /// Throws if a file or folder of the records is a link that leads out of them.
    private func checkLink(_ name: String) throws(CommandError) {
        guard !DataDirectory.followsLinks.withLock({ $0 }),
            let target = FileSystem.target(of: path / name, outside: path), try FileSystem.kind(of: target) != nil
        else { return }
        throw CommandError(
            .missingInput, "is a link to \(target), outside of the folder; with --follow-links it is read")
    }

    /// Throws if there is no such folder.
    package func check() throws(CommandError) {
        guard !path.isEmpty else { throw CommandError(.usage, "the data directory has no name") }
        guard let kind = try FileSystem.kind(of: path) else { throw missing }
        guard kind == .directory else { throw noDirectory }
    }

    /// The permissions for files made from the records: private if the records are.
    package var fileMode: FileMode {
        let names = (try? FileSystem.names(in: path)) ?? []
        return names.filter(DataFolder.isRead).compactMap { FileSystem.permissions(of: path / $0) }
            .reduce((FileSystem.permissions(of: path) ?? 0o666) | 0o200, &)
    }

    private func read(folder: String, into contents: inout Contents) {
        do throws(CommandError) {
            try checkLink(folder)
            let (names, others) = try FileSystem.listing(of: path / folder)
            for name in others where !name.hasPrefix(".") {
                contents.diagnostics.append(misnamed(folder + "/" + name))
            }
            if folder == "notes" { contents.pictures = pictures(in: "") }
            let ofPictures = Set(contents.pictures.keys.map { $0.prefix { $0 != "/" } })
            contents.warnOfMissing(names, in: folder + "/")
            for name in names where !name.hasPrefix(".") {
                let file = folder + "/" + name
                // Pictures, and folders of pictures.
                if ofPictures.contains(name[...]), folder == "notes" { continue }
                if let kind = CopyName(name) {
                    if kind == .ofSync, let copy = copy(file) { contents.files.append(copy) }
                    continue
                }
                // For a nested folder only the name is passed to the loader, which warns of it.
                if try FileSystem.kind(of: path / file) == .directory {
                    contents.files.append(SourceFile(path: file + "/", bytes: []))
                } else {
                    read(file: file, into: &contents)
                }
            }
        } catch {
            contents.diagnostics.append(unreadable(folder, error))
        }
    }

    private func read(file: String, into contents: inout Contents) {
        do throws(CommandError) {
            try checkLink(file)
            let kind = try FileSystem.kind(of: path / file)
            // A pipe or a device could block forever.
            guard kind == .file else { throw CommandError(.missingInput, "\(path / file) is not a file") }
            contents.files.append(SourceFile(path: file, bytes: try FileSystem.read(path / file)))
        } catch {
            contents.diagnostics.append(unreadable(file, error))
        }
    }

    /// Reads a copy; nil if it isn't a file or can't be read.
    private func copy(_ path: String) -> SourceFile? {
        guard (try? FileSystem.kind(of: self.path / path)) == .file else { return nil }
        return (try? FileSystem.read(self.path / path)).map { SourceFile(path: path, bytes: $0) }
    }

    private func misnamed(_ file: String) -> Diagnostic {
        unreadable(file, CommandError(.missingInput, "the name of \(path / file) is not UTF-8"))
    }

    private func unreadable(_ file: String, _ error: CommandError) -> Diagnostic {
        Diagnostic(.error, .unreadableFile, at: SourceLocation(file: file, line: 0), error.text)
    }
}

/// Pictures in the folder of notes.
extension DataDirectory {
    private static let largestPicture = 10 << 20
    private static let known = Mutex<[FileIdentity: Bool]>([:])

    /// The pictures in a folder of notes and its subfolders, without links and hidden files.
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

    func isPicture(_ file: String, _ identity: FileIdentity) -> Bool {
        if let isKnown = DataDirectory.known.withLock({ $0[identity] }) { return isKnown }
        let isPicture = picture(file) != nil
        DataDirectory.known.withLock { $0[identity] = isPicture }
        return isPicture
    }

    /// A picture without metadata about where and how it was made; nil if it is too large or isn't one.
    package func picture(_ file: String) -> [UInt8]? {
        let path = path / "notes" / file
        guard let identity = FileSystem.identity(of: path), identity.size <= DataDirectory.largestPicture else {
            return nil
        }
        return (try? FileSystem.read(path)).flatMap(PictureFile.cleaned)
    }
}

extension DataDirectory.Contents {
    /// A text that changes when a picture does.
    package var pictureMarks: String { pictures.map { "\($0) \($1)" }.sorted().joined(separator: "\n") }
}

extension TimeZones {
    package static let ofSystem = TimeZones(bytes: ZoneFiles.bytes(of:), names: ZoneFiles.names(in:))
}
