import Model

/// How far the runs of sober days got that are over, and which day the current one is on.
///
/// A run is over where a later day is known not to be part of it: neither the current run is, nor the last one that is
/// known where days are missing since. Their ends would be taken for the ends of runs.
package struct RunReach: Sendable {
    /// The lengths of the runs that are over, ascending.
    private let lengths: [Int]
    /// The day of the current run; 0 if there is none.
    package let today: Int
    /// The length of the latest run that is over; nil if none is.
    package let latest: Int?

    /// What became of the runs that are over and got as far as the current one.
    package enum Following: Sendable, Hashable {
        /// There is no current one; so many went on after the first day.
        case afterFirstDay(runs: Int)
        /// None got as far.
        case furthest
        /// So many had the day of today, and so many of them the next one.
        case reached(runs: Int, next: Int)
    }

    package var following: Following {
        guard today > 0 else { return .afterFirstDay(runs: count(reaching: 2)) }
        let runs = count(reaching: today)
        return runs > 0 ? .reached(runs: runs, next: count(reaching: today + 1)) : .furthest
    }

    /// How many runs are over.
    package var count: Int { lengths.count }
    /// The length of the longest run that is over; 0 if none is.
    package var longest: Int { lengths.last ?? 0 }

    /// How many of the runs that are over had that many days or more; O(log runs).
    package func count(reaching day: Int) -> Int {
        lengths.count - lengths.partitioningIndex { $0 >= day }
    }

    /// The days from 1 on after which a run ended, ascending, each once.
    package var ends: [Int] { lengths.enumerated().filter { $0 == 0 || lengths[$0 - 1] != $1 }.map(\.element) }

    init(lengths: [Int], today: Int, latest: Int?) {
        self.lengths = lengths.sorted()
        self.today = today
        self.latest = latest
    }
}
