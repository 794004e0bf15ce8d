import Model

/// The lengths of the past runs of sober days, and the day of the current one.
///
/// A run is past if a later day is known not to belong to it. The current run isn't, nor is the last known one before
/// missing days: their lengths so far aren't their final ones.
package struct RunReach: Sendable {
    private let lengths: [Int]
    /// The day of the current run; 0 if there isn't one.
    package let today: Int
    /// The length of the latest past run; nil if there isn't one.
    package let latest: Int?

    /// What happened next in the past runs that got as far as the current one.
    package enum Following: Sendable, Hashable {
        /// There is no current run; `runs` went on after their first day.
        case afterFirstDay(runs: Int)
        /// None got this far.
        case furthest
        /// `runs` got to the day of today, and `next` of these to the following one.
        case reached(runs: Int, next: Int)
    }

    package var following: Following {
        guard today > 0 else { return .afterFirstDay(runs: count(reaching: 2)) }
        let runs = count(reaching: today)
        return runs > 0 ? .reached(runs: runs, next: count(reaching: today + 1)) : .furthest
    }

    package var count: Int { lengths.count }
    /// The length of the longest past run; 0 if there isn't one.
    package var longest: Int { lengths.last ?? 0 }

    /// The number of past runs with at least that many days; O(log runs).
    package func count(reaching day: Int) -> Int {
        lengths.count - lengths.partitioningIndex { $0 >= day }
    }

    /// The days, from 1, after which a run ended, ascending, each once.
    package var ends: [Int] { lengths.enumerated().filter { $0 == 0 || lengths[$0 - 1] != $1 }.map(\.element) }

    init(lengths: [Int], today: Int, latest: Int?) {
        self.lengths = lengths.sorted()
        self.today = today
        self.latest = latest
    }
}
