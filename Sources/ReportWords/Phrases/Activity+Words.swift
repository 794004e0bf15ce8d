package import ProgressAnalysis

extension Activity {
    package var emoji: String { self == .meditation ? "🧘" : "💪" }

    /// Its name, as the streak is called.
    package func name(_ phrases: any Phrases) -> String {
        self == .meditation ? phrases.meditationStreak : phrases.workoutStreak
    }
}
