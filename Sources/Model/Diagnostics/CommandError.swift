/// Why a command failed, with its exit code of sysexits.h.
package struct CommandError: Error, Sendable {
    /// The exit codes a command ends with.
    package enum Kind: Int32, Sendable {
        /// The arguments make no sense together.
        case usage = 64
        /// The person's files have errors, which were reported.
        case badData = 65
        /// A file or folder to read is missing.
        case missingInput = 66
        /// The output cannot be created.
        case cannotCreate = 73
        /// Reading or writing failed.
        case inputOutput = 74
        /// Another program is writing for longer than this one waits.
        case busy = 75
    }

    package let kind: Kind
    /// One sentence without a full stop; empty if diagnostics said everything.
    package let text: String
    /// What to do about it.
    package let hint: String?

    /// The same as a value that every language has words for; nil if only the text says it.
    package let reason: (any ErrorReason)?
    /// Lines that are told before, each of a place in a file.
    package let details: [String]

    /// Makes an error; the text stays empty if diagnostics said everything.
    package init(
        _ kind: Kind, _ text: String = "", hint: String? = nil, reason: (any ErrorReason)? = nil,
        details: [String] = []
    ) {
        (self.kind, self.text, self.hint, self.reason, self.details) = (kind, text, hint, reason, details)
    }
}

/// Why something failed, as a value that a language has words for.
package protocol ErrorReason: Sendable {}
