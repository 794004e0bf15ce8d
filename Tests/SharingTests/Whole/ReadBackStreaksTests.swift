import Counting
import Foundation
import Markup
import Model
import Pages
import TestSupport
import Testing
import Wording

/// The sober days, the clock and the streaks on pages are read back and compared with `data.json`.
@Suite("The streaks on pages are the counted ones")
struct ReadBackStreaksTests {
    private static let seeds = CountedSite.seeds

    private func number(_ text: String?) -> Double? { CountedSite.number(text) }

    @Test(
        "V-32 the next milestone and how far it is: ring, card of the badges and page of the milestones",
        arguments: seeds)
    func next(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let (page, sobriety) = (try built.site.overview, built.data["sobriety"])
        let (current, rung) = (sobriety["current"].number, sobriety["next"])
        let (days, away) = (rung["days"].number, rung["away"].number)
        // A run with an unknown end has a next milestone, but no distance.
        let isKnown = built.analysis.sobriety.lastKnown == nil
        let isSober = built.data["aim"].text != "less"
        let badge = isSober ? page.first("li.next") : nil
        #expect((badge != nil) == (isKnown && isSober))
        #expect(isSober || page.first("li.next") == nil || built.data["noalc"]["streak"]["unit"].text == "week")
        if let badge {
            #expect(badge.first("small")?.text.contains("again") == (rung["again"].number == 1))
            #expect(number(badge.first("text")?.text) == days)
            #expect(number(badge.first("small")?.text) == away)
            let arc = number(badge.first("circle.badge-arc")?.attributes["stroke-dasharray"])
            #expect(arc == (100 * (days - away) / days).rounded(.down))
        }
        let card = try built.site.page("jokers.html").first("section.upcoming")
        #expect((card != nil) == (isKnown && isSober))
        if let card {
            #expect(number(card.first(".way-face")?.first("b")?.text) == current)
            #expect(number(card.first(".way-face")?.first("span")?.text) == days)
            #expect(number(card.first(".way-text")?.first("b")?.text) == away)
        }
        guard current > 0, built.data["aim"].text == "stop" else { return }
        let arc = number(page.first("a.timer")?.first("circle.dial-arc")?.attributes["stroke-dasharray"])
        // On the day of a milestone, there is a medal instead of the ring, or the ring is full.
        #expect(arc == nil || arc == 100 || arc == (100 * current / days).rounded(.down))
    }

    @Test("the clock: days, hours, minutes and seconds from its start to the moment of the report", arguments: seeds)
    func clock(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        guard built.data["aim"].text == "stop" else { return }
        let timer = try #require(try built.site.overview.first("a.timer"))
        let units = ["d", "h", "m", "s"].map { unit in
            timer.all("b").first { $0.attributes["data-unit"] == unit }.flatMap { Double($0.text) }
        }
        let format = ISO8601DateFormatter()
        let start = format.date(from: built.data["sobriety"]["timerStart"].text)
        guard let start, let now = format.date(from: built.data["now"].text), units[0] != nil else {
            #expect(units.allSatisfy { $0 == nil || $0 == 0 })
            return
        }
        let elapsed = max(0, now.timeIntervalSince(start))
        let isRunning = !timer.classes.contains("is-over")
        let read = zip(units, [86_400.0, 3600, 60, 1]).reduce(0) { $0 + ($1.0 ?? .nan) * $1.1 }
        #expect(read == (isRunning ? elapsed : 0))
        #expect(timer.attributes["data-start"] == built.data["sobriety"]["timerStart"].text)
    }

