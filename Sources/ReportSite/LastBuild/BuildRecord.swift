import DiskAccess

/// What is known of the last build into a directory: from which input, and which files it left there.
struct BuildRecord: Sendable {
    /// The input of a build that had nothing to report about it.
    struct Input: Sendable, Hashable {
        /// The hash of everything the build read.
        let key: UInt64
        /// The time zone whose file is part of the key.
        let zone: String
        /// Whether the share cards have no PNG because the converter is not installed.
        let lacksPictures: Bool
        /// The seconds since 1970 in which a report of the present says the same; nil for one of a given moment.
        let moment: Range<Int>?
    }

    /// A file of the site as the build left it.
    struct File: Sendable, Hashable {
        let path: String
        let identity: FileIdentity
        /// The hash of its bytes.
        let hash: UInt64
    }

    /// The directory of the site, resolved.
    let site: Path
    /// The folder of the records that it was built from, resolved.
    let data: Path
    /// Nil if the build reported a warning, so that the next one reports it again.
    let input: Input?
    let files: [File]
    /// For the path of each picture the hash of the drawing it was made from.
    let pictures: [String: UInt64]
}
