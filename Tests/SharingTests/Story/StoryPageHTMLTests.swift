import Model
import TestSupport
import Testing

@Suite("The HTML of streaks, jokers and the story")
struct StoryPageHTMLTests {
    @Test("the sample's story is sound in every language, and the overview links to it", arguments: Language.allCases)
    func sound(language: Language) throws {
        let site = try Folder.sample.site(language: language)
        #expect(SiteFaults(site, pages: ["index.html", "story.html", "jokers.html", "workout.html"]).faults == [])
        #expect(try site.overview.first(".to-story")?.first("a")?.attributes["href"] == "story.html")
        #expect(
            try site.page("story.html").all("nav.nav").first?.all("a").contains { $0.attributes["aria-current"] != nil }
                == false)
    }

    @Test("what a person wrote stays text")
    func hostile() throws {
        let folder = Folder(levels: "SSS").with("notes/2025-10-31.md", "<script>alert(1)</script> & \"more\"")
            .with("profile.json", #"{ "celebrations": ["<b>&\"", "<b>&\""] }"#)
        let site = try folder.site()
        #expect(try !site.text("story.html").contains("<script>alert"))
        #expect(
            try site.page("story.html").first("blockquote")?.text.contains("<script>alert(1)</script> & \"more\"")
                == true)
        #expect(try site.overview.first(".celebration")?.text.contains("<b>&\"") == true)
    }

    @Test("U-40 the day of a milestone has a line, a mark and a badge, and only that day", arguments: [6, 7, 8])
    func milestone(days: Int) throws {
        let page = try Folder(levels: String(repeating: "S", count: days)).site().overview
        #expect((page.first(".celebration") != nil) == (days == 7))
        #expect((page.first(".dial-medal") != nil) == (days == 7))
        #expect(page.all("li.of-today").map { $0.first("text")?.text } == (days == 7 ? ["7"] : []))
    }

    @Test(
        "S-25 the way to the next joker is a ring around the streak's sign, with its number",
        arguments: [
            (3, "3 of 7 days to the next joker"), (14, "0 of 7 days to the next joker"),
            (21, "As many jokers as can be held"),
        ])
    func ring(days: Int, words: String) throws {
        let page = try Folder(levels: String(repeating: "S", count: days)).site().overview
        let sign = try #require(page.first("li.streak")?.first(".sign"))
        #expect(sign.attributes["aria-label"] == words && sign.attributes["title"] == words)
        #expect((sign.first(".sign-full") != nil) == (days == 21))
    }
}
