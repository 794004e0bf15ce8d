import Actions
import Counting
import Diary
import Model
import Pages
import Wording

/// The settings of a profile, as listed on a page.
struct ProfileSettings {
    private let profile: Profile
    private let why: String?
    private let trackers: [Tracker]
    private let today: Day
    /// The units that the streaks count; days by default.
    private let units: [StreakSetting: StreakUnit]
    private let language: Language
    private var phrases: Phrases { language.phrases }

    init(_ analysis: Analysis, _ language: Language) {
        let history = analysis.history
        (profile, why, trackers) = (history.profile, history.why, history.trackers)
        (today, self.language) = (analysis.today, language)
        units = [
            .noalc: analysis.noalc.streak.unit, .meditation: analysis.activity(.meditation).streak.unit,
            .workout: analysis.activity(.workout).streak.unit,
        ]
    }

    var list: SettingList {
        SettingList(
            title: phrases.generalSettings, lede: phrases.generalSettingsLede,
            [.person, .drinks, .habits, .jokers].map { group in
                SettingList.Group(phrases.title(of: group), rows: rows(group))
            } + [reminders, pauses])
    }

    private func rows(_ group: FieldGroup) -> [SettingList.Row] {
        Setting.all.filter { $0.group == group }.map { setting in
            let (value, control) = content(of: setting)
            let name = setting == .levelPolicy ? profile.levelStreakName(phrases) : phrases.name(of: setting)
            let isOverTime = setting == .drinkGoal && profile.drinkGoal?.changes.isEmpty == false
            let hints = [phrases.explanation(of: setting), isOverTime ? phrases.latestAmountOnly : nil]
            return SettingList.Row(
                setting.key, name, value: value, hints.compactMap(\.self).joined(separator: " "), control, phrases)
        }
    }

    /// The value of a field and its control.
    private func content(of setting: Setting) -> SettingContent {
        let (value, control) = setting.kind.content(of: profile, phrases) { name(of: $0, setting) }
        return switch setting {
        case .levelStreak: (value, .suggested([phrases.noalcStreak, "NoAlc", "Clarity"]))
        case .timeZone: (profile.zone.name, .text)
        case .aim:
            (
                value,
                .choice([("", phrases.aimFollows)] + Profile.Aim.allCases.map { ($0.rawValue, phrases.name(of: $0)) })
            )
        case .lastDrink: (lastDrink, .text)
        case .soberUpTo: (value, .choice([0, 1].map { ("\($0)", phrases.soberUpTo($0)) }))
        case .milestones: (profile.milestones.map { $0.map { "\($0)" }.joined(separator: ", ") } ?? "", .text)
        case .ownDrinks: (profile.ownDrinks.map(phrases.words(for:)).joined(separator: ", "), .text)
        case .comparisons:
            (
                (profile.comparisons ?? []).map(\.word).joined(separator: ","),
                .several(activities.map { ($0.word, name(of: $0.word)) })
            )
        case .why: (why.map(withoutSpacesAround) ?? "", .area)
        case .publicFrom: (profile.publicFrom.map(phrases.date) ?? "", .text)
        case .quietHours: (profile.quietHours.map(QuietHoursText.text) ?? "", .text)
        default: (value, control)
        }
    }

    /// The name of an option for a word of the files.
    private func name(of word: String, _ setting: Setting) -> String {
        if let policy = Profile.PolicyName(rawValue: word),
            let family = StreakSetting.allCases.first(where: { Setting.policy(of: $0) == setting })
        {
            return phrases.policy(policy, of: family, units[family] ?? .day)
        }
        let name =
            switch setting {
            case .language: Language(rawValue: word)?.phrases.inThisLanguage
            case .weekStart: Weekday.allCases.first { "\($0)" == word }.map { phrases.name(of: $0) }
            case .timerRule: Profile.TimerRule(rawValue: word).map(phrases.timerRule)
            default: String?.none
            }
        return name ?? word
    }

    private var lastDrink: String {
        guard let drink = profile.lastDrink else { return "" }
        let time = drink.moment.map { " " + $0.wallTime.hourAndMinute } ?? ""
        return phrases.date(drink.day) + time
    }

    private var activities: [Reminder.Activity] {
        [.noalc, .meditation, .workout] + trackers.filter(\.isActive).map { .tracker($0.id) }
    }

    private var reminders: SettingList.Group {
        let (about, time) = (SettingChangeForm.activity, SettingList.FieldName.value)
        return SettingList.Group(
            phrases.title(of: .reminders), note: phrases.reminderSettingsNote,
            items: profile.reminders.map { reminder in
                (
                    "\(clockText(reminder.second)) \(name(of: reminder.activity.word))",
                    [(phrases.takeOut, SettingChangeForm.Kind.forget.rawValue, reminder.words)]
                )
            },
            rows: [
                SettingList.Row(
                    SettingChangeForm.Kind.remind.rawValue, phrases.addReminder, shown: "",
                    [
                        .init(
                            about, phrases.reminderAbout, "", .choice(activities.map { ($0.word, name(of: $0.word)) })),
                        .init(time, phrases.reminderTime, "", .time),
                    ], button: phrases.add)
            ] + rows(.reminders))
    }

    /// The name for a word of the files: of a family of streaks, else of the tracker with that id.
    private func name(of word: String) -> String {
        StreakSetting(rawValue: word).map { profile.name(of: $0, phrases) }
            ?? trackers.first { $0.id == word }?.name.text(in: language).isolated ?? word
    }

