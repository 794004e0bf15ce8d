/// The reason why a command failed, with its exit code of sysexits.h.
package struct CommandError: Error, Sendable {
    package enum Kind: Int32, Sendable {
        /// The arguments contradict each other.
        case usage = 64
        /// The person's files have errors, which were reported.
        case badData = 65
        /// A file or folder to read is missing.
        case missingInput = 66
        /// The output cannot be created.
        case cannotCreate = 73
        case inputOutput = 74
        /// Another program has been writing for longer than this one waits.
        case busy = 75
    }

    package let kind: Kind
    /// One sentence without a full stop; empty if diagnostics were printed instead.
    package let text: String
    package let hint: String?

    /// The reason as a value that languages have words for; nil if there is only the text.
    package let reason: (any ErrorReason)?
    /// Lines printed before the error, each about a position in a file.
    package let details: [String]

    /// An error; leave the text empty if diagnostics were printed instead.
    package init(
        _ kind: Kind, _ text: String = "", hint: String? = nil, reason: (any ErrorReason)? = nil,
        details: [String] = []
    ) {
        (self.kind, self.text, self.hint, self.reason, self.details) = (kind, text, hint, reason, details)
    }
}

/// A reason for a failure as a value that languages have words for.
package protocol ErrorReason: Sendable {}
