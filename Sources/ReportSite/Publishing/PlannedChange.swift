import DiskAccess

/// What a build would do to a file of the site.
struct PlannedChange {
    enum Kind: String {
        case new, changed, removed
    }

    let kind: Kind
    /// Its path within the site.
    let path: String

    /// `changed  index.html`.
    var line: String { kind.rawValue + String(repeating: " ", count: 9 - kind.rawValue.count) + path }

    /// The changes in the byte order of their paths.
    static func sorted(_ changes: [PlannedChange]) -> [PlannedChange] {
        changes.sorted { $0.path.precedesInBytes($1.path) }
    }
}
