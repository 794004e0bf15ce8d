package import ProgressModel

extension StreakWalk {
    /// What happened to the rewards on some days, ascending.
    ///
    /// O(log events + those found): a report asks for every week and month of it.
    package func ledger(in range: ClosedRange<Day>) -> ArraySlice<RewardEvent> {
        var low = 0
        var high = ledger.count
        while low < high {
            let middle = (low + high) / 2
            if ledger[middle].day < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return ledger[low...].prefix { $0.day <= range.upperBound }
    }
}
