import Diary
import Model

/// The order of the numbers in a date that is ambiguous by itself, such as `11/5/2020`.
package enum DateOrder: String, CaseIterable, Sendable {
    case ymd, dmy, mdy

    /// The orders that read the most dates of a column, without those that its weekdays and names of months exclude.
    ///
    /// Several if nothing in the column decides; empty if it has no such dates. Dates with a clear order and cells that
    /// aren't dates in any order are ignored. A year of two digits is only read as the first number if the dates are
    /// then nearer to each other.
    static func possible(for cells: some Sequence<String>, _ vocabulary: Vocabulary? = nil) -> [DateOrder] {
        var found = Tally(cells, vocabulary).best
        if found.count > 1, let first = found.first, first.order == .ymd {
            found = first.distance < (found.dropFirst().map(\.distance).min() ?? 0) ? [first] : Array(found.dropFirst())
        }
        return found.map(\.order)
    }

    /// The order for a column with a row for each day: the one that reads the most dates; if several do, the one with
    /// the smallest steps between the dates; nil if two are equally good.
    init?(ofDaily cells: some Sequence<String>) {
        let found = Tally(cells, nil).best.sorted { $0.distance < $1.distance }
        guard let best = found.first, found.count == 1 || best.distance != found[1].distance else { return nil }
        self = best.order
    }

    /// Counts, for each order, the dates that it reads.
    private struct Tally {
        private var orders = DateOrder.allCases.map { (order: $0, count: 0, distance: 0, last: Int?.none) }
        /// The orders of the dates that contain the name of a month.
        private var named: Set<DateOrder> = []

        init(_ cells: some Sequence<String>, _ vocabulary: Vocabulary?) {
            for cell in cells {
                guard cell.utf8.count <= WrittenDate.longest, parseDay(cell.utf8.span) == nil else { continue }
                let text = DateOrder.withoutWeekday(cell, vocabulary)
                guard let numbers = NumericDate(text.rest) else {
                    if let vocabulary, let order = DateOrder(named: text.rest, vocabulary) { named.insert(order) }
                    continue
                }
                if numbers.saysItself { continue }
                for index in orders.indices where numbers.ownOrder ?? orders[index].order == orders[index].order {
                    guard let day = numbers.day(orders[index].order), text.weekday.map({ $0 == day.weekday }) ?? true
                    else { continue }
                    orders[index].count += 1
                    orders[index].distance += orders[index].last.map { abs(day.number - $0) } ?? 0
                    orders[index].last = day.number
                }
            }
        }

        var best: [(order: DateOrder, count: Int, distance: Int, last: Int?)] {
            let most = orders.map(\.count).max() ?? 0
            let best = orders.filter { $0.count == most && most > 0 }
            let named = best.filter { self.named.contains($0.order) }
            return named.count == 1 ? named : best
        }
    }

    /// A date without the weekday before it, and that weekday.
    private static func withoutWeekday(
        _ cell: String, _ vocabulary: Vocabulary?
    ) -> (rest: Substring, weekday: Weekday?) {
        guard cell.utf8.first.map({ $0 &- 0x30 > 9 }) ?? false else { return (cell[...], nil) }
        let letters = cell.prefix(while: \.isLetter)
        guard !letters.isEmpty, let weekday = vocabulary?.weekday(String(letters)) else { return (cell[...], nil) }
        return (cell[letters.endIndex...].drop { ". ,".contains($0) }, weekday)
    }

    /// The order of the numbers that a date with the name of a month suggests: `3 Nov` or `Nov 3`.
    private init?(named text: Substring, _ vocabulary: Vocabulary) {
        guard let letter = text.firstIndex(where: \.isLetter), let digit = text.firstIndex(where: \.isNumber),
            vocabulary.month(String(text[letter...].prefix(while: \.isLetter))) != nil
        else { return nil }
        self = digit < letter ? .dmy : .mdy
    }
}

/// Three numbers that are a date in some order, such as `11/5/2020` or `31.10.25`; any text after them is ignored.
struct NumericDate {
    private let numbers: InlineArray<3, Int>
    private let digits: InlineArray<3, Int>
    private let isDotted: Bool
    let isAlone: Bool

    init?(_ text: some StringProtocol) {
        var numbers: InlineArray<3, Int> = [0, 0, 0]
        var digits = numbers
        var part = 0
        var separator: UInt8?
        var isAlone = true
        for byte in text.utf8 {
            if byte &- 0x30 <= 9 {
                guard digits[part] < 4 else { return nil }
                numbers[part] = numbers[part] * 10 + Int(byte & 0x0F)
                digits[part] += 1
            } else if part < 2, "/-.".utf8.contains(byte), separator == nil || separator == byte {
                separator = byte
                part += 1
            } else if part == 2, " ,T".utf8.contains(byte) {
                isAlone = false
                break
            } else {
                return nil
            }
        }
        guard digits.indices.allSatisfy({ digits[$0] > 0 }) else { return nil }
        (self.numbers, self.digits, self.isAlone) = (numbers, digits, isAlone)
        isDotted = separator == UInt8(ascii: ".")
    }

