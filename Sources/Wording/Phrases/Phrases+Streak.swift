package import Counting
package import Model

extension Phrases {
    /// The length of a tracker's streak in the words of its mode: `5 days aware`, `5 days without X`, `5 days`.
    package func streakFigure(_ mode: Tracker.Mode, _ length: Int, _ unit: StreakUnit, _ name: String) -> Figure {
        let phrases = self
        return switch mode {
        case .awareness: phrases.awareLength(length, unit)
        case .avoidance: phrases.daysWithout(length, name)
        case .counter, .number, .yesNo, .selection, .note: phrases.length(length, unit)
        }
    }

    /// The same with the name above: `5 days without`, `5 days in a row`.
    package func streakFigureBelowName(_ mode: Tracker.Mode, _ length: Int, _ unit: StreakUnit) -> Figure {
        switch mode {
        case .awareness: awareLength(length, unit)
        case .avoidance: daysWithout(length)
        case .counter, .number, .yesNo, .selection, .note: inARow(length, unit)
        }
    }
}
