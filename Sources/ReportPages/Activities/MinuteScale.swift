import ReportWords

/// The five shades of a heatmap by minutes: as many minutes to a shade as suit the person's days.
struct MinuteScale: Sendable {
    /// How many minutes each shade stands for; the last stands for all above.
    let step: Int

    static let shades = 5
    private static let steps = [1, 2, 3, 4, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240]

    /// The scale into whose shades nine of ten days with minutes fit, so that a single long day does not make all others
    /// pale; O(n log n).
    init(_ minutes: [Int]) {
        let sorted = minutes.filter { $0 > 0 }.sorted()
        let usual = sorted.isEmpty ? 0 : sorted[(sorted.count * 9 + 9) / 10 - 1]
        step = MinuteScale.steps.first { $0 * MinuteScale.shades >= usual } ?? 240
    }

    /// 0 without a minute, else 1 to 5.
    func shade(of minutes: Int) -> Int {
        minutes > 0 ? min(MinuteScale.shades, (minutes + step - 1) / step) : 0
    }

    /// What a shade stands for: `11–20 min`, `41 min and more`.
    func text(of shade: Int, _ phrases: Phrases) -> String {
        guard shade > 0 else { return phrases.notAny }
        let (first, last) = ((shade - 1) * step + 1, shade * step)
        if shade == MinuteScale.shades { return phrases.andMore(phrases.minutes(phrases.numbers.text(first)).text) }
        let span = first == last ? phrases.numbers.text(first) : "\(first)–\(last)"
        return phrases.minutes(span).text
    }
}