    /// The order that follows from the date itself: the year is first if it has four digits, the day if dots follow it.
    var ownOrder: DateOrder? { digits[0] == 4 ? .ymd : isDotted ? .dmy : nil }

    /// Whether the date is clear without an order: `2025-10-31`, `31.10.2025`.
    var saysItself: Bool { ownOrder == .ymd || isDotted && digits[2] == 4 }

    /// The day in an order; a year of two digits is in this century.
    func day(_ order: DateOrder?) -> Day? {
        guard let order = ownOrder ?? order else { return nil }
        let (year, month, day) = parts(order)
        guard digits[year] == 2 || digits[year] == 4, digits[month] <= 2, digits[day] <= 2 else { return nil }
        return Day(year: fullYear(year), month: numbers[month], day: numbers[day])
    }

    private func parts(_ order: DateOrder) -> (year: Int, month: Int, day: Int) {
        switch order {
        case .ymd: (0, 1, 2)
        case .dmy: (2, 1, 0)
        case .mdy: (2, 0, 1)
        }
    }

    private func fullYear(_ index: Int) -> Int { numbers[index] < 100 ? 2000 + numbers[index] : numbers[index] }

    /// Why the numbers aren't a date, such as "April has 30 days"; nil if there is no specific reason.
    func problem(_ order: DateOrder?) -> String? {
        guard let order = ownOrder ?? order else { return nil }
        let (year, month, day) = parts(order)
        guard (1...12).contains(numbers[month]) else { return "there is no month \(numbers[month])" }
        guard (1900...9999).contains(fullYear(year)) else { return "expected a year from 1900" }
        let last = (28...31).last { Day(year: fullYear(year), month: numbers[month], day: $0) != nil } ?? 28
        guard numbers[day] < 1 || numbers[day] > last else { return nil }
        let name = Language.fallback.typedWords.monthNames[numbers[month] - 1]
        return "\(name)\(numbers[month] == 2 ? " \(fullYear(year))" : "") has \(last) days"
    }
}

/// A date read from another program's file.
struct WrittenDate: Equatable {
    let day: Day
    /// A moment, an instant or a wall time; nil for a date alone.
    let time: RecordValue?

    /// The maximum number of bytes of a date; a note can have a megabyte.
    static let longest = 100

    var identity: String { (time ?? .day(day)).identity }

    init(day: Day, time: RecordValue?) {
        (self.day, self.time) = (day, time)
    }

    /// Reads a date with the initializer below; throws with its place if it isn't one.
    init(
        _ text: String, _ order: DateOrder? = nil, at place: ImportPlace,
        _ expected: String = "a date; expected e.g. 2025-10-31"
    ) throws(ImportError) {
        guard let date = WrittenDate(text, order) else {
            throw ImportError("\"\(shortened(text))\" is not \(expected)", at: place)
        }
        self = date
    }

    /// Reads an ISO or dotted date, with or without a time, or a date in an order; nil for anything else.
    ///
    /// With a vocabulary, dates as people write them are read too: with names of months and weekdays, a time with AM or
    /// PM, an offset, or the name of a zone. A number alone (`20251031`, days of a spreadsheet, seconds since 1970) is
    /// a date only in a column `ofNumbers`.
    init?(_ text: String, _ order: DateOrder?, _ vocabulary: Vocabulary? = nil, ofNumbers: Bool = false) {
        guard text.utf8.count <= WrittenDate.longest else { return nil }
        let bytes = text.utf8.span
        if let day = parseDay(bytes) ?? parseDottedDay(bytes) {
            (self.day, time) = (day, nil)
        } else if let timestamp = TimestampText(bytes) ?? TimestampText.dotted(bytes) {
            day = timestamp.wallTime.day
            let moment = timestamp.offset.map { _ in timestamp.moment(in: .utc) }
            time =
                moment.map { timestamp.isInstant ? .instant($0.instant) : .moment($0) } ?? .wall(timestamp.wallTime)
        } else if let date = NumericDate(text), date.isAlone, let day = date.day(order) {
            (self.day, time) = (day, nil)
        } else if let vocabulary, let date = MomentText(text, vocabulary).date(order, ofNumbers: ofNumbers) {
            self = date
        } else {
            return nil
        }
        guard day.date.year >= 1900 else { return nil }
    }
}
