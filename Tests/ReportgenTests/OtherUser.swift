import Foundation

/// Runs the program as the user `nobody`.
enum OtherUser {
    /// Whether the tests run as root, and the user `nobody` can run the program in its folder.
    static let isPossible = geteuid() == 0 && (try? run(["--version"], isOther: true, in: "/"))?.status == 0

    /// Runs it in `folder`, as `nobody` or as root, with the usual umask and without a cache.
    static func run(_ arguments: [String], isOther: Bool, in folder: String) throws -> Binary.Run {
        let user = isOther ? ["--reuid=65534", "--regid=65534", "--clear-groups"] : ["--reuid=0"]
        let program = ["sh", "-c", "umask 022; exec \"$@\"", "sh", try Binary().path]
        return try Binary(URL(filePath: "/usr/bin/setpriv"))
            .run(user + program + arguments, in: folder, environment: ["PATH": Binary.standIns + ":/usr/bin:/bin"])
    }
}
