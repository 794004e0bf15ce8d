import ArgumentParser
import Diagnostics
import DiskAccess

/// Runs a command and turns an error into its exit code.
func running(_ command: () throws(CommandError) -> Void) throws {
    do throws(CommandError) {
        try command()
    } catch {
        Console.report(error)
        throw ExitCode(error.kind.rawValue)
    }
}
