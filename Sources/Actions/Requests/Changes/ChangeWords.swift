package import Model
import Wording

/// Describes changes of the journal in the words of a language, instead of commands.
package struct ChangeWords {
    private let history: History
    private let today: Day
    private let language: Language

    package init(history: History, today: Day, language: Language) {
        (self.history, self.today, self.language) = (history, today, language)
    }

    /// `easy, 3 drinks for today`; the names of the files if it isn't a record.
    package func text(of change: JournalChange) -> String {
        let (action, phrases) = (change.action, language.phrases)
        if action.hasPrefix("undo ") {
            return phrases.takenBack(record(of: String(action.dropFirst("undo ".count)), change) ?? files(change))
        }
        if action.hasPrefix("unlog ") { return phrases.removed(removal(change) ?? files(change)) }
        return record(of: change.action, change) ?? files(change)
    }

    private func files(_ change: JournalChange) -> String {
        language.phrases.settings(in: change.written.map(\.path).joined(separator: ", "))
    }

    /// What was removed, and its day; nil if its tracker no longer exists.
    private func removal(_ change: JournalChange) -> String? {
        guard let said = LogRequest(action: String(change.action.dropFirst("un".count))) else { return nil }
        var request = UnlogRequest(said.words)
        request.tracker = said.tracker
        guard let subject = UnlogPlan.subject(request, history.trackers) else { return nil }
        let name = subject.name(history.trackers, language)
        let day = day(said.day, change)
        return day.map { language.phrases.what(name, for: language.phrases.dayName($0, today: today)) } ?? name
    }

    /// Nil if the action isn't a log, or its tracker no longer exists.
    private func record(of action: String, _ change: JournalChange) -> String? {
        // `import csv T.csv`
        let parts = action.split(separator: " ", maxSplits: 2)
        if parts.count == 3, parts[0] == "import" { return language.phrases.importOf(String(parts[2])) }
        let reader = LogReader(history)
        guard let request = LogRequest(action: action), let reading = try? reader.read(request) else { return nil }
        let words = LogWords(
            subject: reading.subject, day: today, trackers: history.trackers, language: language
        ).text
        let day = day(reading.day ?? request.day, change)
        return day.map { language.phrases.what(words, for: language.phrases.dayName($0, today: today)) } ?? words
    }

    /// The day in the action, else the first date in the written text.
    private func day(_ said: DayText?, _ change: JournalChange) -> Day? {
        if let day = said, !day.isRelative { return day.day(today: today) }
        guard let file = change.written.first else { return nil }
        let match = (file.path + " " + file.text).firstMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/)
        return match.flatMap { DayText(String($0.output))?.day(today: today) }
    }
}

extension LogRequest {
    /// Reads the arguments of the command in `action`; nil for other commands.
    ///
    /// A note that contains the name of an option is cut there, which is acceptable in a text for people.
    init?(action: String) {
        var rest = action[...]
        guard rest.hasPrefix("log ") else { return nil }
        func value(_ option: String) -> String? {
            guard let place = rest.firstRange(of: " \(option) ") else { return nil }
            defer { rest = rest[..<place.lowerBound] }
            return String(rest[place.upperBound...])
        }
        _ = value("--source")
        let (place, trigger, note) = (value("--place"), value("--trigger"), value("--note"))
        _ = value("--time")
        let (day, tracker) = (value("--date"), value("--tracker"))
        self.init(rest.split(separator: " ").dropFirst().map(String.init))
        (self.place, self.trigger, self.note, self.tracker) = (place, trigger, note, tracker)
        self.day = day.flatMap { DayText($0) }
    }
}
