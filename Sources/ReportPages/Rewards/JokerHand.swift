package import ReportWords

/// The jokers that one streak holds now, and how they came and went.
package struct JokerHand: Sendable {
    /// What the card is called in addresses.
    package let id: String
    package let icon: String
    package let name: String
    package let streak: Figure
    package let held: Int
    package let cap: Int
    /// `2 of 3 jokers`.
    package let heldText: String
    /// When the next comes, or why none does.
    package let next: String
    /// Nil where nothing ever happened to the jokers.
    package let balance: BalanceChart?

    /// The id of the card of a streak that is called so in addresses.
    package static func element(of id: String) -> String { "hand-" + id }
}
