import Counting
import Model
import TestSupport
import Testing

@testable import Sharing

/// Tiles, tables and lists of weeks are read back and compared with a new count of the folder's files.
@Suite("The numbers in tables and tiles are those of the records")
struct ReadBackTablesTests {
    private static let seeds = CountedSite.seeds
    private static let today = date(Folder.today)

    private func number(_ text: String?) -> Double? { CountedSite.number(text) }

    /// The logs of a tracker by day.
    private func logs(of tracker: String, in built: CountedSite) -> [Day: [Double]] {
        built.rows("logs.csv").filter { $0[1] == tracker }.reduce(into: [:]) { days, row in
            days[date(row[0].prefix(10)), default: []].append(Double(row[2]) ?? 1)
        }
    }

    /// The days that count for an activity.
    private func days(of activity: String, in built: CountedSite) -> Set<Day> {
        let kinds = activity == "meditation" ? ["meditation", "breathing"] : ["workout"]
        let minutes: [Day: Double] = built.rows("activities.csv").filter { kinds.contains($0[1]) }
            .reduce(into: [:]) { $0[date($1[0]), default: 0] += Double($1[2]) ?? 0 }
        return Set(minutes.filter { $0.value.rounded() >= 2 }.keys)
    }

    /// The first day of a tracker's avoidance mode; nil for other trackers.
    private func firstAvoided(_ tracker: String, in built: CountedSite) -> Day? {
        if tracker == "nails" { return date("2025-10-01") }
        guard tracker == "sweets" else { return nil }
        let text = built.folder.files["trackers.json"] ?? ""
        return text.firstMatch(of: /"sweets".*\n? *"createdAt": "([-0-9]+)"/).map { date($0.1) }
    }

    @Test("the tiles: on how many of the last days, and what was healed of them", arguments: seeds)
    func tiles(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        for tile in try built.site.overview.all("li.tile") {
            let tracker = try #require(built.data["trackers"].list.first { $0["name"].text == tile.first("b")?.text })
            let (id, logs) = (tracker["id"].text, logs(of: tracker["id"].text, in: built))
            let text = try #require(tile.first(".t-figure")?.first("small")?.text)
            let numbers = CountedSite.numbers(text)
            let span = Int(try #require(numbers.dropFirst().first, "\(text)"))
            #expect(span <= 28)
            let since: Day = firstAvoided(id, in: built) ?? logs.keys.min() ?? ReadBackTablesTests.today
            let isPlanned = text.contains("planned")
            let isGoal = text.hasPrefix("goal reached")
            // Today isn't one of the days until it counts.
            let isOpen =
                switch id {
                case "sweets", "nails": false
                case "water" where isGoal: (logs[ReadBackTablesTests.today]?.reduce(0, +) ?? 0) < 4
                default: logs[ReadBackTablesTests.today] == nil
                }
            let last = ReadBackTablesTests.today.advanced(by: isOpen ? -1 : 0)
            let length = isPlanned ? min(28, since.distance(to: last) + 1) : span
            // The plans of the random folders.
            let window = (max(last.advanced(by: 1 - length), since)...max(last, since))
                .filter { !isPlanned || [.monday, .thursday, .friday].contains($0.weekday) }
            let good = window.filter { day in
                switch id {
                case "sweets", "nails": logs[day] == nil
                case "coffee": (logs[day]?.reduce(0, +)).map { $0 <= 3 } ?? false
                case "water" where isGoal: (logs[day]?.reduce(0, +) ?? 0) >= 4
                default: logs[day] != nil
                }
            }
            #expect(Double(good.count) == numbers[0], "\(id): \(text)")
            #expect(text.contains("without") == (firstAvoided(id, in: built) != nil), "\(text)")
            if !isGoal, id != "coffee" {
                #expect(span == (isPlanned ? window.count : min(28, since.distance(to: last) + 1)))
            }
            let streak = tracker["streak"]
            guard streak["unit"].text == "day" else { continue }
            // A tracker in awareness mode has no healed days.
            let isNoticed = tracker["mode"].text == "awareness"
            let healed = isNoticed ? 0 : streak["healed"].list.count { window.contains(date($0.text)) }
            let told = text.firstMatch(of: /([0-9]+) healed/).flatMap { Int($0.1) }
            #expect(told ?? 0 == healed, "\(id): \(text)")
        }
    }

    @Test("the table of days with a log, and the text above its dots", arguments: seeds)
    func table(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let page = try built.site.page("trackers/index.html")
        let monday = Week(containing: ReadBackTablesTests.today).monday
        let names = Dictionary(
            built.data["trackers"].list.map { ($0["name"].text, $0["id"].text) },
            uniquingKeysWith: { first, _ in first })
        for row in try #require(page.first("tbody")).all("tr") {
            let title = try #require(row.first("th")).text
            let name = title.hasPrefix("Without ") ? String(title.dropFirst(8)) : title
            let id = names[name] ?? name.lowercased()
            let (logs, avoided) = (logs(of: id, in: built), firstAvoided(id, in: built))
            let counting = names[name] == nil ? days(of: id, in: built) : Set(logs.keys)
            let cells = row.all("td").compactMap { Int($0.text) }
            #expect(cells.count == 13, "\(title)")
            for (index, cell) in cells.enumerated() {
                let first = monday.advanced(by: 7 * (index - 12))
                let counted = (first...first.advanced(by: 6)).count { day in
                    guard day <= ReadBackTablesTests.today else { return false }
                    return avoided.map { day >= $0 && logs[day] == nil } ?? counting.contains(day)
                }
                #expect(cell == counted, "\(title), \(first)")
            }
            let dots = page.all("title").map(\.text).first { $0.hasPrefix("\(name), ") }
            let told = dots?.split(separator: ":").last.map(String.init)
            #expect(number(told) == Double(cells.reduce(0, +)), "\(dots ?? "no dots")")
        }
    }

