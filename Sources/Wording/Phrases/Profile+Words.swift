package import Model

extension Profile {
    /// What the streak of the levels is called: as the person calls it, else in the words of a language.
    package func levelStreakName(_ phrases: Phrases) -> String {
        // A name of spaces would leave headings without words.
        guard let levelStreak, !levelStreak.allSatisfy(\.isWhitespace) else { return phrases.noalcStreak }
        return levelStreak.isolated
    }

    /// What a family of streaks is called.
    package func name(of family: StreakSetting, _ phrases: Phrases) -> String {
        family == .noalc ? levelStreakName(phrases) : phrases.streakSetting(family)
    }
}
