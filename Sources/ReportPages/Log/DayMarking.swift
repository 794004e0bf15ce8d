import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// How a day of the calendar is written down where a server shows it.
package struct DayMarking: Sendable {
    let writer: LogFormWriter
    /// The buttons of the levels; empty where the day has an entry.
    let buttons: [LevelForm.Button]
    /// Before the buttons.
    let noEntry: String
    /// The link to the log sheet of the day, and what it is called.
    let address, label: String
}

extension DayMarking {
    /// Nil where nothing can be written down.
    init?(_ day: Day, in report: Report) {
        guard let token = report.serving?.token else { return nil }
        let sheet = LogSheet(day: day, part: nil, token: token)
        writer = LogFormWriter(form: .level, sheet: sheet, phrases: report.phrases)
        let hasEntry = report.analysis.days.entry(on: day) != nil
        buttons = hasEntry ? [] : LevelForm(sheet, in: report).buttons
        noEntry = report.phrases.noEntryYet
        address = LogSheet.address(nil, day: day == report.today ? nil : day)
        label = report.phrases.openDayInSheet
    }
}

extension HTML {
    /// Writes the buttons of a day without an entry, and the way to its log sheet.
    mutating func marking(_ marking: DayMarking) {
        let way: HTML = #"<a href="\#(marking.address)">\#(marking.label)</a>"#
        guard !marking.buttons.isEmpty else {
            self += #"<p class="day-log">\#(way)</p>"#
            return
        }
        self += """
            <form class="day-log" method="post" action="/log" autocomplete="off">\(marking.writer.hidden)\
            <b>\(marking.noEntry)</b> \(each: marking.buttons, \.mark)\(way)</form>
            """
    }
}

extension LevelForm.Button {
    /// Both buttons of steady would be called the same, so that they are called by their range.
    fileprivate var mark: HTML {
        """
        <button class="chip" type="submit" name="level" value="\(value.rawValue)" title="\(range)">\(emoji: emoji) \
        \(value == .none || value == .one ? range : name)</button>

        """
    }
}
