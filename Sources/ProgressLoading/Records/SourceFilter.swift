import ProgressModel

/// Which records are read, by the word in their column `source`.
package struct SourceFilter: Sendable {
    /// In lower case; an empty one stands for records without a source.
    private let names: Set<String>

    /// The records of these sources, in any capitals; an empty name stands for records without one.
    package init(_ names: [String]) {
        self.names = Set(names.map { withoutSpacesAround($0).lowercased() })
    }

    /// Whether a record of a source is read.
    func contains(_ source: String?) -> Bool {
        names.contains(withoutSpacesAround(source ?? "").lowercased())
    }
}

extension SourceFilter? {
    /// Whether a record of a source is read; without a filter every one is.
    func allows(_ source: String?) -> Bool { self?.contains(source) ?? true }
}
