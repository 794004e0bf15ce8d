import Counting
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

/// A saboteur in several modes, and an independent count of its days.
private struct Snacking {
    var modes: [(mode: String, since: Day)]
    var logged: [Day]
    var levels = ""

    var folder: Folder {
        let list = modes.map { #"{ "mode": "\#($0.mode)", "since": "\#($0.since)" }"# }.joined(separator: ", ")
        let rows = logged.map { "\($0)T15:00,snacking\n" }.joined()
        let folder = Folder(levels: levels).with("logs.csv", "timestamp,tracker\n" + rows)
        return folder.with("trackers.json", #"[{ "preset": "snacking", "modes": [\#(list)] }]"#)
    }

    private let today = date(Folder.today)
    var mode: String { modes.last { $0.since <= today }?.mode ?? modes[0].mode }

    init(_ modes: [(mode: String, since: Day)], logged: [Day], levels: String = "") {
        (self.modes, self.logged, self.levels) = (modes, logged, levels)
    }

    private func mode(on day: Day) -> String? {
        if let mode = modes.last(where: { $0.since <= day })?.mode { return mode }
        return modes[0].mode == "awareness" ? "awareness" : nil
    }

    /// The number of days without it, or on which it was noticed, and the number of days that count for the mode.
    func count(_ mode: String, in days: ClosedRange<Day>) -> (counted: Int, of: Int) {
        let logs = Set(logged.filter { $0 <= today })
        let first = logs.min() ?? today.advanced(by: 1)
        let own = days.filter { $0 <= today && self.mode(on: $0) == mode }
        guard mode == "awareness" else { return (own.count { !logs.contains($0) }, own.count) }
        // Awareness is shown from its first log on, and today only with a log.
        let begun = min(first, modes.first { $0.mode == "avoidance" }?.since ?? first)
        let told = own.filter { $0 >= begun && ($0 < today || logs.contains($0)) }
        return (told.count(where: logs.contains), told.count)
    }
}

@Suite("The days of a mode")
struct ModeDaysTests {
    private static let october = date("2025-10-01")...date("2025-10-31")

    private func facts(_ site: Site, _ path: String) throws -> [String: String] {
        CountedSite.facts(try site.page(path))
    }

    private func title(_ svg: String) -> String {
        svg.firstMatch(of: /<title id="t">([^<]*)/).map { String($0.1) } ?? ""
    }

    @Test(
        "V-38 T-14 T-19 after awareness a day without it is one of the avoidance, on every page, card, badge and hand-out"
    )
    func awarenessToAvoidance() throws {
        let snacking = Snacking(
            [("awareness", date("2025-10-01")), ("avoidance", date("2025-10-21"))],
            logged: (1...20).map { date("2025-10-01").advanced(by: $0 - 1) })
        let analysis = try snacking.folder.analysis()
        let site = try Site(analysis)
        #expect(try site.text("summary.md").contains("Without Snacking: **11 of the last 11 days**"))
        for path in ["calendar/2025-10.html", "calendar/2025.html", "calendar/index.html"] {
            let facts = try facts(site, path)
            #expect(
                facts["Without Snacking"] == "11 of 11 days so far" && facts["Snacking noticed"] == "20 of 20 days",
                "\(path)")
        }
        for path in site.pagePaths { #expect(!(try site.text(path)).contains("No drink"), "\(path)") }
        #expect(title(try site.text("badges/snacking-heatmap.svg")) == "Without Snacking: 11 days in the past year")
        #expect(title(try site.text("share/2025-10.svg")) == "Without Snacking in October 2025: 11 days")
        #expect(try site.text("weeks/2025-W43.md").contains("**Without Snacking on 6 days. Snacking noticed on 1 day"))
        #expect(try site.page("weeks/index.html").text.contains("7 days noticed"))
        let page = Handout(
            for: .oneself, analysis, of: ModeDaysTests.october, notes: false, in: .english, made: analysis.today)
        #expect(page?.pictures.map(\.map.title) == ["Without Snacking: 11 of 11 days"])
    }

    @Test("V-38 after avoidance a day on which it was noticed is one of the awareness")
    func avoidanceToAwareness() throws {
        let snacking = Snacking(
            [("avoidance", date("2025-10-01")), ("awareness", date("2025-10-21"))],
            logged: ["2025-10-22", "2025-10-24", "2025-10-28"].map { date($0) })
        let site = try Site(snacking.folder.analysis())
        let facts = try facts(site, "calendar/2025-10.html")
        #expect(facts["Snacking noticed"] == "3 of 10 days so far" && facts["Without Snacking"] == "20 of 20 days")
        #expect(title(try site.text("badges/snacking-heatmap.svg")) == "Snacking: 3 days in the past year")
        #expect(title(try site.text("share/2025-10.svg")) == "Snacking noticed in October 2025: 3 days")
    }

    @Test("V-38 the page for a friend counts the days of today's mode alone, without the slips of another")
    func friend() throws {
        let snacking = Snacking(
            [("awareness", date("2025-09-01")), ("avoidance", date("2025-10-15")), ("awareness", date("2025-10-29"))],
            logged: ["09-02", "10-01", "10-02", "10-10", "10-13", "10-14", "10-18", "10-22", "10-30"].map {
                date("2025-" + $0)
            })
        let analysis = try snacking.folder.analysis()
        let page = Handout(
            for: .friend, analysis.handout(for: .friend, HandoutChoice(trackers: ["snacking"])),
            of: ModeDaysTests.october, notes: false, in: .english, made: analysis.today)
        #expect(page?.pictures.map(\.map.message) == ["6 of 16 days"])
        #expect(try Site(analysis).text("summary.md").contains("Snacking noticed: **6 of 16 days**"))
    }

    @Test("V-39 T-16 T-19 the day of a slip is drawn and named as one wherever an avoidance leads")
    func slip() throws {
        let slip = date("2025-10-12")
        let site = try Site(Snacking([("avoidance", date("2025-10-01"))], logged: [slip]).folder.analysis())
        #expect(try site.cell(12).first("use.slip") != nil)
        let year = try site.page("calendar/2025.html")
        #expect(
            year.first("use.hx")?.first("title")?.text ?? year.all("title").map(\.text).first { $0.hasPrefix("12 Oct") }
                == "12 Oct: With Snacking")
        for path in ["index.html", "calendar/2025-10.html", "calendar/2025.html", "calendar/index.html"] {
            let text = try site.page(path).text
            #expect(text.contains("With Snacking") && !text.contains("Nothing noted"), "\(path)")
        }
        let week = try #require(try site.page("weeks/index.html").all("li").first { $0.text.contains("Week 41") })
        #expect(week.first("path.slip") != nil && week.text.hasSuffix("6 of 7 days"))
        #expect(try site.text("badges/snacking-heatmap.svg").contains(#"<path class="x""#))
        #expect(try site.text("share/2025-10.svg").contains(#"<path class="r" fill="none" stroke-width="4""#))
    }

    @Test("V-39 no card praises an avoidance of nothing but slips, and one without a log has its badge")
    func cards() throws {
        let first = date("2025-10-29")
        let slips = Snacking([("avoidance", first)], logged: (0..<3).map { first.advanced(by: $0) })
        #expect(try !Site(slips.folder.analysis()).paths.contains { $0.hasPrefix("share/snacking") })
        let clean = try Site(Snacking([("avoidance", first)], logged: []).folder.analysis())
        #expect(title(try clean.text("badges/snacking-heatmap.svg")) == "Without Snacking: 3 days in the past year")
    }

    @Test("V-35 the days, but not the moments, of a tracker with public days are public")
    func publicDays() throws {
        let trackers = #"[{ "preset": "doomscrolling", "public": "days" }]"#
        let logs = ["09", "10", "11"].map { "2025-10-29T\($0):00,doomscrolling\n" }.joined()
        let folder = Folder().with("trackers.json", trackers).with("logs.csv", "timestamp,tracker\n" + logs)
        let site = try Site(folder.analysis().publicEdition)
        for path in site.allPaths
        where [".html", ".md", ".xml"].contains(where: path.hasSuffix) && path != "about.html" {
            #expect(!(try site.text(path)).contains("1 moment"), "\(path)")
        }
        #expect(try site.text("weeks/2025-W44.md").contains("noticed on 1 day"))
        let less = Folder(levels: "SSEE").with("profile.json", #"{ "goals": { "drinksPerWeek": 10 } }"#)
        let year = try Site(less.analysis().publicEdition).page("calendar/2025.html")
        #expect(year.all("caption").map(\.text).contains { $0.hasPrefix("Levels of the days, 2025: Level") })
    }

    @Test(
        "V-38 every number of days without and of days noticed is what the records say",
        arguments: 1...Soak.choose(40, whole: 1000))
    func property(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let first = date("2025-06-01")
        let starts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...150, using: &random) }
        let begins = Bool.random(using: &random) ? "awareness" : "avoidance"
        let modes = Set(starts).sorted().enumerated().map { index, start in
            ((index % 2 == 0) == (begins == "awareness") ? "awareness" : "avoidance", first.advanced(by: start))
        }
        let logged = (0...152).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map(first.advanced)
        let hasLevels = seed % 4 == 0
        let snacking = Snacking(modes, logged: logged, levels: hasLevels ? "SSSSE" : "")
        let analysis = try snacking.folder.analysis()
        let site = try Site(analysis)
        let isAvoided = snacking.mode == "avoidance"
        let word = isAvoided ? "Without Snacking" : "Snacking"
        let year = snacking.count(snacking.mode, in: date("2025-01-01")...analysis.today)
        if site.paths.contains("badges/snacking-heatmap.svg") {
            let days = year.counted == 1 ? "1 day" : "\(year.counted) days"
            #expect(title(try site.text("badges/snacking-heatmap.svg")) == "\(word): \(days) in the past year")
        } else {
            #expect(year.counted == 0)
        }
        let page = Handout(
            for: .oneself, analysis, of: ModeDaysTests.october, notes: false, in: .english, made: analysis.today)
        if let picture = page?.pictures.first(where: { $0.map.label == word }) {
            let october = snacking.count(snacking.mode, in: ModeDaysTests.october)
            #expect(CountedSite.numbers(picture.map.message)[0] == Double(october.counted), "\(picture.map.message)")
        }
        guard !hasLevels else { return }
        for month in 6...10 {
            let days = YearMonth(year: 2025, month: month).firstDay...YearMonth(year: 2025, month: month).lastDay
            let path = "calendar/2025-\(month < 10 ? "0" : "")\(month).html"
            guard site.paths.contains(path) else { continue }
            let facts = try facts(site, path)
            for (mode, name) in [("avoidance", "Without Snacking"), ("awareness", "Snacking noticed")] {
                let (counted, of) = snacking.count(mode, in: days)
                // A past mode without any logs isn't shown.
                if counted == 0, mode != snacking.mode, facts[name] == nil { continue }
                let isRunning = mode == snacking.mode && month == 10
                let expected =
                    of == 0 ? nil : "\(counted) of \(of == 1 ? "1 day" : "\(of) days")\(isRunning ? " so far" : "")"
                #expect(facts[name] == expected, "\(path), \(mode), modes \(snacking.modes)")
            }
        }
    }
}
