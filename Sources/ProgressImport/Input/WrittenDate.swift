import ProgressLoading
import ProgressModel

/// What a date of another program says.
struct WrittenDate: Equatable {
    let day: Day
    /// A moment, an instant or a wall time; nil for a date alone.
    let time: RecordValue?

    /// The number of bytes of the longest text that can be a date; a note may have a megabyte.
    static let longest = 100

    /// As ids have it.
    var identity: String { (time ?? .day(day)).identity }

    init(day: Day, time: RecordValue?) {
        (self.day, self.time) = (day, time)
    }

    /// Reads a date as below; throws with its place if it isn't one, or isn't what was expected instead.
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
    /// With a vocabulary, whatever belongs to a moment is read: names of months and weekdays, a time with its half of the day, an
    /// offset, the name of a zone. A number alone (`20251031`, days of a spreadsheet, seconds since 1970) is a date only in a
    /// column `ofNumbers`.
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
