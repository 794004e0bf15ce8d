import ProgressModel

extension DayExplanation {
    /// The explanation as a terminal shows it, with a line end after each line.
    package var text: String {
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        var lines = ["\(names[day.weekday.rawValue]), \(day)"]
        lines += remarks
        for streak in streaks {
            lines.append("")
            lines.append(streak.name)
            lines += streak.lines.map { "  " + $0 }
        }
        if streaks.isEmpty, remarks.isEmpty { lines.append("Nothing was recorded, and no streak had begun.") }
        return lines.map { $0 + "\n" }.joined()
    }
}
