/// Every reward earned and spent.
package struct RewardsPage: Sendable {
    package let frame: Frame
    package let heading: String
    package let lede: String
    package let handsLabel: String
    /// One for each streak with jokers, in the order of the header, then of the tracker file.
    package let hands: [JokerHand]
    /// What there is to say where streaks have no jokers; nil where all have.
    package let remark: String?
    /// Nil where nothing ever happened.
    package let ledger: JokerLedger?
}
