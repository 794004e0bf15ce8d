/// Student's t distribution with an even number of degrees of freedom, which needs no more than the four rules and roots,
/// so that every machine finds the same (Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.4).
struct StudentT: Sendable {
    private let degrees: Int

    /// At least 2; an odd number is taken for the even one below it, which is the more careful one.
    init(degrees: Int) { self.degrees = max(2, degrees / 2 * 2) }

    /// How likely a value at least as far from 0 is by chance, 0–1.
    func chance(of value: Double) -> Double {
        guard value.isFinite else { return 0 }
        let whole = Double(degrees) + value * value
        let square = Double(degrees) / whole
        var (term, sum) = (1.0, 1.0)
        for index in 1..<max(1, degrees / 2) {
            term *= Double(2 * index - 1) / Double(2 * index) * square
            sum += term
        }
        return max(0, 1 - abs(value) / whole.squareRoot() * sum)
    }

    /// The value that is reached by chance as rarely as that, of 0 to 1 without both ends; to 50 binary places.
    func value(reachedBy chance: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while self.chance(of: high) > chance { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.chance(of: middle) > chance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
