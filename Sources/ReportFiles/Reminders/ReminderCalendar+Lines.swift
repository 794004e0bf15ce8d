import ProgressModel

/// The reminders as a calendar (RFC 5545), each an event with an alarm.
///
/// Times are floating, without a zone: nine o'clock is nine o'clock wherever the phone is.
extension ReminderCalendar {
    /// The bytes of the file.
    package var bytes: [UInt8] {
        var lines = ContentLines()
        lines.add("BEGIN", "VCALENDAR")
        lines.add("VERSION", "2.0")
        lines.add("PRODID", "-//reportgen//reminders//\(language.rawValue.uppercased())")
        lines.add("X-WR-CALNAME", text: name)
        for event in events { add(event, to: &lines) }
        lines.add("END", "VCALENDAR")
        return lines.bytes
    }

    private func add(_ event: ReminderCalendar.Event, to lines: inout ContentLines) {
        lines.add("BEGIN", "VEVENT")
        lines.add("UID", idSpace.map { UniqueID.named(event.id, in: $0) } ?? "\(event.id)@reminders.reportgen")
        lines.add("DTSTAMP", WallTime(secondsSinceEpoch: made.seconds).basic + "Z")
        lines.add("DTSTART", event.first.basic)
        lines.add("DURATION", "PT5M")
        if event.isDaily { lines.add("RRULE", "FREQ=DAILY") }
        if let link = event.link { lines.add("URL", link) }
        lines.add("SUMMARY", text: event.words.title)
        lines.add("DESCRIPTION", text: event.words.body)
        // A reminder does not make a person busy.
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
