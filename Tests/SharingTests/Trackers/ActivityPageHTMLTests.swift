import Model
import TestSupport
import Testing

@Suite("The pages of meditation and workout in HTML")
struct ActivityPageHTMLTests {
    private let folder = Folder(levels: "S").with(
        "activities.csv",
        "date,kind,minutes,type\n2025-10-31,workout,30,running\n2025-10-31,meditation,9,\n")

    @Test("S-30 a page each with a heatmap, reached from the header, with its own share card")
    func pages() throws {
        let site = try folder.site()
        #expect(
            try site.overview.all("li.streak").suffix(2).map { $0.first("a")?.attributes["href"] } == [
                "meditation.html", "workout.html",
            ])
        for name in ["meditation", "workout"] {
            let page = try site.page("\(name).html")
            #expect(page.all("svg.heat").count == 2)
            #expect(page.all("a").contains { $0.attributes["href"] == "share/\(name).svg" })
            #expect(site.paths.contains("share/\(name).svg") && site.paths.contains("share/\(name)-square.svg"))
        }
        #expect(try site.page("workout.html").text.contains("Running"))
    }

    @Test("S-30 speak German")
    func german() throws {
        let page = try folder.site(language: .german).page("workout.html")
        #expect(page.first("h1")?.text.contains("Training") == true)
        #expect(page.text.contains("Serie teilen") && page.text.contains("Längste Serie"))
    }
}
