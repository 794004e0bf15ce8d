import ProgressLoading
import ProgressModel

extension WrittenDate {
    /// Reads `31 Oct 2025`, `Oct 31, 2025`, `31. Oktober 2025`, `Fri 31.10.25` and the like; a time may stand behind it.
    init?(named text: String, _ order: DateOrder?, _ vocabulary: Vocabulary) {
        guard text.utf8.count < 64 else { return nil }
        var words = text.split { $0 == " " || $0 == "," || $0 == "\u{A0}" }
        if let first = words.first, words.count > 1, vocabulary.weekday(String(first.filter(\.isLetter))) != nil {
            words.removeFirst()
            let rest = words.joined(separator: " ")
            // What stands behind the weekday may be any date.
            if let date = WrittenDate(rest, order) {
                self = date
                return
            }
        }
        var time = ""
        if let last = words.last, last.contains(":"), words.count > 1 {
            time = String(words.removeLast())
        }
        let parts = words.flatMap { $0.split { ".-/".contains($0) } }
        guard parts.count == 3, let day = WrittenDate.day(of: parts, vocabulary) else { return nil }
        guard time.isEmpty else {
            guard let date = WrittenDate("\(day)T\(time)", nil) else { return nil }
            self = date
            return
        }
        self.init("\(day)", nil)
    }

    private static func day(of parts: [Substring], _ vocabulary: Vocabulary) -> Day? {
        func number(_ part: Substring, of counts: ClosedRange<Int>) -> Int? {
            let digits = part.prefix(while: \.isNumber)
            let rest = part.dropFirst(digits.count).lowercased()
            guard rest.isEmpty || vocabulary.has(rest, for: .ordinal) else { return nil }
            return counts.contains(digits.utf8.count) ? Int(digits) : nil
        }
        guard let year = number(parts[2], of: 2...4), parts[2].utf8.count != 3 else { return nil }
        let fullYear = parts[2].utf8.count == 2 ? 2000 + year : year
        if let month = vocabulary.month(String(parts[1])), let day = number(parts[0], of: 1...2) {
            return Day(year: fullYear, month: month, day: day)
        }
        if let month = vocabulary.month(String(parts[0])), let day = number(parts[1], of: 1...2) {
            return Day(year: fullYear, month: month, day: day)
        }
        // With dots the day stands first, as in dates with a year of four digits.
        guard parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), parts[2].utf8.count == 2,
            let day = Int(parts[0]), let month = Int(parts[1]), parts[0].utf8.count <= 2
        else { return nil }
        return Day(year: fullYear, month: month, day: day)
    }
}

extension DateOrder {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// Why three numbers are no date, such as "April has 30 days"; nil where nothing better than "no date" can be said.
    static func problem(_ text: String, _ order: DateOrder?, _ vocabulary: Vocabulary) -> String? {
        let date = text.split(separator: " ").first ?? ""
        let parts = date.split { "/-.".contains($0) }.map(String.init)
        guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        let known: DateOrder? = parts[0].utf8.count == 4 ? .ymd : date.contains(".") ? .dmy : order
        guard let known else {
            return "the day or the month could stand first, which \"dateOrder\" of a mapping says"
        }
        let numbers = parts.compactMap(Int.init)
        guard numbers.count == 3 else { return nil }
        let (year, month, day) =
            switch known {
            case .ymd: (numbers[0], numbers[1], numbers[2])
            case .dmy: (numbers[2], numbers[1], numbers[0])
            case .mdy: (numbers[2], numbers[0], numbers[1])
            }
        guard (1...12).contains(month) else { return "there is no month \(month)" }
        let fullYear = year < 100 ? 2000 + year : year
        guard (1900...9999).contains(fullYear) else { return "expected a year from 1900" }
        guard let last = (28...31).last(where: { Day(year: fullYear, month: month, day: $0) != nil }) else {
            return nil
        }
        guard day < 1 || day > last else { return nil }
        return month == 2 ? "February \(fullYear) has \(last) days" : "\(months[month - 1]) has \(last) days"
    }
}
