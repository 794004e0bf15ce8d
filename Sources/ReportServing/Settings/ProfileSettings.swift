import ProgressAnalysis
import ProgressLoading
import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// The settings of a profile as a page lists them.
struct ProfileSettings {
    private let profile: Profile
    private let why: String?
    private let trackers: [Tracker]
    private let today: Day
    /// What the streaks count; days where nothing is said.
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
            [
                group(.person, [.name, .language, .timeZone, .dayStart, .weekStart, .why, .aim, .publicFrom]),
                group(.drinks, [.levelStreak, .lastDrink, .drinkGoal, .soberUpTo, .timer, .milestones]),
                group(
                    .habits,
                    [.minimumMinutes, .mindfulnessGoal, .workoutGoal, .meditationSchedule, .workoutSchedule, .weight]),
                group(.jokers, [.levelPolicy, .meditationPolicy, .workoutPolicy, .trackerPolicy]),
                reminders, pauses,
            ])
    }

    private func group(_ group: FieldGroup, _ fields: [ProfileField]) -> SettingList.Group {
        SettingList.Group(phrases.title(of: group), rows: fields.map(row))
    }

    private func row(_ field: ProfileField) -> SettingList.Row {
        let (value, control) = content(of: field)
        let name = field == .levelPolicy ? profile.levelStreakName(phrases) : phrases.name(of: field)
        let isOverTime = field == .drinkGoal && profile.drinkGoal?.changes.isEmpty == false
        let hints = [phrases.explanation(of: field), isOverTime ? phrases.latestAmountOnly : nil]
        return SettingList.Row(
            field.rawValue, name, value: value, hints.compactMap(\.self).joined(separator: " "), control, phrases)
    }

    /// What a field holds, and how it is entered.
    private func content(of field: ProfileField) -> (value: String, control: SettingList.Field.Control) {
        func number(_ amount: FixedDecimal?) -> String { amount.map { phrases.numbers.entered($0.text) } ?? "" }
        let minutes = SettingList.Field.Control.number(unit: phrases.minutes("0").unit)
        return switch field {
        case .name: (profile.name ?? "", .text)
        case .levelStreak: (profile.levelStreak ?? "", .suggested([phrases.noalcStreak, "NoAlc", "Clarity"]))
        case .language:
            (
                profile.language.rawValue,
                .choice(Language.allCases.map { ($0.rawValue, $0.phrases.inThisLanguage) })
            )
        case .timeZone: (profile.zone.name, .text)
        case .dayStart: (profile.dayStart == 0 ? "" : clockText(profile.dayStart), .time)
        case .weekStart:
            (
                "\(profile.weekStart)",
                .choice([Weekday.monday, .sunday, .saturday].map { ("\($0)", phrases.name(of: $0)) })
            )
        case .weight: (number(profile.weightKilograms), .number(unit: "kg"))
        case .aim:
            (
                profile.aim?.rawValue ?? "",
                .choice([("", phrases.aimFollows)] + Profile.Aim.allCases.map { ($0.rawValue, phrases.name(of: $0)) })
            )
        case .lastDrink: (lastDrink, .text)
        case .drinkGoal: (number(profile.drinkGoal?.amounts.last), .number(unit: nil))
        case .soberUpTo: ("\(profile.soberUpTo)", .choice([0, 1].map { ("\($0)", phrases.soberUpTo($0)) }))
        case .timer:
            (
                profile.timerRule.rawValue,
                .choice(Profile.TimerRule.allCases.map { ($0.rawValue, phrases.timerRule($0)) })
            )
        case .milestones: (profile.milestones.map { $0.map { "\($0)" }.joined(separator: ", ") } ?? "", .text)
        case .why: (why.map(withoutSpacesAround) ?? "", .area)
        case .publicFrom: (profile.publicFrom.map(phrases.date) ?? "", .text)
        case .quietHours: (profile.quietHours.map(QuietHoursText.text) ?? "", .text)
        case .minimumMinutes: ("\(profile.minimumMinutes)", minutes)
        case .mindfulnessGoal: (number(profile.mindfulnessGoal), minutes)
        case .workoutGoal: (number(profile.workoutGoal), minutes)
        case .meditationSchedule: (phrases.schedule(profile.schedules.meditation), .text)
        case .workoutSchedule: (phrases.schedule(profile.schedules.workout), .text)
        case .levelPolicy: policy(profile.policies.noalc, .noalc)
        case .meditationPolicy: policy(profile.policies.meditation, .meditation)
        case .workoutPolicy: policy(profile.policies.workout, .workout)
        case .trackerPolicy: policy(profile.policies.trackers, .trackers)
        }
    }

    private func policy(
        _ policy: Profile.PolicyName, _ family: StreakSetting
    ) -> (value: String, control: SettingList.Field.Control) {
        (
            policy.rawValue,
            .choice(
                Profile.PolicyName.allCases.map { ($0.rawValue, phrases.policy($0, of: family, units[family] ?? .day)) }
            )
        )
    }

    private var lastDrink: String {
        guard let drink = profile.lastDrink else { return "" }
        let time = drink.moment.map { " " + $0.wallTime.hourAndMinute } ?? ""
        return phrases.date(drink.day) + time
    }

    private var reminders: SettingList.Group {
        let activities: [Reminder.Activity] =
            [.noalc, .meditation, .workout] + trackers.filter(\.isActive).map { .tracker($0.id) }
        let (about, time) = (SettingChangeForm.activity, SettingList.FieldName.value)
        return SettingList.Group(
            phrases.title(of: .reminders), note: phrases.reminderSettingsNote,
            items: profile.reminders.map { reminder in
                SettingList.Item(
                    "\(clockText(reminder.second)) \(name(of: reminder.activity.word))",
                    [.init(phrases.takeOut, SettingChangeForm.Kind.forget.rawValue, reminder.words)])
            },
            rows: [
                SettingList.Row(
                    SettingChangeForm.Kind.remind.rawValue, phrases.addReminder, shown: "",
                    [
                        .init(
                            about, phrases.reminderAbout, "", .choice(activities.map { ($0.word, name(of: $0.word)) })),
                        .init(time, phrases.reminderTime, "", .time),
                    ], button: phrases.add),
                row(.quietHours),
            ])
    }

    /// What a word of the files means: a family of streaks, else the tracker with that id.
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
                var buttons = [SettingList.Button(phrases.takeOut, SettingChangeForm.Kind.removePause.rawValue, value)]
                if pause.span.last == nil, pause.span.first <= today {
                    buttons.insert(.init(phrases.endToday, SettingChangeForm.Kind.endPause.rawValue, value), at: 0)
                }
                return SettingList.Item(text.isEmpty ? span : "\(span): \(text)", buttons)
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