    private var pauses: SettingList.Group {
        let subjects: [(String, String)] =
            [("", phrases.allButLevels)]
            + StreakSetting.allCases.map { ($0.rawValue, profile.name(of: $0, phrases)) }
        return SettingList.Group(
            phrases.title(of: .pauses), note: phrases.pauseSettingsNote,
            items: profile.pauses.enumerated().map { index, pause in
                let days = pause.span.last.map { phrases.shortSpan(pause.span.first...max(pause.span.first, $0)) }
                let span = days ?? capitalized(phrases.since(phrases.shortDate(pause.span.first)))
                let names = pause.subjects?.map { name(of: $0.word) }.sorted() ?? []
                let text = phrases.pause(pause.reason?.isolated, names)
                let value = "\(index) \(pause.span.first)"
                var buttons: [SettingList.Button] = [
                    (phrases.takeOut, SettingChangeForm.Kind.removePause.rawValue, value)
                ]
                if pause.span.last == nil, pause.span.first <= today {
                    buttons.insert((phrases.endToday, SettingChangeForm.Kind.endPause.rawValue, value), at: 0)
                }
                return (text.isEmpty ? span : "\(span): \(text)", buttons)
            },
            rows: [
                SettingList.Row(
                    SettingChangeForm.Kind.pause.rawValue, phrases.addPause, shown: "",
                    [
                        .init(SettingList.FieldName.value, phrases.pauseReason, "", .text),
                        .init(SettingChangeForm.first, phrases.pauseFirst, "\(today)", .date),
                        .init(SettingChangeForm.last, phrases.pauseLast, "", .date),
                        .init(SettingChangeForm.streak, phrases.pauseOf, "", .choice(subjects)),
                    ], button: phrases.add)
            ])
    }
}

/// The value of a form's field, and its control.
typealias SettingContent = (value: String, control: FormField.Control)

extension SettingKind {
    /// The value of a field that changes `root`, and its control; `name` returns the name for a word of the files.
    func content(of root: Root, _ phrases: Phrases, name: (String) -> String) -> SettingContent {
        func entered(_ amount: FixedDecimal?) -> String { amount.map { phrases.numbers.entered($0.text) } ?? "" }
        func number(_ unit: SettingUnit?) -> FormField.Control {
            switch unit {
            case .minutes: .number(unit: phrases.minutes("0").unit)
            case .kilograms: .number(unit: "kg")
            case .grams: .number(unit: "g")
            case nil: .number(unit: nil)
            }
        }
        return switch self {
        case .text(let place): (place.value(root) ?? "", .text)
        case .localizedText(let place): (place.value(root)?.text(in: phrases.language) ?? "", .text)
        case .flag(let place):
            ("\(place.value(root) ?? false)", .choice([("true", phrases.yes), ("false", phrases.no)]))
        case .word(let place, let words): (place.value(root) ?? "", .choice(words.map { ($0, name($0)) }))
        case .wholeNumber(let place, _, let unit): (place.value(root).map { "\($0)" } ?? "", number(unit))
        case .amount(let place, _, _, let unit): (entered(place.value(root)), number(unit))
        case .amountOverTime(let place, _, _): (entered(place.value(root)?.amounts.last), number(nil))
        case .time(let place, _): (place.value(root).flatMap { $0 == 0 ? nil : clockText($0) } ?? "", .time)
        case .day(let place): (place.value(root).map { "\($0)" } ?? "", .date)
        case .schedule(let place): (phrases.schedule(place.value(root) ?? .everyDay), .text)
        case .own: ("", .text)
        }
    }
}

extension SettingList.Row {
    /// A value of the form as text for the person; nil if it is empty.
    func words(for value: String) -> String? {
        switch fields.first?.control {
        case .choice(let choices)?: return choices.first { $0.value == value }?.text
        case .several(let choices)?: return SettingList.Row.names(value, choices)
        default: return value.isEmpty ? nil : value
        }
    }

    /// The names of values that are separated by commas; nil if there aren't any.
    private static func names(_ value: String, _ choices: [FormWriter.Option]) -> String? {
        let names = value.split(separator: ",").compactMap { value in choices.first { $0.value == value }?.text }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// A setting with a single field, shown with its value.
    init(
        _ key: String, _ name: String, value: String, _ hint: String, _ control: FormField.Control,
        _ phrases: Phrases
    ) {
        let shown: String
        switch control {
        case .choice(let choices): shown = choices.first { $0.value == value }?.text ?? value
        case .several(let choices): shown = SettingList.Row.names(value, choices) ?? phrases.notSet
        case .number(let unit?) where !value.isEmpty: shown = "\(value) \(unit)"
        case .area:
            // The first line of its text, without Markdown syntax.
            let lines = value.split(whereSeparator: \.isNewline)
            let first = (lines.first { !$0.hasPrefix("#") } ?? lines.first ?? "").filter { !"#>*_`".contains($0) }.drop
            { "- ".contains($0) }
            shown = first.isEmpty ? phrases.notSet : String(first)
        case .text, .suggested, .number, .time, .date, .radios: shown = value.isEmpty ? phrases.notSet : value
        }
        self.init(
            key, name, shown: shown,
            [FormField(SettingList.FieldName.value, name, value, hint: hint, control)])
    }
}
