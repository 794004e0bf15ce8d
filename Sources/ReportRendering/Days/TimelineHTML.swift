import ReportPages

/// A session or a log as a line of a list.
enum TimelineHTML {
    static func item(_ entry: TimelineEntry) -> HTML {
        let time: HTML = entry.time.map { "<time>\($0)</time>" } ?? "<span></span>"
        let value: HTML = entry.value.isEmpty ? "" : " \(entry.value)"
        let tags: HTML =
            entry.tags.isEmpty ? "" : #"<p>\#(entry.tags.html { #"<span class="tag" dir="auto">\#($0)</span>"# })</p>"#
        let note = entry.note.html { #"<p class="note" dir="auto">\#($0)</p>"# }
        return #"""
            <li>\#(time)<span class="emoji" aria-hidden="true">\#(entry.icon)</span><div><p><b>\#(entry.title)</b>\#(value)</p>\#(tags)\#(note)</div></li>
            """#
    }
}
