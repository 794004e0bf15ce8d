import Foundation

/// Runs shell scripts that may mount file systems, which only they see and which are unmounted when they end.
struct MountNamespace {
    /// Nil if the system does not let this user mount, as in most containers.
    static let own = [["--mount"], ["--user", "--map-root-user", "--mount"]].map(MountNamespace.init).first {
        (try? $0.run("mount --bind / /mnt", in: "/"))?.status == 0
    }

    private let arguments: [String]

    private init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// Runs a script in `folder` until its first error.
    func run(_ script: String, in folder: String) throws -> Binary.Run {
        try Binary(URL(filePath: "/usr/bin/unshare")).run(arguments + ["sh", "-c", "set -eu; " + script], in: folder)
    }
}
