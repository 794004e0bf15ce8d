/// What a week, or a block of two, adds to a difference: of its days' distances from the means of their weekdays the sum of
/// group times value, and of the group squared.
struct ComparedBlock {
    let product, square: Double
}

extension [ComparedBlock] {
    /// The difference of the groups: the sum of the products by that of the squares, which is the mean of the differences of
    /// the weekdays, each weighted by the days it rests on.
    var difference: Double { reduce(0) { $0 + $1.product } / reduce(0) { $0 + $1.square } }

    /// How far the difference is usually off, when blocks are drawn anew from these, as many as they are, any block any
    /// number of times.
    ///
    /// This is what endless drawing comes to (Künsch 1989 for the blocks, Efron 1979 for the drawing; a quotient of sums to
    /// the first order), so that nothing is drawn, and with the correction for few blocks.
    var error: Double {
        let difference = difference
        let squares = reduce(0) { $0 + $1.square }
        let sum = reduce(0) { sum, block in
            let rest = block.product - difference * block.square
            return sum + rest * rest
        }
        return (sum * Double(count) / Double(Swift.max(1, count - 1))).squareRoot() / squares
    }
}
