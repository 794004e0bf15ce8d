import ReportMarkup

/// A session or a log as a line of a list, in as few elements as it can be said with: a month may have a thousand.
enum TimelineHTML {
    static func item(_ entry: TimelineEntry) -> HTML {
        let time = entry.time.html { "<time>\($0)</time> " }
        let details = [entry.value, entry.circumstances].filter { !$0.isEmpty }.joined(separator: " · ")
        let value: HTML = details.isEmpty ? "" : " \(details)"
        let times: HTML = entry.allTimes.isEmpty ? "" : "<small>\(entry.allTimes)</small>"
        let note = entry.note.html { #"<p class="note" dir="auto">\#($0)</p>"# }
        return #"""
            <li data-icon="\#(entry.icon)">\#(time)<b>\#(entry.title)</b>\#(value)\#(times)\#(note)</li>
            """#
    }
}
