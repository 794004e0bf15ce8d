import Counting
package import Model
package import Pages
import Wording

/// The reminders as a calendar of daily events.
package struct ReminderCalendar: Sendable {
    package struct Event: Sendable {
        /// Unique in the calendar, and the same in every build: `noalc-1`.
        package let id: String
        package let words: ReminderWords
        /// The first time, in local time wherever the person is.
        package let first: WallTime
        /// Whether it repeats every day.
        package let isDaily: Bool
        /// The address for the answer; nil if it isn't known.
        package let link: String?
    }

    private let report: Report
    /// In profile order.
    package let events: [Event]

    /// The name of its file in the root of the site.
    package static let path = "reminders.ics"

    /// The calendar of a static site, in which each reminder repeats every day.
    ///
    /// Nil without reminders, and for the public edition.
    package init?(in report: Report) {
        guard !report.analysis.reminders.isEmpty else { return nil }
        self.init(in: report) { status in
            [
                Event(
                    id: "\(status.reminder.activity.id)-\(status.ordinal)", words: ReminderWords(status, in: report),
                    first: status.firstOpen, isDaily: true, link: report.siteURL)
            ]
        }
    }

    /// The calendar of a server, with an event for each unanswered day that links to its log sheet, for four weeks;
    /// calendar programs update it long before.
    ///
    /// Without reminders it is empty, so that programs remove their events. Nil for the public edition.
    package init?(in report: Report, server: String) {
        self.init(in: report) { status in
            let first = status.firstOpen.day.distance(to: status.time.day)
            return (0..<ReminderCalendar.days).compactMap { number in
                let time = WallTime(day: status.time.day.advanced(by: number), second: status.time.second)
                guard number >= -first else { return nil }
                let target = status.targetDay.advanced(by: number)
                return Event(
                    id: "\(status.reminder.activity.id)-\(status.ordinal)-\(target)",
                    words: ReminderWords(status, in: report), first: time, isDaily: false,
                    link: server + LogSheet.address(LogPart(status.reminder.activity), day: target))
            }
        }
    }

    private static let days = 28

    private init?(in report: Report, events: (ReminderStatus) -> [Event]) {
        guard report.audience == .private else { return nil }
        self.report = report
        self.events = report.analysis.reminders.flatMap(events)
    }
}

extension Reminder.Activity {
    /// As a profile writes it; a tracker is distinguished from an activity of its name.
    fileprivate var id: String {
        switch self {
        case .noalc: "noalc"
        case .meditation: "meditation"
        case .workout: "workout"
        case .tracker(let id): "tracker-\(id)"
        }
    }
}

/// The reminders as an iCalendar file (RFC 5545), each an event with an alarm.
///
/// Times have no zone: nine o'clock is nine o'clock wherever the phone is.
extension ReminderCalendar {
    package var bytes: [UInt8] {
        var lines = ContentLines()
        lines.add("BEGIN", "VCALENDAR")
        lines.add("VERSION", "2.0")
        lines.add("PRODID", "-//reportgen//reminders//\(report.language.rawValue.uppercased())")
        lines.add("X-WR-CALNAME", text: report.title(report.phrases.reminders))
        for event in events { add(event, to: &lines) }
        lines.add("END", "VCALENDAR")
        return lines.bytes
    }

    private func add(_ event: ReminderCalendar.Event, to lines: inout ContentLines) {
        lines.add("BEGIN", "VEVENT")
        lines.add("UID", report.idSpace.map { UniqueID.named(event.id, in: $0) } ?? "\(event.id)@reminders.reportgen")
        lines.add("DTSTAMP", WallTime(secondsSinceEpoch: report.analysis.now.seconds).basic + "Z")
        lines.add("DTSTART", event.first.basic)
        lines.add("DURATION", "PT5M")
        if event.isDaily { lines.add("RRULE", "FREQ=DAILY") }
        if let link = event.link { lines.add("URL", link) }
        lines.add("SUMMARY", text: event.words.title)
        lines.add("DESCRIPTION", text: event.words.body)
        // A reminder doesn't make a person busy.
        lines.add("TRANSP", "TRANSPARENT")
        lines.add("BEGIN", "VALARM")
        lines.add("ACTION", "DISPLAY")
        lines.add("DESCRIPTION", text: event.words.text)
        lines.add("TRIGGER", "PT0S")
        lines.add("END", "VALARM")
        lines.add("END", "VEVENT")
    }
}

extension WallTime {
    /// `YYYYMMDDTHHMMSS`.
    fileprivate var basic: String {
        let (year, month, day) = day.date
        return "\(padded(year, 4))\(padded(month, 2))\(padded(day, 2))"
            + "T\(padded(hour, 2))\(padded(second / 60 % 60, 2))\(padded(second % 60, 2))"
    }
}

/// The lines of an iCalendar file: ended by CR LF, folded after 75 bytes (RFC 5545, section 3.1).
struct ContentLines {
    private(set) var bytes: [UInt8] = []

    private static let width = 75

    mutating func add(_ name: StaticString, _ value: String) {
        add(name, Array(value.utf8))
    }

    /// Adds a property with a text, escaped (section 3.3.11); control characters become spaces.
    mutating func add(_ name: StaticString, text: String) {
        var value: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": value += [UInt8(ascii: "\\"), UInt8(scalar.value)]
            case _ where scalar.properties.generalCategory == .control: value.append(UInt8(ascii: " "))
            default: value += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        add(name, value)
    }

    private mutating func add(_ name: StaticString, _ value: [UInt8]) {
        let line = name.withUTF8Buffer { Array($0) } + [UInt8(ascii: ":")] + value
        var rest = line[...]
        var room = ContentLines.width
        while rest.count > room {
            var end = rest.startIndex + room
            // Characters aren't split: 10xxxxxx continues one.
            while rest[end] & 0xC0 == 0x80 { end -= 1 }
            bytes += rest[..<end]
            bytes += "\r\n ".utf8
            rest = rest[end...]
            // The space at the start of the line counts.
            room = ContentLines.width - 1
        }
        bytes += rest
        bytes += "\r\n".utf8
    }
}
