import Diary
package import Model
import Wording

extension SettingsChange {
    /// The keys of `set`.
    package static let profileKeys = Setting.all.map(\.key)

    /// Sets a key of the profile; keys within objects have a point, such as `goals.workout`.
    ///
    /// With `isLatest`, only the last amount is set if it has changed over time.
    package static func set(
        _ key: String, to value: String, isLatest: Bool = false
    ) throws(CommandError) -> SettingsChange {
        let setting = try known(key)
        if setting == .why { return why(value) }
        if case .schedule = setting.kind, AnswerText.schedule(value) == .everyDay {
            return try remove(key, mayBeMissing: true)
        }
        var change = SettingsChange(action: "set \(setting.key) \(value)") { folder throws(CommandError) in
            if setting == .lastDrink, let ambiguity = DayText.ambiguity(in: value) {
                throw CommandError(.usage, ambiguity)
            }
            var alternatives: [[FileChange]] = []
            let values = values(value, for: setting, in: folder)
            // Only the plain text is left if no list or object could be made of it.
            if let example = setting.example, values.count == 1 {
                throw CommandError(.usage, .noValue(shortened(value), of: setting.key), .example(example))
            }
            for value in values {
                var text = try text("profile.json", in: folder)
                if isLatest ? text.setLatest(setting, to: value) : text.set(setting, to: value),
                    let change = text.change
                {
                    alternatives.append([change])
                }
            }
            return alternatives
        }
        change.misfit = .valueDoesNotFit(value)
        change.result = { folder, language in
            let phrases = language.phrases
            let (profile, method) = (folder.profile, Profile.SavingsMethod.balance)
            let isOffered = setting == .aim && profile.aim == .less && profile.savingsMethod != method
            let offer = phrases.countWhatYouSpend(
                "reportgen set \(Setting.savingsMethod.key) \(method.rawValue)")
            return written(setting, in: folder) + (isOffered ? [offer] : [])
                + (setting == .lastDrink ? [folder.offerOfSteadyDays(phrases)].compactMap(\.self) : [])
        }
        return change
    }

    /// A setting in the form of the profile.
    private static func written(_ setting: Setting, in folder: RecordedFolder) -> [String] {
        let file = folder.files.first { $0.path == "profile.json" }
        let document = SettingsText("profile.json", in: folder.files)?.document
        let node = setting.path.reduce(document) { node, key in node?.member(key)?.value }
        guard let file, let node else { return [] }
        return ["\(setting.key): \(String(decoding: file.bytes[node.range], as: UTF8.self))"]
    }

    /// Removes a key from the profile, so that its default applies; a missing key is an error unless `mayBeMissing`.
    package static func remove(_ key: String, mayBeMissing: Bool = false) throws(CommandError) -> SettingsChange {
        let setting = try known(key)
        if setting == .why { return why("") }
        return SettingsChange(action: "set \(setting.key) --remove") { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            guard text.remove(setting), let change = text.change else {
                if mayBeMissing { return [[]] }
                throw CommandError(.usage, .keyIsMissing(setting.key))
            }
            return [[change]]
        }
    }

    /// Pauses streaks for some days; if only an end is given, it ends the open pause with the same reason.
    package static func pause(
        _ reason: String?, from first: DayText?, to last: DayText?, streaks: [String]
    ) -> SettingsChange {
        let words = ["pause", reason, first.map { "--from \($0.text)" }, last.map { "--to \($0.text)" }]
        let action = (words.compactMap(\.self) + streaks.map { "--streak \($0)" }).joined(separator: " ")
        var change = SettingsChange(action: action) { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            let end = last.map { $0.day(near: folder.today) }
            if first == nil, streaks.isEmpty, let end, let open = text.openPause(reason) {
                _ = text.set(Setting.Span.last.rawValue, to: .text("\(end)"), in: open)
                return [[text.change].compactMap(\.self)]
            }
            if first == nil, last != nil {
                throw CommandError(.usage, .noOpenPause(reason), .firstDayOfPause)
            }
            // A second pause without an end would continue after the first one ends.
            if last == nil, reason != nil || streaks.isEmpty, text.openPause(reason, ofAll: reason == nil) != nil {
                return [[]]
            }
            let from = first?.day(near: folder.today) ?? folder.today
            let pause = Pause(
                span: DaySpan(first: from, last: end), reason: reason,
                subjects: streaks.isEmpty ? nil : Set(streaks.map(Pause.Subject.init)))
            _ = text.append(pause.json, to: Setting.pauses)
            return [[text.change].compactMap(\.self)]
        }
        change.misfit = .valueDoesNotFit(last?.text ?? first?.text ?? reason ?? "")
        change.result = { folder, language in
            let pauses = folder.profile.pauses.filter {
                reason == nil || $0.reason?.lowercased() == reason?.lowercased()
            }
            let phrases = language.phrases
            return pauses.suffix(1).map { pause in
                phrases.pauseHolds(pause.reason, phrases.date(pause.span.first), pause.span.last.map(phrases.date))
            }
        }
        return change
    }

