import Counting
import Model
import TestSupport
import Testing

@Suite("A paused day")
struct PausedDayTests {
    /// 25 to 31 October, without an entry on the 27th and today, with workouts on the first and the last day.
    private let folder = Folder(levels: "SS.EWS.", from: date("2025-10-25"))
        .with("activities.csv", "date,kind,minutes\n2025-10-25,workout,30\n2025-10-31,workout,30\n")

    private func folder(_ pauses: String) -> Folder {
        folder.with("profile.json", #"{ "pauses": [ \#(pauses) ] }"#)
    }

    private let holiday =
        #"{ "from": "2025-10-27", "to": "2025-10-28", "reason": "Hol<iday", "streaks": ["noalc", "workout"] }"#

    @Test(
        "V-05 with only activities is paused in words too, and the calendar shows what was recorded"
    )
    func activitiesAlone() throws {
        let site = try Folder()
            .with("activities.csv", "date,kind,minutes\n2025-10-25,workout,30\n2025-10-31,workout,30\n")
            .with("profile.json", #"{ "pauses": [ { "from": "2025-10-27", "to": "2025-10-28" } ] }"#).site()
        #expect(try site.cell(27).first("title")?.text == "Monday 27: Paused")
        #expect(try site.cell(26).first("title")?.text == "Sunday 26: No entry")
        let description = try site.month.first(".rings")?.first("desc")?.text
        #expect(description == "Workout on 2 days. Each day is a link to its detail.")
        let german = try Folder(levels: "SSE").site(language: .german).month.first(".rings")?.first("desc")?.text
        #expect(german == "2 von 3 Tagen ruhig. Von jedem Tag geht es zu den Einzelheiten.")
    }

    @Test("V-05 has two bars in the ring calendar, and says so; an entry in the pause is shown as always")
    func ring() throws {
        let site = try folder(holiday).site()
        #expect(try site.cell(27).first("path.paused") != nil)
        #expect(try site.cell(27).first("title")?.text == "Monday 27: Paused")
        #expect(try site.cell(28).first("path.paused") == nil)
        #expect(try site.cell(28).first("title")?.text == "Tuesday 28: ✨ Easy")
        #expect(try site.day(27).first(".day-level")?.text == "Paused")
        #expect(try site.month.first("ul.legend")?.text.contains("Paused") == true)
        #expect(try site.overview.first("ul.legend")?.text.contains("Paused") == true)
        #expect(try site.text("weeks/2025-W44.md").contains("⏸"))
    }

    @Test("V-05 has two bars in the heatmaps, is tallied as paused, and counts in no sum as a gap")
    func heatmap() throws {
        let site = try folder(holiday).site()
        #expect(try site.overview.all("path.pa").count == 2, "the day, and its key")
        let year = try site.year
        #expect(try #require(year.first("svg.heat-year")).all("path.pa").count == 1)
        #expect(year.first("ul.tally")?.text.contains("1 paused") == true)
        #expect(year.all("title").map(\.text).contains("27 Oct: Paused"))
        #expect(year.all("td").map(\.text).contains("Paused"))
        let sober = try site.month.first("dl")?.first("dd")?.text
        #expect(sober == "3 of 5 days so far1 paused")
        #expect(try site.page("calendar/index.html").first("path.pa") != nil)
    }

    @Test("V-05 is nowhere in a site without a pause of the levels")
    func unused() throws {
        for pauses in ["", #"{ "from": "2025-10-27", "to": "2025-10-28" }"#] {
            let site = try folder(pauses).site()
            for path in ["index.html", "calendar/2025-10.html", "calendar/2025.html", "weeks/2025-W44.html"] {
                let page = try site.page(path)
                #expect(page.first("path.paused") == nil && page.first("path.pa") == nil)
            }
            #expect(try site.year.first("p.scale")?.text.contains("Paused") == false)
        }
    }

    @Test("V-05 every day of a pause names it, with its reason and streaks; the public without the reason")
    func lines() throws {
        let analysis = try folder(holiday).analysis()
        let site = try Site(analysis)
        #expect(try site.day(27).first("p.healed")?.text == "Paused: Hol<iday (low alcohol, workout)")
        #expect(try site.day(28).all("p.healed").map(\.text).contains("Paused: Hol<iday (low alcohol, workout)"))
        #expect(try site.day(26).all("p.healed").isEmpty)
        #expect(
            try Site(analysis, language: .german).day(27).text.contains("Pausiert: Hol<iday (wenig Alkohol, Training)"))
        let shared = try Site(analysis.publicEdition)
        #expect(try shared.day(27).first("p.healed")?.text == "Paused: low alcohol, workout")
    }

    @Test("V-05 a pause without streaks names those that the report has; a pause of private ones only is not public")
    func unnamed() throws {
        let flu = #"{ "from": "2025-10-27", "reason": "Flu" }, { "from": "2025-10-27", "streaks": ["trackers"] }"#
        let analysis = try folder(flu).analysis()
        #expect(
            try Site(analysis).day(30).all("p.healed").map(\.text) == [
                "Paused: Flu (workout)", "Paused: trackers",
            ])
        #expect(try Site(analysis.publicEdition).day(30).all("p.healed").map(\.text) == ["Paused: workout"])
    }

    @Test("V-05 a week that was wholly paused for the levels says so, and another does not")
    func week() throws {
        let folder = Folder(levels: "SSSSSSS.......SSSSS").with(
            "profile.json",
            #"{ "pauses": [ { "from": "2025-10-20", "to": "2025-10-26", "streaks": ["noalc"] } ] }"#)
        let site = try folder.site()
        let words = "Low alcohol was paused all week."
        #expect(try site.page("weeks/2025-W43.html").first(".wk-story")?.text.contains(words) == true)
        #expect(try site.text("weeks/2025-W43.md").contains("\n\n\(words)\n\n"))
        for week in ["42", "44"] { #expect(try !site.text("weeks/2025-W\(week).html").contains("paused")) }
    }
}
