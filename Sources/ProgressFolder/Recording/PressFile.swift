import DiskAccess
import ProgressModel
import ProgressRecording

/// The presses of a data directory that were answered: `.reportgen/presses`.
struct PressFile {
    private static let name = "presses"

    private let folder: PrivateFolder

    /// Those of the data directory at a path.
    init(of directory: Path) {
        folder = PrivateFolder(of: directory)
    }

    /// What it holds; nothing where there is none.
    func read() throws(CommandError) -> UsedPresses { UsedPresses(try folder.bytes(of: PressFile.name) ?? []) }

    func add(_ press: UsedPress) throws(CommandError) {
        var presses = try read()
        presses.add(press)
        try write(presses)
    }

    /// Notes that a change was taken back, if a press made it.
    func undo(_ change: String) throws(CommandError) {
        var presses = try read()
        if presses.undo(change) { try write(presses) }
    }

    /// Forgets the press of a change that was never made.
    func forget(_ change: String) throws(CommandError) {
        var presses = try read()
        if presses.forget(change) { try write(presses) }
    }

    private func write(_ presses: UsedPresses) throws(CommandError) {
        try folder.write(presses.bytes, to: PressFile.name)
    }
}
