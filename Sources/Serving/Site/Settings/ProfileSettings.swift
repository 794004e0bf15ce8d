import Actions
import Counting
import Diary
import Model
import Pages
import Wording

/// The settings of a profile as a page lists them.
struct ProfileSettings {
    private let profile: Profile
    private let why: String?
    private let trackers: [Tracker]
    private let today: Day
    /// What the streaks count; days if nothing is said.
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

    /// What a field holds, and how it is entered.
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

    /// What a word of a choice is called.
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
