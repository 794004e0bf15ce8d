package import ProgressModel

extension StreakWalk {
    /// What happened to the rewards on some days, ascending.
    ///
    /// O(log events): a report asks for every week and month of it.
    package func ledger(in range: ClosedRange<Day>) -> ArraySlice<RewardEvent> {
        let first = eventCount(before: range.lowerBound)
        return ledger[first..<max(first, eventCount(before: range.upperBound.advanced(by: 1)))]
    }

    private func eventCount(before day: Day) -> Int {
        var low = 0
        var high = ledger.count
        while low < high {
            let middle = (low + high) / 2
            if ledger[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
