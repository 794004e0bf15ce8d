import ProgressAnalysis

extension ComparedDays {
    /// How far two groups are apart, what that rests on, and what may be said of it.
    func members(_ verdict: ComparisonVerdict) -> [JSONValue.Member] {
        [
            JSONValue.Member(name: "difference", value: (difference?.difference).orNull(\.twoPlaces)),
            JSONValue.Member(name: "from", value: (difference?.interval.lowerBound).orNull(\.twoPlaces)),
            JSONValue.Member(name: "to", value: (difference?.interval.upperBound).orNull(\.twoPlaces)),
            JSONValue.Member(name: "clear", value: .flag(verdict == .said)),
            JSONValue.Member(name: "verdict", value: .text(verdict.rawValue)),
            JSONValue.Member(name: "firstDays", value: .integer(first)),
            JSONValue.Member(name: "secondDays", value: .integer(second)),
            JSONValue.Member(name: "blocks", value: .integer(blocks)),
        ]
    }
}
