package import ProgressModel

extension RecordedFolder {
    /// The streaks that are others than in an earlier state; empty where none is, and where one of both cannot be counted.
    package func streaks(since before: RecordedFolder, in language: Language) -> String {
        guard let earlier = before.analysis, let analysis else { return "" }
        let levels = LevelAnswer(analysis, in: language).text(since: earlier, today: wallTime.day)
        let others = ChangedStreak.others(from: earlier, to: analysis).compactMap { $0.after?.text(in: language) }
        return ([levels] + others).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
