import ProgressAnalysis

extension German: PosterPhrases {
    var shareAsPoster: String { "Als Poster" }
    func posterName(_ year: String) -> String { "Poster \(year)" }
    func largerMeansMore(_ activities: [Activity]) -> String { "größer: mehr \(names(activities))" }
    func hours(of activities: [Activity]) -> String { names(activities) }
    func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String {
        "\(([title] + details).joined(separator: ", ")). Ein Kreis für jeden Tag, eine Zeile für jeden Monat: "
            + "\(kinds.joined(separator: ", "))."
    }
    func daysHealed(_ number: Int) -> String { number == 1 ? "Tag vom Joker geheilt" : "Tage von Jokern geheilt" }
    var darkPNG: String { "PNG, dunkel" }
    var sharePicture: String { "Teilen" }

    private func names(_ activities: [Activity]) -> String {
        activities.map { $0 == .workout ? workout : mindfulness }.joined(separator: " und ")
    }
}
