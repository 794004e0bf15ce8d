import Model
import Sharing
import TestSupport
import Testing

/// Reads "N of M days" back from every page that has it.
@Suite("Two pages that count one thing count it by one rule")
struct OneRuleTests {
    private typealias Count = HabitFolder.Count

    /// The days of a table of rings with their number of habits, by their names: `Mo 29`.
    private func habits(_ page: Element) -> [String: String] {
        for table in page.all("table") {
            guard let column = table.first("thead")?.all("th").firstIndex(where: { $0.text == "Habits" }), column > 0
            else { continue }
            let rows = table.first("tbody")?.all("tr") ?? []
            return Dictionary(rows.map { ($0.first("th")?.text ?? "", $0.all("td")[column - 1].text) }) { first, _ in
                first
            }
        }
        return [:]
    }

    /// The number of days of a page's facts: `4 of 31 days`.
    private func days(_ page: Element) -> Count? {
        let facts = CountedSite.facts(page).values.filter { $0.contains(/^[0-9]+ of [0-9]+ days?/) }
        #expect(facts.count < 2, "\(facts)")
        return facts.first.map { Count($0) }
    }

    /// The week of an address, `weeks/2025-W44.html`.
    private func week(_ address: String) -> Week? {
        guard let match = address.firstMatch(of: /([0-9]{4})-W([0-9]{2})\.html/), let number = Int(match.2) else {
            return nil
        }
        return Week(containing: date("\(match.1)-01-04")).advanced(by: number - 1)
    }

    private func paths(_ site: Site, below folder: String, of kind: Regex<Substring>) -> [String] {
        site.pagePaths.filter { $0.hasPrefix(folder) && $0.dropFirst(folder.count).wholeMatch(of: kind) != nil }
    }

