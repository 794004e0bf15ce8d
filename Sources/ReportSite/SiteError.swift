/// Why a command could not be carried out, for whom, and with which exit code of sysexits.h.
package struct SiteError: Error, Sendable {
    /// The exit codes a command ends with.
    package enum Kind: Int32, Sendable {
        /// The arguments make no sense together.
        case usage = 64
        /// The person's files are wrong; what is wrong was reported.
        case badData = 65
        /// What should be read is not there.
        case missingInput = 66
        /// The place to write to is no such place.
        case cannotCreate = 73
        /// The disk or the system refused.
        case inputOutput = 74
    }

    package let kind: Kind
    /// One sentence without a final stop; empty where everything was said by diagnostics.
    package let text: String
    /// What to do about it.
    package let hint: String?

    /// Makes an error; without a text everything was said by diagnostics.
    package init(_ kind: Kind, _ text: String = "", hint: String? = nil) {
        self.kind = kind
        self.text = text
        self.hint = hint
    }

    /// What the system said, by the number of its error, when something was done to a path.
    init(_ kind: Kind, _ action: String, _ path: Path, code: Int32) {
        self.init(kind, "can not \(action) \(path): \(FileSystem.description(ofError: code))")
    }
}
