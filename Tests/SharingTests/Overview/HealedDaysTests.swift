import Model
import TestSupport
import Testing

@Suite("The length of a streak with healed days")
struct HealedDaysTests {
    /// Twenty-two days, three of them healed.
    private static let folder = Folder(levels: "SSSSSSSSSSSSSSESWSSS.S")

    @Test(
        "shows how many of its days were good and how many healed, wherever it is",
        arguments: [(Language.english, "22 days", "19 good, 3 healed"), (.german, "22 Tage", "19 gut, 3 geheilt")])
    func everywhere(language: Language, length: String, days: String) throws {
        let site = try Self.folder.site(language: language)
        let streak = try #require(try site.overview.first("ul.streaks")?.all("li.streak").last)
        #expect(streak.first(".big")?.text == length)
        #expect(streak.first(".made-of")?.text == days)
        #expect(try site.page("jokers.html").first("#hand-noalc")?.text.contains("\(length) \(days)") == true)
        #expect(try site.text("summary.md").contains("**\(length)**, \(days)"))
    }

    @Test("says nothing more if every day was good")
    func allGood() throws {
        let site = try Folder(levels: "SSSSSSSS").site()
        #expect(try site.overview.first(".made-of") == nil)
        #expect(try site.text("summary.md").contains("**8 days** |"))
    }
}
