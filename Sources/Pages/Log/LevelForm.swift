import Counting
import Markup
import Model
import Wording

struct LevelForm: Sendable {
    struct Button: Sendable {
        let value: LogLevel
        let level: Level
        /// How many drinks that is.
        let range: String
        /// How much that is, in a word.
        let caption: String
        /// Whether the day's entry says this.
        let isWritten: Bool
        /// Whether the address names it.
        let isChosen: Bool
    }

    /// The question above them, which names the day and its date.
    let question: String
    /// Least first.
    let buttons: [Button]

    /// Steady is one button if the profile makes no difference between no drink and one.
    init(_ sheet: LogSheet, in report: Report) {
        let phrases = report.phrases
        question = phrases.howWas(sheet.day(of: .level), today: report.today)
        let values: [LogLevel] = report.profile.soberUpTo == 0 ? [.none, .one, .easy, .wild] : [.steady, .easy, .wild]
        let record = report.analysis.days[sheet.day(of: .level)]
        let written = record.flatMap { $0.isAssumed ? nil : $0.level }
        buttons = values.compactMap { value in
            value.level.map { level in
                let number = value == .none ? 0 : value == .one ? 1 : nil
                let range = number.map { phrases.exactly($0) } ?? phrases.range(of: level)
                let caption = number.map { phrases.captionOfSteady(drinks: $0) } ?? phrases.caption(of: level)
                let isOne = (record?.drinks ?? .zero) > .zero
                let isWritten = written == level && (value == .none ? !isOne : value == .one ? isOne : true)
                return Button(
                    value: value, level: level, range: range, caption: caption, isWritten: isWritten,
                    isChosen: sheet.part == .level(level) && value != .one)
            }
        }
    }
}

extension HTML {
    /// Writes how a day is written down if a server shows it: the buttons of the levels, unless it has an entry, and the
    /// way to its log sheet.
    mutating func marking(_ day: Day, in report: Report) {
        guard let token = report.serving?.token else { return }
        let (phrases, sheet) = (report.phrases, LogSheet(day: day, part: nil, token: token))
        let address = LogSheet.address(nil, day: day == report.today ? nil : day)
        let way: HTML = #"<a href="\#(address)">\#(phrases.openDayInSheet)</a>"#
        guard report.analysis.days.entry(on: day) == nil else {
            self += #"<p class="day-log">\#(way)</p>"#
            return
        }
        self += """
            <form class="day-log" method="post" action="/log" autocomplete="off">\
            \(LogFormWriter(form: .level, sheet: sheet, phrases: phrases).hidden)\
            <b>\(phrases.noEntryYet)</b> \(each: LevelForm(sheet, in: report).buttons, { $0.mark(phrases) })\(way)</form>
            """
    }
}

extension LevelForm.Button {
    /// Both buttons of steady would be called the same, so that they are called by their range.
    fileprivate func mark(_ phrases: Phrases) -> HTML {
        """
        <button class="chip" type="submit" name="level" value="\(value.rawValue)" title="\(range)">\(emoji: level.emoji) \
        \(value == .none || value == .one ? range : phrases.level(level))</button>

        """
    }
}
