import ArgumentParser
import ProgressFolder

/// Whether a command reads what links of a folder lead to.
struct LinkArguments: ParsableArguments {
    @Flag(help: "Also read files to which links lead out of the folder.")
    var followLinks = false

    func validate() throws {
        // Wherever the command reads.
        if followLinks { DataDirectory.followLinks() }
    }
}