    @Test("streaks in weeks: header, sentence of the week, jokers, badges and terminal", arguments: seeds)
    func weeks(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let terminal = StatisticsText(built.analysis, in: .english).text.split(separator: "\n").map(String.init)
        for (name, id, streak) in built.streaks {
            let (current, unit) = (streak["current"].number, streak["unit"].text)
            let path = "badges/\(id.hasPrefix("tracker-") ? String(id.dropFirst(8)) : id).svg"
            if built.site.paths.contains(path) {
                let title = try built.site.text(path).firstMatch(of: /<title[^>]*>([^<]*)<\/title>/)?.1 ?? ""
                #expect(title.contains("week") == (unit == "week"), "\(title)")
            }
            let hand = try built.site.page("jokers.html").first("#hand-\(id)")
            let length = hand?.first("header")?.first("p")?.text ?? hand?.first("small")?.text
            if let length { #expect(length.contains("week") == (unit == "week"), "\(name): \(length)") }
            guard let heading = terminal.firstIndex(where: { $0 == name || $0.hasPrefix("\(name) (") }),
                let line = terminal[heading...].first(where: { $0.hasPrefix("  streak ") })
            else { continue }
            #expect(number(line) == current && line.contains("week") == (unit == "week"), "\(name): \(line)")
        }
        let week = built.data["noalc"]["week"]
        guard !week.isNull, built.data["aim"].text != "less" else { return }
        let sentence = try built.site.overview.all(".made-of").map(\.text).first { $0.contains("this week") } ?? ""
        guard !sentence.hasPrefix("No entry") else { return }
        #expect(Array(CountedSite.numbers(sentence).prefix(2)) == [week["drinks"].number, week["goal"].number])
        let today = date(Folder.today)
        let days = Set(built.rows("entries.csv").map { date($0[0]) })
        let isMissing = Week(containing: today).days.contains { day in
            day < today && day > days.min() ?? day && built.analysis.days[day]?.level == nil
        }
        #expect(sentence.hasPrefix("At least") == (week["estimated"].number > 0 || isMissing), "\(sentence)")
    }

    @Test("the Markdown: headline, streaks, facts and week", arguments: seeds)
    func summary(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let lines = try built.site.text("summary.md").split(separator: "\n").map(String.init)
        let current = built.data["sobriety"]["current"].number
        if current > 0, built.data["aim"].text == "stop" { #expect(number(lines.first) == current) }
        for (name, _, streak) in built.streaks {
            guard let row = lines.first(where: { $0.contains(" \(name) | **") }) else { continue }
            let isFirstWeek = row.contains("first full week")
            let parts = row.split(separator: "|").map(String.init)
            let (now, longest) = (streak["current"].number, streak["longest"].number)
            #expect(isFirstWeek || number(parts[1]) == now, "\(row)")
            #expect(row.contains("week") == (streak["unit"].text == "week"), "\(row)")
            #expect(
                number(row.firstMatch(of: /longest ([0-9]+)/).map { String($0.1) }) == (longest > now ? longest : nil))
            let jokers = Double(parts[2].count { $0 == "⭐" })
            #expect(jokers == (now > 0 ? streak["rewards"]["available"].number : 0), "\(row)")
        }
        let facts = CountedSite.facts(try built.site.overview)
        for (label, value) in facts {
            #expect(lines.contains { $0.hasPrefix("- \(label): **\(value)**") }, "\(label): \(value)")
        }
    }

    @Test("the cards to share: their titles", arguments: seeds)
    func cards(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let (sobriety, streak) = (built.data["sobriety"], built.data["noalc"]["streak"])
        let title = try built.site.text("share/streak.svg").firstMatch(of: /<title[^>]*>([^<]*)<\/title>/)?.1 ?? ""
        let year = try built.site.text("share/2025.svg").firstMatch(of: /<title[^>]*>([^<]*)<\/title>/)?.1 ?? ""
        let (current, kept) = (sobriety["current"].number, streak["current"].number)
        guard built.data["aim"].text != "less" else {
            let weeks = kept > 0 ? kept : streak["longest"].number
            let steady = built.data["noalc"]["days"]["steady"].number
            #expect(number(String(title)) == (streak["unit"].text == "week" && weeks > 0 ? weeks : steady), "\(title)")
            #expect(number(String(year)) == steady && !title.contains("sober") && !year.contains("sober"))
            return
        }
        #expect(number(String(title)) == (current > 0 ? current : kept > 0 ? kept : sobriety["soberDays"].number))
        #expect(title.contains("week") == (current == 0 && kept > 0 && streak["unit"].text == "week"), "\(title)")
        #expect(
            title.contains("jokers") == (current == 0 && !title.contains("week") && streak["good"].number < kept),
            "\(title)")
        #expect(number(String(year)) == sobriety["soberDays"].number)
    }

    @Test(
        "the goals of savings: the saved and the missing amount, on the overview and among the settings",
        arguments: seeds)
    func goals(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let report = Report(built.analysis, serving: Serving(token: "secret"))
        let templates = try #require(TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn).templates)
        let page = SettingsPage(SavingsSettings(in: report), SettingsSheet(token: "secret"), in: report)
        let settings = HTMLReader(page: page.bytes(templates)).root.first("dl.goal-list")?.all("dd").map(\.text) ?? []
        let (facts, notes) = (CountedSite.facts(try built.site.overview), CountedSite.notes(try built.site.overview))
        let saved = try #require(Double(built.data["savings"]["amount"].text))
        #expect(settings.count == 2)
        for ((name, price), text) in zip([("Tent", 90), ("Bicycle", 900.5)], settings) {
            let (missing, fact) = (price - saved, CountedSite.numbers(facts[name] ?? ""))
            #expect(
                text.hasSuffix("reached") == (missing <= 0) && (notes[name] == "saved") == (missing <= 0), "\(text)")
            #expect(CountedSite.numbers(text).first == price && fact.last == price, "\(text)")
            guard missing > 0 else { continue }
            #expect(abs((CountedSite.numbers(text).last ?? 0) - missing) < 0.005, "\(text)")
            #expect(fact.count == 2 && fact.first == max(0, saved), "\(facts[name] ?? "")")
        }
    }
}
