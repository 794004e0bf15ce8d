/// A number that is drawn large and the words that belong to it: `14` and `days`.
package struct Figure: Sendable, Hashable {
    package let number: String
    /// Empty if the number needs no words.
    package let unit: String

    package init(_ number: String, _ unit: String = "") {
        self.number = number
        self.unit = unit
    }

    /// Both in a row.
    package var text: String { unit.isEmpty ? number : number + " " + unit }
}

extension DefaultStringInterpolation {
    /// Puts the number and its words into a sentence.
    mutating func appendInterpolation(_ figure: Figure) { appendLiteral(figure.text) }
}
