package import Model

/// A decimal written `digits[.digits]`.
package func decimal(_ text: String) -> FixedDecimal {
    guard let number = FixedDecimal(digits: text.utf8) else { preconditionFailure("\(text) is not a decimal") }
    return number
}

/// So that a test can write `== 3`.
extension FixedDecimal: ExpressibleByIntegerLiteral {
    package init(integerLiteral whole: Int) { self.init(whole) }
}