    private static func known(_ key: String) throws(CommandError) -> Setting {
        if let known = Setting.all.first(where: { $0.key.lowercased() == key.lowercased() }) { return known }
        let ends = profileKeys.filter { $0.lowercased().hasSuffix("." + key.lowercased()) }.sorted()
        throw CommandError(
            .usage, .noProfileKey(key),
            ends.isEmpty ? .spelling(key, among: profileKeys) ?? .expected(profileKeys) : .didYouMean(ends))
    }

    /// The possible values for the file, the more likely first: as the program understands it, as JSON, as a text.
    private static func values(_ value: String, for setting: Setting, in folder: RecordedFolder) -> [JSONText] {
        let meant: JSONText? =
            switch setting {
            case .timeZone: folder.zones.name(value).map(JSONText.text)
            case .currency: AnswerText.currency(value).map(JSONText.text)
            case .language: (AnswerText.language(value)?.rawValue).map(JSONText.text)
            case .aim: (AnswerText.aim(value)?.rawValue).map(JSONText.text)
            case .lastDrink: folder.moment(value).map(JSONText.text)
            case .weekStart: Vocabulary.ofAllLanguages.weekday(value).map { .text("\($0)") }
            case .milestones: numbers(value)
            case .ownDrinks: DrinkText.list(value)
            case .comparisons: folder.activities(value).map { .list($0.map { .text($0.word) }) }
            case .reminders: folder.reminders(value).map { .list($0.map(\.json)) }
            case .quietHours:
                QuietHoursText.read(value) { AnswerText.time(withoutSpacesAround($0)) }
                    .map { .text(QuietHoursText.text(of: $0)) }
            default:
                switch setting.kind {
                case .time: AnswerText.time(value).map(JSONText.time)
                case .day: (DayText(value)?.day(near: folder.today)).map { .text("\($0)") }
                case .wholeNumber, .amount, .amountOverTime: AnswerText.amount(value).map(JSONText.written)
                case .schedule: AnswerText.schedule(value)?.json
                case .text, .localizedText, .flag, .word, .own: nil
                }
            }
        return [meant].compactMap(\.self) + asWritten(value)
    }

    /// Whole numbers between commas or spaces, in the order written; nil for other texts.
    private static func numbers(_ value: String) -> JSONText? {
        let numbers = value.split { " ,".contains($0) }.map { Int($0) }
        return numbers.isEmpty || numbers.contains(nil)
            ? nil : .list(numbers.compactMap { $0.map { .written("\($0)") } })
    }

    static func asWritten(_ value: String) -> [JSONText] {
        var reader = JSONReader(Array(value.utf8), dialect: .json5)
        return ((try? reader.document()) != nil ? [.written(value)] : []) + [.text(value)]
    }
}

extension Setting {
    /// An example command, for settings that are lists or objects.
    fileprivate var example: String? {
        switch self {
        case .reminders: "set reminders 21:00"
        case .meditationSchedule, .workoutSchedule: "set \(key) 3, or \"monday thursday\""
        case .milestones: "set milestones 7,30,90"
        case .comparisons: "set comparisons noalc,meditation"
        case .pauses: "pause Holiday --from 2026-07-01 --to 2026-07-14"
        case .assumeSteady: "set assumeSteady '[{ \"from\": \"2026-01-01\" }]'"
        case .celebrations: "set celebrations '[\"Well done.\"]'"
        case .ownDrinks: "set ownDrinks \"Beer 0.5l 5%, Wine 0.2l 12%\""
        case .savingsGoals: "set savingsGoals '[{ \"name\": \"Bicycle\", \"amount\": 900 }]'"
        default: nil
        }
    }
}

extension RecordedFolder {
    /// A day, or a day with a time, in the form of the profile; nil for other texts.
    fileprivate func moment(_ text: String) -> String? {
        guard let said = DayTimeText(text) else { return nil }
        guard let second = said.second else { return "\(said.day.day(today: today))" }
        // A time is on the calendar date, even before the start of the person's day.
        let wall = WallTime(day: said.day.day(today: wallTime.day), second: second)
        return clock.zone.instant(of: wall).rfc3339(in: clock.zone)
    }

    /// The command that assumes the days since the last drink to be steady; nil if they have entries or are assumed.
    func offerOfSteadyDays(_ phrases: Phrases) -> String? {
        guard let drink = profile.lastDrink else { return nil }
        let first = drink.day.advanced(by: 1)
        guard first < today, !profile.assumeSteady.contains(where: { $0.contains(first) }),
            !history.entries.contains(where: { $0.day == first })
        else { return nil }
        let spans = profile.assumeSteady + [DaySpan(first: first, last: nil)]
        return phrases.assumeDaysSince(
            "reportgen set assumeSteady \(quotedShellWord(JSONText.list(spans.map(\.json)).text))")
    }
}

extension SettingsText {
    /// The last pause without an end, with this reason if it is given.
    fileprivate func openPause(_ reason: String?, ofAll: Bool = false) -> JSONNode? {
        guard case .array(let pauses)? = document.member(Setting.pauses.key)?.value.value else { return nil }
        return pauses.last { pause in
            let written = pause.member(Setting.Pause.reason.rawValue)?.value.word
            return pause.member(Setting.Span.last.rawValue) == nil
                && (!ofAll || pause.member(Setting.Pause.subjects.rawValue) == nil)
                && (reason == nil || written?.lowercased() == reason?.lowercased())
        }
    }
}
