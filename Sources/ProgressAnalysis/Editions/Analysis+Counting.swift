import ProgressModel

extension Analysis {
    /// Another history, counted at the same moment for the same audience.
    func counting(_ history: History) -> Analysis {
        Analysis(history, today: today, now: now, audience: audience, sharedTrackers: [])
    }
}
