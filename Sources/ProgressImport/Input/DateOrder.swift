import ProgressLoading
import ProgressModel

/// In which order the numbers of a date stand that does not say so itself, such as `11/5/2020`.
enum DateOrder: String, CaseIterable {
    case ymd, dmy, mdy

    /// The order that reads most dates of a column, of several the one in which they follow each other in the smallest steps; nil
    /// where two are as good.
    ///
    /// Dates that say their order themselves, and cells that are none in any order, say nothing.
    init?(of cells: some Sequence<String>) {
        var orders = DateOrder.allCases.map { (order: $0, count: 0, last: Int?.none, distance: 0) }
        for cell in cells {
            guard let parts = DateOrder.parts(cell) else { continue }
            for index in orders.indices {
                // With dots the day stands first.
                guard !cell.contains(".") || orders[index].order == .dmy, let day = orders[index].order.day(parts)
                else {
                    continue
                }
                orders[index].count += 1
                orders[index].distance += orders[index].last.map { abs(day.number - $0) } ?? 0
                orders[index].last = day.number
            }
        }
        let possible = orders.filter { $0.count > 0 }.sorted { ($1.count, $0.distance) < ($0.count, $1.distance) }
        guard let best = possible.first,
            possible.count == 1
                || (possible[0].count, possible[0].distance) != (possible[1].count, possible[1].distance)
        else { return nil }
        self = best.order
    }

    /// Reads a date of three numbers in this order; a year of two digits is of this century.
    func day(_ text: String) -> Day? { DateOrder.parts(text).flatMap(day) }

    func day(_ parts: [Substring]) -> Day? {
        let (year, month, day) =
            switch self {
            case .ymd: (parts[0], parts[1], parts[2])
            case .dmy: (parts[2], parts[1], parts[0])
            case .mdy: (parts[2], parts[0], parts[1])
            }
        guard year.count == 4 || year.count == 2, month.count <= 2, day.count <= 2, let year = Int(year),
            let month = Int(month), let day = Int(day)
        else { return nil }
        return Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
    }

    /// The numbers of a date whose order is open; a time behind it is left aside.
    static func parts(_ text: String) -> [Substring]? {
        guard text.utf8.count <= WrittenDate.longest else { return nil }
        let date = text.split(separator: " ").first ?? ""
        guard date.utf8.count <= 10, WrittenDate(text, nil) == nil else { return nil }
        let parts = date.split { "/-.".contains($0) }
        guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        return parts
    }
}

/// What a date of another program says.
struct WrittenDate: Equatable {
    let day: Day
    /// A moment, an instant or a wall time; nil for a date alone.
    let time: RecordValue?

    /// The number of bytes of the longest text that can be a date; a note may have a megabyte.
    static let longest = 100

    init(day: Day, time: RecordValue?) {
        (self.day, self.time) = (day, time)
    }

    /// Reads an ISO or dotted date, with or without a time, or one in an order; nil for anything else.
    ///
    /// With a vocabulary also months by their names, weekdays before the date, and dotted years of two digits.
    init?(_ text: String, _ order: DateOrder?, _ vocabulary: Vocabulary? = nil) {
        guard text.utf8.count <= WrittenDate.longest else { return nil }
        let bytes = text.utf8.span
        if let day = parseDay(bytes) ?? parseDottedDay(bytes) {
            (self.day, time) = (day, nil)
        } else if let timestamp = TimestampText(bytes) ?? TimestampText.dotted(bytes) {
            day = timestamp.wallTime.day
            let moment = timestamp.moment(in: .utc)
            time =
                timestamp.offset == nil
                ? .wall(timestamp.wallTime) : timestamp.isInstant ? .instant(moment.instant) : .moment(moment)
        } else if let day = order?.day(text) {
            (self.day, time) = (day, nil)
        } else if let vocabulary, let date = WrittenDate(named: text, order, vocabulary) {
            self = date
        } else {
            return nil
        }
        guard day.date.year >= 1900 else { return nil }
    }
}
