import Diagnostics
import ProgressLoading

/// A person's folder on a disk.
struct DataDirectory {
    /// The path as the person wrote it.
    let path: Path

    /// What was found in a folder.
    struct Contents {
        var files: [SourceFile] = []
        /// An error for each file that could not be read.
        var diagnostics: [Diagnostic] = []
    }

    /// The code of the error for a file that is there and can not be read.
    static let unreadableCode = "unreadable-file"

    /// Reads every file that belongs to a history, and names those that nearly do; none is written.
    func contents() throws(SiteError) -> Contents {
        guard !path.isEmpty else { throw SiteError(.usage, "the data directory has no name") }
        guard let kind = try FileSystem.kind(of: path) else {
            throw SiteError(.missingInput, "there is no directory \(path)", hint: "reportgen init \(path) makes one")
        }
        guard kind == .directory else { throw SiteError(.missingInput, "\(path) is no directory") }
        var contents = Contents()
        for name in try FileSystem.names(in: path) where DataFolder.isMeant(name) {
            let isFolder = DataFolder.folderNames.contains(name.lowercased())
            if isFolder, (try? FileSystem.kind(of: path / name)) == .directory {
                read(folder: name, into: &contents)
            } else {
                read(file: name, into: &contents)
            }
        }
        return contents
    }

    private func read(folder: String, into contents: inout Contents) {
        do throws(SiteError) {
            for name in try FileSystem.names(in: path / folder) where !name.hasPrefix(".") {
                let file = folder + "/" + name
                // A folder within is handed on by its name alone, so that the loader can say that it reads none.
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
        do throws(SiteError) {
            let kind = try FileSystem.kind(of: path / file)
            // A pipe or a device could keep the program waiting for ever.
            guard kind == .file else { throw SiteError(.missingInput, "\(path / file) is no file") }
            contents.files.append(SourceFile(path: file, bytes: try FileSystem.read(path / file)))
        } catch {
            contents.diagnostics.append(unreadable(file, error))
        }
    }

    private func unreadable(_ file: String, _ error: SiteError) -> Diagnostic {
        Diagnostic(.error, DataDirectory.unreadableCode, at: SourceLocation(file: file, line: 0), error.text)
    }
}
