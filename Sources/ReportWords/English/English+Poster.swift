import ProgressAnalysis

extension English: PosterPhrases {
    var shareAsPoster: String { "As a poster" }
    func posterName(_ year: String) -> String { "Poster of \(year)" }
    func largerMeansMore(_ activities: [Activity]) -> String { "larger: more \(names(activities, "and"))" }
    func hours(of activities: [Activity]) -> String { "of \(names(activities, "and"))" }
    func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String {
        "\(([title] + details).joined(separator: ", ")). A circle for each day, a row for each month: "
            + "\(kinds.joined(separator: ", "))."
    }
    func daysHealed(_ number: Int) -> String { number == 1 ? "day healed by a joker" : "days healed by jokers" }
    var darkPNG: String { "PNG, dark" }
    var sharePicture: String { "Share" }

    private func names(_ activities: [Activity], _ and: String) -> String {
        activities.map { $0 == .workout ? workout.lowercased() : mindfulness.lowercased() }.joined(
            separator: " \(and) ")
    }
}
