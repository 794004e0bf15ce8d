import Model
import Sharing
import TestSupport
import Testing

@Suite("A whole site")
struct WholeSiteTests {
    private static let alternately = UnusualHistory.all.indices.map { Language.allCases[$0 % 2] }

    // Each in one language: the sample is read in both, and a phrase is written by the same code in either.
    @Test("is sound for any history", arguments: zip(UnusualHistory.all, alternately))
    func unusual(_ history: UnusualHistory, language: Language) throws {
        let site = try history.folder.site(asOf: history.asOf, language: language)
        // For a long history, only the first and the last files of each folder are made; the others are similar.
        let paths = site.allPaths.count > 200 ? ends(site.allPaths) : site.allPaths
        for path in paths { #expect(site.bytes(path)?.isEmpty == false, "\(path)") }
        #expect(SiteFaults(site, pages: paths.filter { $0.hasSuffix(".html") }).faults == [])
        #expect(site.paths.isSuperset(of: ["index.html", "about.html", "assets/style.css", "assets/timer.js"]))
    }

    /// The first two and the last two paths of each folder and ending.
    private func ends(_ paths: [String]) -> [String] {
        let kinds = Dictionary(grouping: paths) { path in
            [
                path.split(separator: "/").dropLast().joined(separator: "/"),
                path.split(separator: ".").last.map(String.init),
            ]
        }
        return paths.filter(Set(kinds.values.flatMap { $0.prefix(2) + $0.suffix(2) }).contains)
    }

    @Test("of the sample is sound, in both languages", arguments: Language.allCases)
    func sample(language: Language) throws {
        let site = try Folder.sample.site(asOf: "2025-10-31T20:00", language: language)
        #expect(SiteFaults(site).faults == [])
    }

    @Test("defines on pages of days the shapes that they use, and no others")
    func shapes() throws {
        let site = try Folder.sample.site()
        for path in site.pagePaths where path.hasPrefix("weeks/") || path.hasPrefix("calendar/2025-") {
            let page = try site.page(path)
            let used = page.all("use").compactMap { $0.attributes["href"]?.dropFirst() }.map(String.init)
            let definitions = page.all("svg").filter { $0.classes.contains("defs") }
            let defined = definitions.flatMap(\.everything).compactMap(\.id)
            #expect(defined.count > 5 && Set(defined).subtracting(used) == [], "\(path)")
        }
    }

    @Test("is the same for the same history")
    func determinism() throws {
        let site = try Folder.sample.site()
        #expect(try site.files == Folder.sample.site().files)
        #expect(site.files.map(\.path) == site.allPaths, "what is listed is made")
    }

    @Test("a log of 1900 in addition to a year of records adds the pages of its month, and no others")
    func mistypedYear() throws {
        let folder = Folder(levels: "SSSSSSE" * 40).with("trackers.json", #"[{ "preset": "water" }]"#)
        func site(_ logs: String) throws -> Site {
            try folder.with("logs.csv", "timestamp,tracker\n" + logs + "2025-10-30,water\n").site()
        }
        let (before, after) = (try site(""), try site("1900-01-03,water\n"))
        #expect(after.paths.isSuperset(of: before.paths))
        let new = after.paths.subtracting(before.paths)
        #expect(new.count < 25)
        // The month of the first record begins some weeks before it.
        #expect(new.filter { !$0.contains("1900") && !$0.contains("2025-W0") } == [])
        #expect(SiteFaults(after).faults == [])
        let weeks = try [before, after].map { site in
            try site.text("feed.xml").split(separator: "<title>Week").dropFirst().map { $0.prefix(12) }
        }
        #expect(weeks[0] == weeks[1])
        func leads(_ path: String, to other: String) throws -> Bool {
            try after.page(path).all("a").contains { $0.attributes["href"] == "../calendar/" + other }
        }
        #expect(try leads("calendar/1900-01.html", to: "2025-01.html"))
        #expect(try leads("calendar/2025-01.html", to: "1900-01.html"))
        #expect(try leads("calendar/1900.html", to: "2025.html") && leads("calendar/2025.html", to: "1900.html"))
    }

    @Test("says its language, and hides from search engines")
    func head() throws {
        for language in Language.allCases {
            let page = try Folder(levels: "S").site(language: language).overview
            #expect(page.first("html")?.attributes["lang"] == language.rawValue)
            let metas = page.all("meta")
            #expect(metas.contains { $0.attributes["name"] == "robots" && $0.attributes["content"] == "noindex" })
            let policy = metas.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
            #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; ") == true)
        }
    }

    @Test("loads nothing from elsewhere, not even from the style sheet")
    func assets() throws {
        let site = try Folder(levels: "S").site()
        for path in ["assets/style.css", "assets/timer.js"] {
            for part in ["http", "url(", "@import", "//cdn"] { #expect(try !site.text(path).contains(part), "\(part)") }
        }
    }

    @Test("T-30 never says a thing in both languages alike, but for words that are the same")
    func languages() throws {
        let levels = String(repeating: "S", count: 400) + "SEW.SSSSSSSSSSE"
        let folder = Folder(levels: levels).with("trackers.json", UnusualHistory.trackers)
            .with("logs.csv", "timestamp,tracker,value\n2025-10-29T10:00,water,1\n2025-10-30T22:00,snacking,\n")
            .with("activities.csv", "kind,minutes,date,type\nworkout,80,2025-10-30,running\nbreathing,5,2025-10-31,\n")
            .with(
                "metrics.csv",
                "date,metric,value\n"
                    + (2...31).map {
                        "2025-10-\(padded($0, 2)),sleep,7\n2025-10-\(padded($0, 2)),restingHeartRate,\($0)\n"
                            + "2025-10-\(padded($0, 2)),heartRateVariability,5\n2025-10-\(padded($0, 2)),steps,8\n"
                    }.joined()
            )
            .with(
                "profile.json",
                #"{ "pricePerDrink": 5, "drinksPerWeek": 9, "weightKg": 70, "goals": { "workout": 30, "mindfulness": 9 } }"#
            )
        let (english, german) = (try folder.site(language: .english), try folder.site(language: .german))
        for path in english.pagePaths {
            let both = try words(english.page(path)).intersection(words(german.page(path)))
            #expect(both.subtracting(WholeSiteTests.same) == [], "\(path)")
        }
    }

    /// Runs of letters in the texts and in what is read aloud, without what the person wrote.
    private func words(_ page: Element) -> Set<String> {
        let personal: Set = ["note", "written", "entry-note", "brand", "tag"]
        let shown = page.everything.filter { personal.isDisjoint(with: $0.classes) && $0.name != "code" }
        let texts = shown.flatMap { element in
            element.nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
                + ["title", "aria-label"].compactMap { element.attributes[$0] }
                + (element.attributes["name"] == "description" ? [element.attributes["content"] ?? ""] : [])
        }
        let runs = texts.flatMap { $0.split { !$0.isLetter && $0 != " " && $0 != "-" } }
        return Set(runs.map { $0.split(separator: " ").joined(separator: " ") }.filter { $0.count > 2 })
    }

    private static let same: Set<String> = [
        "Wild", "wild", "Drinks", "Meditation", "Timer", "Trend", "Snacking", "CSV", "Markdown", "Median", "Band",
        "kcal", "reportgen set aim stop", "less", "reportgen share --format png", "reportgen build --png all",
        "UTC", "SVG", "Jan", "Feb", "Apr", "Aug", "Sep", "Nov", "April", "August", "September", "November",
        "MET", "Ainsworth et al", "Compendium of Physical Activities", "Medicine", "Science in Sports", "Exercise",
        "HOMA", "Mehta et al", "BMJ Open", "Voskoboinik et al", "N Engl J Med", "doi", "bmjopen-", "NEJMoa",
    ]
}
