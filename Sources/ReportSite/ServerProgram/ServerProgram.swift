import DiskAccess
package import ProgressModel

/// The program that serves a site, which lies beside `reportgen` or in a directory of PATH.
package enum ServerProgram {
    package static let name = "reportgen-serve"

    /// Becomes the server: the process, its terminal and its signals stay; only returns by throwing.
    package static func start(_ arguments: ServerArguments) throws(CommandError) -> Never {
        guard let program = found else {
            throw CommandError(
                .missingInput, "the server, \(name), is not installed",
                hint: "install the package \(name), or run make install in the sources of reportgen")
        }
        try Machine.become(program, arguments.words)
    }

    /// The one that belongs to this program is preferred: it is of the same version.
    private static var found: Path? {
        let own = FileSystem.resolved(Path("/proc/self/exe")).directory
        let others = (Machine.variable("PATH") ?? "").split(separator: ":").map { Path(String($0)) }
        return ([own] + others).map { $0 / name }.first { path in
            FileSystem.isExecutable(path) && (try? FileSystem.kind(of: path)) == .file
        }
    }
}
