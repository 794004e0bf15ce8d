import Diary
package import Disk
package import Model
import Wording

/// Prevents a site or a file from being written over the records it is made from.
struct OutputCheck {
    /// As the person wrote it.
    let output: Path
    /// Absolute, without links.
    let resolved: Path

    /// Throws if the output is the data directory, contains it, has a name there that is reserved for records, settings
    /// or hidden files, or is a folder there with anything but a site.
    ///
    /// Another folder within the data directory, such as `site`, is allowed if it is new, empty or a site.
    func standsApart(from data: Path) throws(CommandError) {
        guard !output.isEmpty else {
            throw CommandError(.usage, "the output has no name", hint: "name it with --output")
        }
        if resolved == data { throw refusal("is the data directory itself") }
        if data.lies(in: resolved) { throw refusal("contains the data directory") }
        guard let name = firstName(below: data) else { return }
        for folder in DataFolder.folderNames where resolved.lies(in: data / folder) { throw refusal("holds records") }
        if name.hasPrefix(".") { throw refusal("is hidden in the data directory") }
        if DataFolder.isMeant(name, .ofAllLanguages) { throw refusal("has a name that is kept for records") }
        guard try FileSystem.kind(of: resolved) == .directory, !(try FileSystem.names(in: resolved).isEmpty) else {
            return
        }
        if try Manifest(of: resolved).paths.isEmpty { throw refusal("holds other files of the data directory") }
    }

    /// The first part of the output's path within a directory; nil if it is elsewhere.
    private func firstName(below data: Path) -> String? {
        guard resolved.lies(in: data) else { return nil }
        return resolved.text.dropFirst((data / "").text.count).split(separator: "/").first.map(String.init)
    }

    /// Throws if a file there would replace a file of records or settings of the data directory, or be taken for one.
    ///
    /// A file that is linked into the data directory belongs to its records too.
    func spares(recordsOf data: Path) throws(CommandError) {
        for name in try FileSystem.names(in: data) where DataFolder.isMeant(name, .ofAllLanguages) {
            var records = [data / name]
            if try FileSystem.kind(of: data / name) == .directory {
                // Only a link leads out of its folder.
                records += try FileSystem.names(in: data / name).map { data / name / $0 }
                    .filter { if case .other = FileSystem.entry(at: $0) { true } else { false } }
            }
            if records.contains(where: { resolved.lies(in: FileSystem.resolved($0)) }) {
                throw refusal("holds records", "file")
            }
        }
        guard let name = firstName(below: data), DataFolder.isMeant(name, .ofAllLanguages) || name.hasPrefix(".")
        else { return }
        throw refusal("has a name that is kept for records", "file")
    }

    private func refusal(_ problem: String, _ kind: String = "directory") -> CommandError {
        CommandError(.usage, "the output \(output) \(problem)", hint: "choose another \(kind) with --output")
    }
}

/// A file that a command writes at a path given by the person.
package struct SingleFile {
    private let path: Path

    package init(_ path: String) {
        self.path = Path(path)
    }

    /// Writes the file in one step, replacing an existing one; false for a pipe or a device.
    ///
    /// Throws, without any change, if a file of the data directory is there, or anything else that isn't a file.
    package func write(
        _ bytes: @autoclosure () throws(CommandError) -> [UInt8], dataDirectory: String, mode: FileMode = 0o666
    ) throws(CommandError) -> Bool {
        let isStream = try isStream
        try OutputCheck(output: path, resolved: FileSystem.resolved(path))
            .spares(recordsOf: FileSystem.resolved(Path(dataDirectory)))
        let bytes = try bytes()
        if isStream {
            try FileSystem.write(bytes, into: path)
        } else {
            try FileSystem.replace(path, with: bytes, mode: mode)
        }
        return !isStream
    }

    /// Whether a pipe or a device is at the path; throws unless it is one, free, or a file to replace.
    private var isStream: Bool {
        get throws(CommandError) {
            switch try FileSystem.kind(of: path) {
            case .stream: return true
            case .directory: throw CommandError(.cannotCreate, "\(path) is a directory")
            case .other: throw CommandError(.cannotCreate, "\(path) is not a file")
            case .file, nil: break
            }
            guard case .other = FileSystem.entry(at: path) else { return false }
            throw CommandError(
                .cannotCreate, "\(path) is a link", hint: "name the file it leads to, or - for standard output")
        }
    }
}
