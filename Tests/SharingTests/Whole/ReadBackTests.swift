import Foundation
import TestSupport
import Testing

/// Drawings and texts of pages are read back and compared with `data.json`, over random histories.
@Suite("The numbers on pages are the counted ones")
struct ReadBackTests {
    private static let seeds = CountedSite.seeds

    private func number(_ text: String?) -> Double? { CountedSite.number(text) }
    private func facts(_ page: Element) -> [String: String] { CountedSite.facts(page) }

    /// The minutes of `7:15`.
    private func minutes(_ text: String?) -> Double? {
        guard let match = text?.firstMatch(of: /([0-9]+):([0-9]{2})/), let hours = Double(match.1) else { return nil }
        return Double(match.2).map { hours * 60 + $0 }
    }

    @Test("on the overview: dial, streaks, jokers, facts and trackers", arguments: seeds)
    func overview(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let (page, sobriety) = (try built.site.overview, built.data["sobriety"])
        let aim = built.data["aim"].text
        try dial(of: page, aim: aim, built)
        for row in page.all("li.streak") {
            let name = try #require(row.first("h2")).text
            // Weeks within a goal of drinks have another name if they come first.
            let isGoal = name.hasPrefix("Within the goal")
            let streak = try #require(
                built.streaks.first { isGoal ? $0.id == "noalc" : name.hasPrefix($0.name) }
            ).json
            let (current, good) = (streak["current"].number, streak["good"].number)
            // Before the first whole week under a goal of drinks its days are shown.
            let isFirstWeek = row.first(".big")?.text.contains("first full week") == true
            #expect(isFirstWeek || number(row.first(".big")?.text) == current, "\(name)")
            if isFirstWeek { #expect(current == 0 && streak["unit"].text == "week") }
            let jokers = current > 0 ? streak["rewards"]["available"].number : 0
            #expect(Double(row.all("svg.on").count) == jokers, "\(name)")
            let healed = good < current ? "\(Int(good)) good, \(Int(current - good)) healed" : nil
            let made = row.all(".made-of").map(\.text)
            #expect(made.first { $0.hasSuffix("healed") } == healed, "\(name)")
            let week = made.first { $0.contains("this week") }
            #expect((week == nil) == (name.hasPrefix("Low alcohol") ? built.data["noalc"]["week"].isNull : true))
            let longest = streak["longest"].number
            #expect(number(row.first(".longest")?.text) == (longest > current ? longest : nil), "\(name)")
        }
        let facts = facts(page)
        let longest = sobriety["longest"].number
        if let fact = facts["Longest sober streak"] { #expect(number(fact) == longest) }
        if aim != "less", longest > sobriety["current"].number { #expect(facts["Longest sober streak"] != nil) }
        let amount = try #require(Double(built.data["savings"]["amount"].text))
        // A headline has no cents from ten on.
        let headline = abs(amount) < 10 ? abs(amount) : (abs(amount) + 0.0001).rounded()
        #expect(number(facts[amount < 0 ? "Spent more than before" : "Saved"]) == headline)
        let trackers = built.data["trackers"].list
        #expect(page.all("li.tile").count == (trackers.count > 5 ? 4 : trackers.count))
        for tile in page.all("li.tile") {
            let tracker = try #require(trackers.first { tile.first("b")?.text == $0["name"].text })
            let streak = tracker["streak"].isNull ? nil : tracker["streak"]["current"].number
            #expect(number(tile.first(".t-figure")?.first("b")?.text) == streak)
        }
    }

    /// The large number: the sober streak, or the drinks of the week.
    private func dial(of page: Element, aim: String, _ built: CountedSite) throws {
        let sobriety = built.data["sobriety"]
        guard let timer = page.first("a.timer") else {
            #expect(aim == "habits")
            return
        }
        guard aim != "habits" else {
            #expect(timer.attributes["data-start"] == nil)
            return
        }
        let large = number(timer.first(".face-days")?.first("b")?.text)
        guard aim == "stop" else {
            let week = built.data["noalc"]["week"]
            guard !week.isNull, week["goal"].number > 0 else { return }
            let (drinks, goal) = (week["drinks"].number, week["goal"].number)
            #expect(large == drinks)
            #expect(timer.classes.contains("above") == (drinks > goal))
            let words = timer.text
            #expect(words.contains("above your goal of") == (drinks > goal), "\(words)")
            #expect(words.contains("estimated") == (week["estimated"].number > 0), "\(words)")
            if drinks <= goal { #expect(number(timer.first(".face-days")?.first("span")?.text) == goal) }
            return
        }
        #expect((timer.attributes["data-start"] ?? "") == sobriety["timerStart"].text)
        #expect((timer.attributes["data-end"] ?? "") == sobriety["timerEnd"].text)
        if sobriety["current"].number > 0 { #expect(large == sobriety["current"].number) }
    }

    @Test("in the calendar: the levels of months, the tally and the shades of years", arguments: seeds)
    func calendar(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let days = built.data["noalc"]["days"]
        var cores: [String: Int] = [:]
        for path in built.site.pagePaths where path.wholeMatch(of: /calendar\/\d{4}-\d{2}\.html/) != nil {
            for use in try #require(try built.site.page(path).first(".rings")).all("use")
            where ["#fill", "#easy", "#wild", "#healed", "#clover", "#none"].contains(use.attributes["href"]) {
                let styles = Set(use.classes).intersection(["steady", "assumed", "easy", "wild"])
                for style in styles { cores[style == "assumed" ? "steady" : style, default: 0] += 1 }
                if ["#healed", "#clover"].contains(use.attributes["href"]) { cores["healed", default: 0] += 1 }
            }
        }
        #expect(Double(cores["steady"] ?? 0) == days["steady"].number, "\(cores)")
        #expect(Double(cores["easy"] ?? 0) == days["easy"].number, "\(cores)")
        #expect(Double(cores["wild"] ?? 0) == days["wild"].number, "\(cores)")
        let streak = built.data["noalc"]["streak"]
        #expect(cores["healed"] ?? 0 == (streak["unit"].text == "day" ? streak["healed"].list.count : 0), "\(cores)")
        let year = try built.site.year
        let tally = Dictionary(
            uniqueKeysWithValues: try #require(year.first("ul.tally")).all("li").map {
                ($0.text.trimmed.drop { $0.isNumber || $0 == " " }, number($0.text))
            })
        let sober = built.data["sobriety"]["soberDays"].number
        let words: [Substring] = ["sober", "without a drink", "with at most 1 drink"]
        #expect(words.compactMap { tally[$0] } == (sober > 0 ? [sober] : []))
        #expect(tally["steady with a drink"] ?? 0 == days["steady"].number - sober)
        #expect(tally["easy"] ?? 0 == days["easy"].number)
        #expect(tally["wild"] ?? 0 == days["wild"].number)
        #expect(tally["without an entry"] ?? 0 == days["gap"].number)
        #expect((tally["assumed"] ?? 0) == days["assumed"].number)
        let shades = year.all("use").filter { use in
            use.attributes["href"] == "#h" && use.classes.contains { $0.wholeMatch(of: /h([1-9]|10)/) != nil }
        }
        #expect(Double(shades.count) == built.data["sobriety"]["soberDays"].number)
    }

    @Test("among the jokers and milestones", arguments: seeds)
    func jokers(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let page = try built.site.page("jokers.html")
        for hand in page.all("article.hand") {
            let streak = try #require(built.streaks.first { hand.id == "hand-" + $0.id }).json
            #expect(number(hand.first("header")?.first("p")?.first("b")?.text) == streak["current"].number)
        }
        let rewards = built.streaks.map { $0.json["rewards"] }
        #expect(Double(page.all("li.earned").count) == rewards.reduce(0) { $0 + $1["earned"].number })
        #expect(Double(page.all("li.spent").count) == rewards.reduce(0) { $0 + $1["spent"].number })
        let reached = built.data["milestones"].list.filter { !$0["reached"].isNull }.map { $0["days"].number }
        let badges = try built.site.page("jokers.html").all("li.badge").filter {
            !$0.classes.contains("open-badge")
        }
        // If the aim is to drink less, milestones are weeks.
        let isLess = built.data["aim"].text == "less"
        #expect(badges.compactMap { number($0.first("text")?.text) } == (isLess ? [] : reached))
    }

    @Test("on the pages of trackers and activities", arguments: seeds)
    func trackers(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        for tracker in built.data["trackers"].list {
            let page = try built.site.page("trackers/\(tracker["id"].text).html")
            let facts = facts(page)
            let streak = tracker["streak"]
            #expect(
                number(page.first(".now-streak")?.first(".huge")?.text)
                    == (streak.isNull ? nil : streak["current"].number))
            let longest = streak.isNull ? 0 : streak["longest"].number
            #expect(number(facts["Longest streak"]) ?? 0 == longest, "\(tracker["id"].text)")
            let total = tracker["total"].isNull ? tracker["logs"].number : tracker["total"].number
            #expect(number(facts["Total"]) ?? total == total, "\(tracker["id"].text)")
            let goal = facts["Goal reached"] ?? facts["Within the limit"]
            #expect(number(goal) == (tracker["goalDays"].isNull ? nil : tracker["goalDays"].number))
            #expect(number(page.first("section.year")?.first("header")?.first("p")?.text) == tracker["days"].number)
        }
        for activity in ["meditation", "workout"] where built.site.paths.contains("\(activity).html") {
            let (page, json) = (try built.site.page("\(activity).html"), built.data[activity])
            let facts = facts(page)
            #expect(number(page.first(".now-streak")?.first(".huge")?.text) == json["streak"]["current"].number)
            #expect(number(facts["Longest streak"]) ?? 0 == json["streak"]["longest"].number)
            #expect(number(facts["Days that count"]) == json["days"].number)
            let total = try #require(facts["Total"])
            let parts = try #require(total.firstMatch(of: /(?:([\d,]+):)?(\d+) (?:h|min)/))
            let hours = Double(parts.1?.replacing(",", with: "") ?? "0") ?? 0
            #expect(hours * 60 + (Double(parts.2) ?? 0) == json["minutes"].number, "\(total)")
        }
    }

    @Test("in badges and weekly reports", arguments: seeds)
    func others(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        for (name, id, streak) in built.streaks {
            let path = "badges/\(id.hasPrefix("tracker-") ? String(id.dropFirst(8)) : id).svg"
            guard built.site.paths.contains(path) else { continue }
            let title = try built.site.text(path).firstMatch(of: /<title[^>]*>([^<]*)<\/title>/)?.1
            #expect(
                number(title.map(String.init)?.split(separator: ":").last.map(String.init)) == streak["current"].number,
                "\(name)")
        }
        var sober = 0.0
        for path in built.site.allPaths where path.hasPrefix("weeks/") && path.hasSuffix(".md") {
            let text = try built.site.text(path)
            guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("- Sober days: **") }) else {
                continue
            }
            sober += number(String(line.drop { $0 != "*" })) ?? 0
        }
        // With the aim to drink less, drinks are shown.
        #expect(sober == (built.data["aim"].text == "less" ? 0 : built.data["sobriety"]["soberDays"].number))
    }

    @Test("F-13 on the page of metrics: medians, days, and how many comparisons were looked at", arguments: seeds)
    func metrics(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let page = try built.site.page("insights/metrics.html")
        let (metrics, cards) = (built.data["metrics"], page.all("section.card"))
        for (series, card) in zip(metrics["series"].list, cards) {
            // Sleep is written as hours and minutes.
            let isSleep = series["name"].text == "sleep"
            let unit = isSleep ? 60.0 : 1
            let read = { isSleep ? minutes($0) : number($0) }
            #expect(
                read(card.first(".lead")?.text)
                    == (series["monthly"].list.last.map { ($0["median"].number * unit).rounded() }))
            let groups = series["beside"].list.flatMap { $0["groups"].list }
            let rows = card.all("ul.strips").flatMap { $0.all("li") }
            #expect(rows.count == groups.count)
            // Folded rows are below the others, so the order differs.
            let shown = rows.map { [number($0.first("small")?.text), read($0.first("b")?.text)] }
            for group in groups {
                let median = group["median"].isNull ? nil : (group["median"].number * unit).rounded()
                #expect(shown.contains([group["days"].number, median]), "\(series["name"].text): \(shown)")
            }
        }
        #expect(cards.count == metrics["series"].list.count)
        #expect(Double(page.all("p.claim").count) == metrics["clear"].number)
        // Without one, it says how many days a comparison needs.
        guard metrics["compared"].number > 0 else { return }
        #expect(number(page.first("p.page-remark")?.text) == metrics["compared"].number)
    }
}
