/// A large number with its words: `14` and `days`.
package struct Figure: Sendable, Hashable {
    package let number: String
    /// Empty if the number needs no words.
    package let unit: String

    package init(_ number: String, _ unit: String = "") {
        self.number = number
        self.unit = unit
    }

    package var text: String { unit.isEmpty ? number : number + " " + unit }
}

extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ figure: Figure) { appendLiteral(figure.text) }
}
