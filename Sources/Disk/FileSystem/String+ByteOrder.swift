extension Sequence<String> {
    /// The strings in the order of their UTF-8 bytes, which doesn't depend on locale or Unicode version.
    ///
    /// Sorts an array, because sorting a generic sequence isn't specialized.
    package func sortedByBytes() -> [String] { Array(self).sorted { $0.precedesInBytes($1) } }
}

extension String {
    package func precedesInBytes(_ other: String) -> Bool {
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                for index in 0..<Swift.min(left.count, right.count) where left[index] != right[index] {
                    return left[index] < right[index]
                }
                return left.count < right.count
            }
        }
    }
}