extension SettingList.Row {
    /// A value of the form as a person reads it; nil for none.
    func words(for value: String) -> String? {
        guard case .choice(let choices)? = fields.first?.control else { return value.isEmpty ? nil : value }
        return choices.first { $0.value == value }?.text
    }

    /// A setting with one field, which shows what that holds.
    init(
        _ key: String, _ name: String, value: String, _ hint: String, _ control: SettingList.Field.Control,
        _ phrases: Phrases
    ) {
        let shown: String
        switch control {
        case .choice(let choices): shown = choices.first { $0.value == value }?.text ?? value
        case .number(let unit?) where !value.isEmpty: shown = "\(value) \(unit)"
        case .area:
            // The first line of its text, without the signs of Markdown.
            let lines = value.split(whereSeparator: \.isNewline)
            let first = (lines.first { !$0.hasPrefix("#") } ?? lines.first ?? "").filter { !"#>*_`".contains($0) }.drop
            { "- ".contains($0) }
            shown = first.isEmpty ? phrases.notSet : String(first)
        case .text, .suggested, .number, .time, .date: shown = value.isEmpty ? phrases.notSet : value
        }
        self.init(
            key, name, shown: shown,
            [SettingList.Field(SettingList.FieldName.value, name, value, hint: hint, control)])
    }
}
