import Model
import TestSupport

/// Things that a text must never contain, in either language.
struct SentenceFaults {
    /// The day of the report.
    let today: Day

    private static let one: Set = [
        "day", "week", "drink", "joker", "minute", "moment", "entry", "log", "streak", "year", "month", "hour",
        "session", "note", "milestone", "record", "glass", "activity", "night", "Tag", "Woche", "Drink", "Minute",
        "Moment", "Eintrag", "Serie", "Jahr", "Monat", "Stunde", "Notiz", "Meilenstein", "Einheit", "Aktivität",
        "Nacht", "Tracker-Eintrag",
    ]
    private static let many: Set = [
        "days", "weeks", "drinks", "jokers", "minutes", "moments", "entries", "logs", "streaks", "years", "months",
        "hours", "sessions", "notes", "milestones", "records", "glasses", "activities", "nights", "Tage", "Tagen",
        "Wochen", "Drinks", "Minuten", "Momente", "Momenten", "Einträge", "Einträgen", "Serien", "Jahre", "Jahren",
        "Monate", "Monaten", "Stunden", "Notizen", "Meilensteine", "Einheiten", "Aktivitäten", "Nächte",
        "Tracker-Einträge",
    ]
    /// Words allowed between a number and its noun.
    private static let between: Set = [
        "sober", "good", "mindful", "planned", "healed", "steady", "full", "more", "last", "easy", "wild", "missed",
        "nüchterne", "nüchterner", "nüchternen", "gute", "guter", "guten", "geplante", "geplanter", "geplanten",
        "achtsame", "ruhige", "ruhiger", "ruhigen", "volle", "vollen", "letzten", "weitere", "nötigen",
    ]
    private static let plurals: Set = ["are", "were", "have", "sind", "waren", "haben", "wurden", "standen", "earn"]
    /// Signs that something is missing in a text, or that it was made from an empty value.
    private static let pieces = [
        "NaN", "null", "nil)", "Optional(", "()", "( ", " )", "[]", "“”", "„“", "  ", " ,", " .", ",,", ", .", ": ,",
        "..", "0 of 0", "0 von 0", "{", "}", "−0 ", "-0 ", "last 1 ", "letzten 1 ", "1 the ", "1 die ",
    ]
    private static let monthNames: [String: Int] = {
        let names = [
            ["January", "Jan", "Januar"], ["February", "Feb", "Februar"], ["March", "Mar", "März"],
            ["April", "Apr"], ["May", "Mai"], ["June", "Jun", "Juni"], ["July", "Jul", "Juli"], ["August", "Aug"],
            ["September", "Sep"], ["October", "Oct", "Oktober", "Okt"], ["November", "Nov"],
            ["December", "Dec", "Dezember", "Dez"],
        ]
        return Dictionary(
            uniqueKeysWithValues: names.enumerated().flatMap { month, names in names.map { ($0, month + 1) } })
    }()
    /// A part of each sentence that may name a future day.
    private static let ahead = ["if every day until then", "wenn bis dahin jeder"]

    /// The faults of a text, in a few words each.
    func faults(in said: Said) -> [String] {
        let text = said.text
        let words = text.split { $0 == " " || $0 == "\u{A0}" }.map(Word.init)
        var faults = SentenceFaults.pieces.filter { piece in
            text.contains(piece) && !(piece == ".." && text.contains("..."))
        }.map { "“\($0)”" }
        if let first = text.first, ",;:".contains(first) { faults.append("begins with “\(first)”") }
        if text.hasSuffix(",") && !said.place.hasSuffix(".html") { faults.append("ends with a comma") }
        for index in words.indices {
            faults += grammar(words, index) + numbers(words, index, said.place) + days(words, index, text)
        }
        return faults
    }

    /// The singular and the plural of a word after a number, and of the verb after that.
    private func grammar(_ words: [Word], _ index: Int) -> [String] {
        guard words[index].isCount else { return [] }
        let isOne = words[index].text == "1"
        var next = index + 1
        let isPart = isOne && next < words.count && ["of", "dieser", "der"].contains(words[next].plain)
        if isPart { next += 2 }
        if next < words.count, SentenceFaults.between.contains(words[next].plain) { next += 1 }
        guard next < words.count else { return [] }
        let word = words[next].plain
        let (isSingular, isPlural) = (SentenceFaults.one.contains(word), SentenceFaults.many.contains(word))
        if isOne ? isPlural && !isPart : isSingular { return ["\(words[index].text) \(word)"] }
        guard isOne, !words[next].text.hasSuffix(",") else { return [] }
        let verb = (isSingular || isPlural) && next + 1 < words.count ? words[next + 1].plain : word
        return SentenceFaults.plurals.contains(verb) ? ["1 … \(verb)"] : []
    }

    /// Percentages above 100, zeros with a sign, and negative numbers of things.
    private func numbers(_ words: [Word], _ index: Int, _ place: String) -> [String] {
        let word = words[index].plain
        let isShare = word.hasSuffix("%") || index + 1 < words.count && words[index + 1].plain.hasPrefix("%")
        let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
        guard !digits.isEmpty, let number = Double(digits.replacing(",", with: ".")) else { return [] }
        let isNegative = word.hasPrefix("−") || word.hasPrefix("-")
        if isShare && number > 100 { return ["\(word) %"] }
        if isNegative && number == 0 { return ["a zero with a sign"] }
        return isNegative && !isShare ? ["a negative number"] : []
    }

    /// Days after today, except for expected milestones and the end of the current week.
    private func days(_ words: [Word], _ index: Int, _ text: String) -> [String] {
        guard let day = date(words, index), day > today, !SentenceFaults.ahead.contains(where: text.contains) else {
            return []
        }
        let isEndOfWeek = day == Week(containing: today).sunday && index > 1
        return isEndOfWeek ? [] : ["\(day) is to come"]
    }

    /// The date that ends with a word: `31 October 2025`, `31. Okt. 2025` or `2025-10-31`.
    private func date(_ words: [Word], _ index: Int) -> Day? {
        let word = words[index].plain
        if word.count == 10, word.contains("-") {
            let parts = word.split(separator: "-").compactMap { Int($0) }
            return parts.count == 3 ? Day(year: parts[0], month: parts[1], day: parts[2]) : nil
        }
        guard index > 1, word.count == 4, let year = Int(word),
            let month = SentenceFaults.monthNames[words[index - 1].plain],
            let number = Int(words[index - 2].plain)
        else { return nil }
        return Day(year: year, month: month, day: number)
    }

    /// A run of characters between spaces.
    private struct Word {
        let text: String
        /// Without the marks around it.
        let plain: String

        init(_ text: Substring) {
            self.text = String(text)
            let marks = ".,;:()„“”\"!?·"
            let front = text.drop { marks.contains($0) }
            plain = String(front.reversed().drop { marks.contains($0) }.reversed())
        }

        /// Whether it counts what follows: a number without a mark after it.
        var isCount: Bool {
            guard let first = text.first, let last = text.last else { return false }
            return first.isNumber && last.isNumber && text.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
        }
    }
}
