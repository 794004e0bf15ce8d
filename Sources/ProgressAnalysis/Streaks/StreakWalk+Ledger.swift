package import ProgressModel

extension StreakWalk {
    /// What happened to the rewards on some days, ascending.
    ///
    /// O(log events): a report asks for every week and month of it.
    package func ledger(in range: ClosedRange<Day>) -> ArraySlice<RewardEvent> {
        let first = ledger.partitioningIndex { $0.day >= range.lowerBound }
        return ledger[first..<ledger.partitioningIndex { $0.day > range.upperBound }]
    }
}
