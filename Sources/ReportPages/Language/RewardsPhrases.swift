/// The words of the ledger.
protocol RewardsPhrases: Sendable {
}