    /// The drinks of a week from the records alone: the text in a table, and the number used in means.
    private func drinks(of week: Week, in days: DayTable) -> (text: String, number: Double?) {
        let first = days.firstLevel ?? days.today
        let possible = week.days.filter { $0 >= first && $0 <= days.today }
        let recorded = possible.filter { days[$0]?.level != nil }
        guard !recorded.isEmpty else { return ("–", nil) }
        let counts = recorded.map { days[$0]?.drinks.flatMap { Double($0.text) } }
        let guesses: [Double] = recorded.map { [.easy: 4, .wild: 6][days[$0]?.level ?? .steady] ?? 0 }
        let sum = zip(counts, guesses).reduce(0) { $0 + ($1.0 ?? $1.1) }
        let isGuess = zip(counts, guesses).contains { $0.0 == nil && $0.1 > 0 }
        let isOver = week.sunday < days.today && !(days.openYesterday.map(week.days.contains) ?? false)
        let number = isOver && first <= week.monday && recorded.count >= 4 ? sum * 7 / Double(recorded.count) : nil
        func text(_ number: Double, isEstimate: Bool) -> String {
            let places = isEstimate ? 10.0 : 100.0
            let rounded = (number * places + 1e-9).rounded() / places
            let digits = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            return isEstimate ? "about \(digits)" : digits
        }
        if let number { return (text(number, isEstimate: isGuess || recorded.count < 7), number) }
        let of = possible.count == 1 ? "1 day" : "\(possible.count) days"
        return ("\(text(sum, isEstimate: isGuess)) on \(recorded.count) of \(of)", nil)
    }

