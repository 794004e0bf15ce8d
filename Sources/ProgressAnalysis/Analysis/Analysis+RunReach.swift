extension Analysis {
    /// How far the runs of sober days got; nil where days are missing since the last one, because nobody knows which day
    /// this is.
    ///
    /// O(days).
    package var runReach: RunReach? {
        guard sobriety.lastKnown == nil else { return nil }
        let over = sobriety.current == nil ? soberRuns : soberRuns.dropLast()
        return RunReach(
            lengths: over.map(\.length), today: sobriety.current?.length ?? 0, latest: over.last?.length)
    }
}
