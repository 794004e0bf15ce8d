package import Model

extension Profile {
    /// The value of a setting in `profile.json`, even if it is the default; nil if there isn't one.
    package func json(_ setting: Setting) -> JSONText? {
        switch setting {
        case .timeZone: .text(zone.name)
        case .currency: .text(currency.code)
        case .lastDrink: lastDrink.map { .text($0.moment?.rfc3339 ?? "\($0.day)") }
        case .siteURL: siteURL.map(JSONText.text)
        case .feedID: feedID.map(JSONText.text)
        case .healthMilestones: healthMilestones.json
        case .assumeSteady: .list(assumeSteady.map(\.json))
        case .milestones: milestones.map { .list($0.map { .number(FixedDecimal($0)) }) }
        case .celebrations: celebrations.map { .list($0.map(JSONText.text)) }
        case .savingsGoals: .list(savingsGoals.map { .savingsGoal($0.name, amount: .number($0.amount)) })
        case .ownDrinks: .list(ownDrinks.map { $0.json(ofGrams: drinkGrams) })
        case .reminders: .list(reminders.map(\.json))
        case .quietHours: quietHours.map { .text(QuietHoursText.text(of: $0)) }
        case .pauses: .list(pauses.map(\.json))
        case .comparisons: comparisons.map { .list($0.map { .text($0.word) }) }
        default: setting.kind.json(of: self)
        }
    }
}

extension SettingKind {
    /// The value as written; nil without a value, and for settings with a kind of their own.
    func json(of root: Root) -> JSONText? {
        switch self {
        case .text(let place), .word(let place, _): place.value(root).map(JSONText.text)
        case .localizedText(let place): place.value(root)?.json
        case .flag(let place): place.value(root).map(JSONText.flag)
        case .wholeNumber(let place, _, _): place.value(root).map { .number(FixedDecimal($0)) }
        case .amount(let place, _, _, _): place.value(root).map(JSONText.number)
        case .amountOverTime(let place, _, _): place.value(root)?.json
        case .time(let place, _): place.value(root).map(JSONText.time)
        case .day(let place): place.value(root)?.json
        case .schedule(let place): place.value(root)?.json
        case .own: nil
        }
    }
}

extension JSONText {
    /// A savings goal, whose amount may be as a person wrote it.
    package static func savingsGoal(_ name: String, amount: JSONText) -> JSONText {
        JSONText((Setting.SavingsGoal.name, .text(name)), (Setting.SavingsGoal.amount, amount))
    }

    /// A time of day from seconds after midnight.
    package static func time(_ second: Int) -> JSONText {
        .text(WallTime(secondsSinceEpoch: second).hourAndMinute)
    }
}

extension OwnDrink {
    /// The drink as an object, without its number of drinks if that follows from the volume.
    package func json(ofGrams grams: FixedDecimal?) -> JSONText {
        let computed = volume.flatMap { volume in grams.map { volume.drinks(ofGrams: $0) } }
        return .ownDrink(name, volume, drinks: drinks == computed ? nil : drinks, icon: icon)
    }
}

extension JSONText {
    /// One of the person's own drinks; `drinks` is nil if it follows from the volume.
    package static func ownDrink(
        _ name: String, _ volume: DrinkVolume?, drinks: FixedDecimal?, icon: String?
    ) -> JSONText {
        typealias Key = Setting.OwnDrink
        return JSONText(
            (Key.name, .text(name)), (Key.litres, volume.map { .number($0.litres) }),
            (Key.percent, volume.map { .number($0.percent) }), (Key.drinks, drinks.map { .number($0) }),
            (Key.icon, icon.map { .text($0) }))
    }
}

extension Day {
    var json: JSONText { .text("\(self)") }
}

extension LocalizedText {
    /// The text, or an object with a text for each language.
    package var json: JSONText {
        guard let byLanguage else { return .text(text(in: .fallback)) }
        return .object(
            Language.allCases.compactMap { language in
                byLanguage[language].map { JSONText.Member(language.rawValue, .text($0)) }
            })
    }
}

extension Schedule {
    /// Nil for every day, the default.
    package var json: JSONText? {
        typealias Key = Setting.Schedule
        return switch self {
        case .everyDay: nil
        case .perWeek(let number): JSONText((Key.perWeek, .number(FixedDecimal(number))))
        case .weekdays(let days):
            JSONText((Key.weekdays, .list(Weekday.allCases.filter(days.contains).map { .text("\($0)") })))
        }
    }
}

extension DaySpan {
    /// The days as an object, without a last one if there isn't one.
    package var json: JSONText { .object(members) }

    fileprivate var members: [JSONText.Member] {
        typealias Key = Setting.Span
        let last = last.map { JSONText.Member(Key.last.rawValue, $0.json) }
        return [JSONText.Member(Key.first.rawValue, first.json), last].compactMap(\.self)
    }
}

extension Pause {
    package var json: JSONText {
        typealias Key = Setting.Pause
        let reason = reason.map { JSONText.Member(Key.reason.rawValue, .text($0)) }
        let words = subjects?.map(\.word).sorted().map(JSONText.text)
        let subjects = words.map { JSONText.Member(Key.subjects.rawValue, .list($0)) }
        return .object(span.members + [reason, subjects].compactMap(\.self))
    }
}

extension Reminder {
    package var json: JSONText {
        JSONText((Setting.Reminder.activity, .text(activity.word)), (Setting.Reminder.time, .time(second)))
    }
}

extension AmountOverTime {
    /// The amount, or the list of amounts with their first days, which the first one doesn't have.
    fileprivate var json: JSONText {
        typealias Key = Setting.Amount
        guard !changes.isEmpty else { return .number(first) }
        let all = [Change(since: .earliest, amount: first)] + changes
        return .list(all.map { JSONText((Key.since, $0.since.json), (Key.amount, .number($0.amount))) })
    }
}

extension Profile.HealthMilestones {
    fileprivate var json: JSONText {
        typealias Key = Setting.HealthMilestone
        return switch self {
        case .known: .flag(true)
        case .hidden: .flag(false)
        case .own(let milestones):
            .list(
                milestones.map { milestone in
                    JSONText(
                        (Key.days, .number(FixedDecimal(milestone.days))), (Key.text, milestone.text.json),
                        (Key.source, .text(milestone.source)))
                })
        }
    }
}

extension Experiment {
    package var json: JSONText {
        JSONText(
            (Key.name, .text(name)), (Key.against, .text(against)), (Key.start, .text("\(start)")),
            (Key.weeks, .text(weeks)), (Key.seed, seed.map { .number(FixedDecimal($0)) }),
            (Key.stopped, stopped.map { .text("\($0)") }))
    }
}
