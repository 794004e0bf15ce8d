extension Sequence<String> {
    /// The strings in the order of their UTF-8 bytes, which doesn't depend on locale or Unicode version.
    ///
    /// Sorts an array, because sorting a generic sequence isn't specialized.
    package func sortedByBytes() -> [String] { Array(self).sorted { $0.precedesInBytes($1) } }
}

extension String {
    package func precedesInBytes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}
