package import Model

extension Profile {
    /// The name of the levels' streak: the person's own, else the built-in one.
    package func levelStreakName(_ phrases: Phrases) -> String {
        // A name of only spaces would leave headings without words.
        guard let levelStreak, !levelStreak.allSatisfy(\.isWhitespace) else { return phrases.noalcStreak }
        return levelStreak.isolated
    }

    package func name(of family: StreakSetting, _ phrases: Phrases) -> String {
        family == .noalc ? levelStreakName(phrases) : phrases.streakSetting(family)
    }
}