    @Test(
        "a day has one number on its month's page, its week's and its year's, and their sums are those of months and years",
        arguments: 1...Soak.choose(24, whole: 600))
    func habits(seed: UInt64) throws {
        let random = HabitFolder(seed: seed)
        let site = try random.folder.site(asOf: random.asOf)
        let months = paths(site, below: "calendar/", of: /\d{4}-\d{2}\.html/)
        let weeks = paths(site, below: "weeks/", of: /\d{4}-W\d{2}\.html/)
        var rows: [Day: String] = [:]
        for path in months {
            for (name, text) in habits(try site.page(path)) {
                rows[date("\(path.dropFirst(9).prefix(7))-\(padded(try #require(Int(name.dropFirst(3))), 2))")] = text
            }
        }
        for path in weeks {
            let week = try #require(self.week(path))
            for (index, day) in week.days.enumerated() {
                let text = habits(try site.page(path)).first { $0.key.hasSuffix(" \(day.dayOfMonth)") }?.value
                #expect(text == rows[day], "seed \(seed), \(index) of \(path)")
            }
        }
        for (day, text) in rows where text.first.map({ $0 != "0" && $0 != "–" }) ?? false {
            let year = try site.text("calendar/\(day.date.year).html")
            #expect(
                year.contains("\(day.dayOfMonth) \(HabitFolder.months[day.date.month - 1]): \(text) done"), "\(day)")
        }
        try sums(of: site, months: months, seed: seed)
        for path in months { try list(of: path, rows, in: site, on: random.today, seed: seed) }
        for file in site.files where ["html", "md", "svg"].contains(where: { file.path.hasSuffix("." + $0) }) {
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains(/\b0 of 0\b/), "seed \(seed): \(file.path)")
        }
    }

    @Test("an open today isn't included in any number on any page until it counts")
    func openToday() throws {
        func numbers(_ minutes: Int) throws -> [String] {
            let folder = Folder().with(
                "activities.csv", "kind,date,minutes\nmeditation,2025-10-29,10\nmeditation,2025-10-31,\(minutes)\n")
            let site = try folder.site(asOf: "2025-10-31T21:00")
            let pages = ["meditation.html", "calendar/2025-10.html", "calendar/2025.html", "calendar/index.html"]
            let facts = try pages.map { path in
                CountedSite.facts(try site.page(path)).values.first { $0.contains(/^[0-9]+ of/) } ?? "nothing"
            }
            let header = try #require(try site.overview.first("li.streak")?.first(".big")?.text)
            return facts + [header, try #require(try site.overview.first(".face-days")?.text)]
        }
        #expect(
            try numbers(1) == ["1 of 2 days"] + Array(repeating: "1 of 2 days so far", count: 3) + [
                "1 of 2 days since 29 Oct 2025", "1 of the last 2 days",
            ])
        #expect(
            try numbers(10).prefix(4) + [try numbers(10)[5]]
                == ["2 of 3 days"] + Array(repeating: "2 of 3 days so far", count: 3) + ["2 of the last 3 days"])
    }

    @Test("a month that is over names the days of a week that it cuts, and counts these")
    func cutWeek() throws {
        let site = try Folder(levels: String(repeating: "S", count: 61)).site()
        let rows = try site.page("calendar/2025-09.html").all("a").filter {
            $0.attributes["href"]?.contains("W40") == true
        }
        #expect(rows.map { $0.all("small").map(\.text) } == [["29 to 30 Sep", "2 of 2 sober"]])
        let whole = try site.month.all("a").filter { $0.attributes["href"]?.contains("W40") == true }
        #expect(whole.map { $0.all("small").map(\.text) } == [["29 Sep to 5 Oct", "7 of 7 sober"]])
        let german = try Folder(levels: String(repeating: "S", count: 61)).site(language: .german)
        let row = try german.page("calendar/2025-09.html").all("a").first {
            $0.attributes["href"]?.contains("W40") == true
        }
        #expect(row?.all("small").map(\.text) == ["29. bis 30. Sep.", "2 von 2 nüchtern"])
    }

    @Test("a month that expects nothing has no number, and a week without logs on its planned days has no 0")
    func nothingAsked() throws {
        let trackers = #"""
            [{ "id": "snack", "name": "Snacking", "type": "saboteur", "trackingMode": "awareness" },
             { "id": "gym", "name": "Gym", "type": "good", "trackingMode": "yesNo", "schedule": { "weekdays": ["monday"] } },
             { "id": "read", "name": "Read", "type": "good", "trackingMode": "yesNo", "streak": true }]
            """#
        let folder = Folder().with("trackers.json", trackers).with(
            "logs.csv", "timestamp,tracker\n2025-07-04,snack\n2025-10-28,gym\n2025-10-01,read\n")
        for language in Language.allCases {
            let site = try folder.site(asOf: "2025-10-29T21:00", language: language)
            #expect(CountedSite.facts(try site.page("calendar/2025-07.html")).isEmpty)
            #expect(habits(try site.page("calendar/2025-07.html"))["Fr 4"] == (language == .english ? "–" : nil))
            for path in site.pagePaths { #expect(!(try site.text(path).contains(/\b0 (?:of|von) 0\b/)), "\(path)") }
            let tile = try site.page("trackers/index.html").all("li.tile").map(\.text).first { $0.contains("Gym") }
            let words = language == .english ? "last on 28 October" : "zuletzt am 28. Oktober"
            #expect(tile?.contains(words) == true, "\(tile ?? "")")
        }
    }

    /// Months add up to their year, and years to their total and to the numbers on the overview and on the habit's
    /// page.
    private func sums(of site: Site, months: [String], seed: UInt64) throws {
        var years: [String: Count] = [:]
        for path in months {
            guard let count = days(try site.page(path)) else { continue }
            years[String(path.dropFirst(9).prefix(4)), default: Count()] += count
        }
        for (year, sum) in years {
            #expect(days(try site.page("calendar/\(year).html")) == sum, "seed \(seed): \(year)")
        }
        let all = years.values.reduce(into: Count()) { $0 += $1 }
        #expect(days(try site.page("calendar/index.html")) ?? Count() == all, "seed \(seed)")
        guard let header = try site.overview.all("li.streak").map(\.text).first(where: { $0.contains(" days since ") })
        else { return }
        if try site.overview.all("li.streak").count == 1 { #expect(Count(header) == all, "seed \(seed): \(header)") }
    }

    /// A week in a month's list has the number of the week's page; a week that is only partly in the month names its
    /// days there and counts only those.
    private func list(of month: String, _ rows: [Day: String], in site: Site, on today: Day, seed: UInt64) throws {
        let page = try site.page(month)
        for link in page.all("a") {
            guard let target = link.attributes["href"], let week = self.week(target), let name = link.first("b")?.text,
                name.hasPrefix("Week ")
            else { continue }
            let (dates, summary) = (link.all("small").first?.text ?? "", link.all("small").last?.text ?? "")
            let last = date("\(month.dropFirst(9).prefix(7))-01").yearMonth.lastDay
            if !week.days.contains(last) || last == week.sunday || last >= today {
                let whole = try site.page("weeks/index.html").all("a").first { $0.attributes["href"] == target }
                #expect(summary == whole?.all("small").last?.text, "seed \(seed): \(name) in \(month)")
                continue
            }
            #expect(dates.hasSuffix("\(last.dayOfMonth) \(HabitFolder.months[last.date.month - 1])"), "\(dates)")
            let sum = (week.monday...last).reduce(into: Count()) { $0 += Count(rows[$1] ?? "") }
            if sum.asked > 0, summary.contains(" done") {
                #expect(Count(summary) == sum, "seed \(seed): \(name) in \(month)")
            }
        }
    }
}
