extension Sequence<String> {
    /// The strings in the order of their UTF-8 bytes, which no locale and no version of Unicode changes.
    ///
    /// Sorted as an array, because a sequence of an unknown type is sorted without being specialized.
    package func sortedByBytes() -> [String] { Array(self).sorted { $0.precedesInBytes($1) } }
}

extension String {
    /// Whether the UTF-8 bytes come before those of another string.
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
