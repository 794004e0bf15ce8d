import ArgumentParser
import DiskAccess

/// How long a command that writes waits for another one.
struct WaitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How long to wait while another program writes there. Default: 30; then the exit code is 75.",
            valueName: "seconds"))
    var wait: Int?

    func validate() throws {
        guard let wait else { return }
        guard (0...86_400).contains(wait) else { throw ValidationError("--wait takes 0 to 86400 seconds") }
        // Wherever the command writes.
        FileSystem.wait(seconds: wait)
    }
}
