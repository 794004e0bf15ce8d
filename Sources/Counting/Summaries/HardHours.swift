import Model

/// The hours of the day at which the saboteurs in use were noticed, side by side.
package struct HardHours: Sendable {
    /// Those with enough logs of a known time, in the order of the tracker file; never empty.
    package let saboteurs: [TrackerAnalysis]
    /// The part in which all of them together mostly were; nil where none stands out.
    package let risk: PartOfDay?
    /// The share of that part in whole percent; 0 without one.
    package let percent: Int
    /// The logs with a time of all of them.
    package let moments: Int
}

extension Analysis {
    /// Nil where no saboteur in use has at least five logs with a time.
    package var hardHours: HardHours? {
        let saboteurs = trackers.filter {
            $0.tracker.isActive && $0.tracker.kind == .saboteur && $0.insights.timedLogs >= Dominance.fewest
        }
        guard !saboteurs.isEmpty else { return nil }
        let parts = PartOfDay.allCases.indices.map { part in saboteurs.reduce(0) { $0 + $1.insights.byPart[part] } }
        let risk = Dominance.index(among: parts)
        return HardHours(
            saboteurs: saboteurs, risk: risk.map { PartOfDay.allCases[$0] },
            percent: risk.map { percentages(of: parts)[$0] } ?? 0, moments: parts.reduce(0, +))
    }
}
