extension RandomAccessCollection {
    /// The index of the first element for which `belongsInSecondPart` holds, `endIndex` where it holds for none; O(log n).
    ///
    /// The elements for which it does not hold have to come before those for which it does.
    ///
    /// Inlinable, so that other modules compile it for their own elements: a tenth of the instructions of a build.
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