    @Test(
        "V-46 the drinks of a week are one number on insights, in the weekly report and on the overview",
        arguments: seeds)
    func drinks(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let page = try built.site.page("insights.html")
        guard let table = page.all("table").first(where: { $0.first("caption")?.text == "Drinks per week" }) else {
            return
        }
        let running = Week(containing: ReadBackTablesTests.today)
        var known: [(quarter: Int, number: Double)] = []
        for (index, row) in try #require(table.first("tbody")).all("tr").enumerated() {
            let week = running.advanced(by: -index)
            let (text, number) = drinks(of: week, in: built.analysis.days)
            #expect(row.first("td")?.text == text, "\(week)")
            if let number { known.append(((week.monday.advanced(by: 3).date.month + 2) / 3, number)) }
            let lines = try built.site.text("weeks/\(week).md").split(separator: "\n").map(String.init)
            let line = lines.first { $0.hasPrefix("- Drinks: ") } ?? ""
            // The current week has the sum of its days so far.
            let beginning = week == running && text != "–" ? text.split(separator: " on ")[0] : text[...]
            #expect(line.isEmpty || line.hasPrefix("- Drinks: **\(beginning)"), "\(week): \(line)")
        }
        if let sentence = try built.site.overview.all("p").map(\.text).first(where: { $0.contains("The week before: ") }
        ) {
            let text = drinks(of: running.advanced(by: -1), in: built.analysis.days).text
            let words = text == "–" ? "no entry" : text
            let spoken = sentence.replacing(" drinks", with: "").replacing(" drink", with: "")
            #expect(spoken.contains("The week before: \(words)."), "\(sentence)")
        }
        let means: [Double] = Dictionary(grouping: known, by: \.quarter).filter { $0.value.count >= 4 }
            .sorted { $0.key > $1.key }.map { $0.value.reduce(0) { $0 + $1.number } / Double($0.value.count) }
        let text = page.all("p").map(\.text).first { $0.contains(/[0-9] a week (?:in|from)/) } ?? ""
        let told = text.firstMatch(of: /([0-9.]+) a week (?:in|from) [^,]*, (?:about )?([0-9.]+) (?:in|from)\s/)
        #expect((told != nil) == (means.count > 1), "\(text)")
        guard let told, means.count > 1 else { return }
        #expect(abs((number(String(told.1)) ?? .nan) - means[0]) <= 0.05 + 1e-9, "\(text): \(means)")
        #expect(abs((number(String(told.2)) ?? .nan) - means[1]) <= 0.05 + 1e-9, "\(text): \(means)")
    }

    @Test("V-46 the page for a doctor has the numbers of the weekly reports", arguments: seeds)
    func doctor(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let last = Week(containing: ReadBackTablesTests.today).monday.advanced(by: -1)
        let days = Week(containing: last).advanced(by: -7).monday...last
        let part = built.analysis.handout(for: .doctor, HandoutChoice())
        guard
            let page = Handout(
                for: .doctor, part, of: days, notes: false, in: .english, made: ReadBackTablesTests.today),
            let table = page.tables.first
        else { return }
        let weeks = stride(from: days.lowerBound, to: days.upperBound, by: 7).map { Week(containing: $0) }
        let all = weeks.map { drinks(of: $0, in: built.analysis.days) }
        #expect(table.rows.map { $0.cells.last } == all.map(\.text))
        let known = all.compactMap(\.number)
        let line = page.facts.first { $0.label == "Drinks a week" }
        #expect((line != nil) == (known.count > 1))
        guard let line else { return }
        #expect(line.remark.hasPrefix("mean of \(known.count) weeks"), "\(line.remark)")
        let mean = known.reduce(0, +) / Double(known.count)
        #expect(abs((number(line.text) ?? .nan) - mean) <= 0.05 + 1e-9, "\(line.text)")
    }

    /// The sober days of those with a known level, such as `5 of 6`, and the words for the other days.
    private func sober(
        _ days: ClosedRange<Day>, in table: DayTable, paused: (Day) -> Bool
    ) -> (of: String, rest: [String]) {
        let first = table.firstLevel ?? table.today
        let told = days.filter { $0 >= first && $0 <= table.today }
        let known = told.filter { table[$0]?.level != nil || table.isLastDrinkAlone(on: $0) }
        let missing = told.filter { day in
            table[day]?.level == nil && day != table.today && day != table.openYesterday
                && !table.isLastDrinkAlone(on: day)
        }
        let resting = missing.count(where: paused)
        let sober = known.count { table[$0]?.isSober == true }
        return (
            "\(sober) of \(known.count)",
            [(missing.count - resting, "without an entry"), (resting, "paused")].filter { $0.0 > 0 }
                .map { "\($0) \($1)" }
        )
    }

    @Test("V-46 sober days of weeks, months and years are of the days that say so, counted anew", arguments: seeds)
    func soberDays(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        guard built.data["aim"].text == "stop" else { return }
        let table = built.analysis.days
        let pauses = built.analysis.history.profile.pauses.filter { $0.holds(for: .noalc) }
        func told(_ days: ClosedRange<Day>) -> (of: String, rest: [String]) {
            sober(days, in: table) { day in pauses.contains { $0.span.contains(day) } }
        }
        for row in try built.site.page("weeks/index.html").all("li") {
            guard let link = row.first("a")?.attributes["href"], let text = row.all("small").last?.text,
                let match = link.firstMatch(of: /(\d{4})-W(\d\d)/), let year = Int(match.1), let number = Int(match.2),
                text.contains(" sober")
            else { continue }
            let week = try #require(built.analysis.weeks.weeks.first { $0.year == year && $0.number == number })
            let (of, rest) = told(week.days)
            let words = text.split(separator: " (")[0].replacing(" so far", with: "")
            #expect(text.contains(" so far") == week.days.contains(table.today), "\(week)")
            #expect(words == ([of + " sober"] + rest).joined(separator: ", "), "\(week)")
        }
        let months = built.site.pagePaths.compactMap { path in
            path.wholeMatch(of: /calendar\/(\d{4})-(\d{2})\.html/).map { (path, Int($0.1) ?? 0, Int($0.2) ?? 0) }
        }
        for (path, year, month) in months {
            let days = YearMonth(year: year, month: month).firstDay...YearMonth(year: year, month: month).lastDay
            let page = try built.site.page(path)
            guard let fact = CountedSite.facts(page)["Sober days"] else { continue }
            let (of, rest) = told(days)
            #expect(fact.hasPrefix(of + " day"), "\(path): \(fact)")
            #expect(CountedSite.notes(page)["Sober days"] ?? "" == rest.joined(separator: ", "), "\(path)")
            let year = try built.site.page("calendar/\(year).html")
            let shown = year.first("ul.months")?.all("a").first { $0.attributes["href"]?.hasSuffix(path) == true }
            #expect(shown?.first("b").map { "\($0.text) \(shown?.first("small")?.text ?? "")" } == of, "\(path)")
        }
    }

    @Test("the tally of weeks and months", arguments: seeds)
    func tally(seed: UInt64) throws {
        let built = try CountedSite(seed: seed)
        let days = built.data["noalc"]["days"]
        let isLess = built.data["aim"].text == "less"
        let soberDays = built.data["sobriety"]["soberDays"].number
        let table = built.analysis.days
        let lastDrink = !isLess && table.range.contains { table.isLastDrinkAlone(on: $0) } ? 1.0 : 0
        let entered = ["steady", "easy", "wild"].reduce(lastDrink) { $0 + days[$1].number }
        let rows = try built.site.page("weeks/index.html").all("small").map(\.text).filter { $0.contains(" sober") }
        let weeks = rows.map { CountedSite.numbers($0) }
        #expect(weeks.reduce(0) { $0 + $1[0] } == (isLess ? 0 : soberDays))
        #expect(weeks.reduce(0) { $0 + $1[1] } == (isLess ? 0 : entered))
        var (months, monthDays) = (0.0, 0.0)
        for path in built.site.pagePaths where path.wholeMatch(of: /calendar\/\d{4}-\d{2}\.html/) != nil {
            let numbers = CountedSite.numbers(
                CountedSite.facts(try built.site.page(path))[isLess ? "Steady" : "Sober days"] ?? "0 of 0")
            months += numbers[0]
            monthDays += numbers[1]
        }
        #expect(months == (isLess ? days["steady"].number : soberDays))
        #expect(monthDays == entered)
        let sober = try #require(try built.site.year.first("ul.months")).all("b").compactMap { number($0.text) }
        // If the aim is to drink less, they are drinks.
        if !isLess { #expect(sober.reduce(0, +) == soberDays) }
    }
}
