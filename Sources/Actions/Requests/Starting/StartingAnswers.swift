package import Model
package import Wording

/// A person's answers before their folder is created; what isn't answered has its default.
package struct StartingAnswers: Sendable {
    /// A past day, with an optional time.
    package struct PastTime: Sendable, Equatable {
        package let day: Day
        /// Seconds after midnight; nil if it isn't known.
        package let second: Int?
    }

    package var name: String?
    package var timeZone: String
    package var language: Language
    package var currency: String
    /// A decimal such as `4.50`.
    package var pricePerDrink: String?
    /// A decimal.
    package var drinksPerWeek: String?
    /// The person's aim; nil if it wasn't given.
    package var aim: Profile.Aim?
    /// The weekly goal of drinks, as a decimal.
    package var drinkGoal: String?
    /// The grams of pure alcohol in a standard drink, as a decimal.
    package var drinkGrams: String?
    /// How savings are counted; nil if it wasn't given.
    package var savings: Profile.SavingsMethod?
    package var lastDrink: PastTime?
    /// The first sober day, for people who give that instead of the last drink.
    package var soberSince: PastTime?
    /// Whether only slips will be written down, so that days without an entry count as steady in the future too.
    package var writesOnlySlips = false
    /// The most drinks of a sober day: 0 or 1.
    package var soberUpTo = 0
    package var policy = Profile.PolicyName.universal
    /// Today's level so far.
    package var level: Level?
    /// In the order given.
    package var presets: [TrackerPreset] = []
    /// The time to ask about the evening before, in seconds after midnight; nil for no reminder.
    package var reminder: Int? = 9 * 3600
    package var why: String?
    /// The id from which the ids of the feed and the calendar are derived.
    package var feedID = UniqueID.random()
    package let now: Instant

    let zones: TimeZones

    package init(now: Instant, timeZone: String = "UTC", language: Language = .fallback, zones: TimeZones) {
        (self.now, self.timeZone, self.language, self.zones) = (now, timeZone, language, zones)
        currency = "EUR"
    }

    /// The zone, or UTC if there isn't one of this name.
    package var zone: CivilZone {
        zones.bytes(timeZone).flatMap { CivilZone(name: timeZone, tzif: $0) } ?? .utc
    }

    /// A day and a second of it; nil if it is in the future, or before 1900.
    package func past(_ day: Day, at second: Int?) -> PastTime? {
        guard day <= today, day.date.year >= 1900 else { return nil }
        if let second, zone.instant(of: WallTime(day: day, second: second)) > now { return nil }
        return PastTime(day: day, second: second)
    }

    /// How savings are counted: for the aim to drink less by the balance, because there are days with some drinks.
    package var savingsMethod: Profile.SavingsMethod { savings ?? (aim == .less ? .balance : .soberDays) }

    /// Whether something is known of a day, so that a site isn't empty.
    package var hasFirstEntry: Bool { level != nil || soberSince != nil || lastDrink != nil }

    /// Whether only logs will be written down, and no drinks.
    package var recordsLogsOnly: Bool { aim == .habits && !hasFirstEntry }

    /// The day of the answers; a new profile's days start at midnight.
    package var today: Day { zone.wallTime(at: now).day }

    /// Whether a question makes sense after the previous answers.
    func needs(_ question: StartingQuestion) -> Bool {
        switch question {
        case .habit: soberSince != nil || lastDrink != nil
        // With `soberSince` a day already has an entry.
        case .level: soberSince == nil && aim != .habits
        case .drinkGoal, .drinkGrams: aim == .less
        case .lastDrink: soberSince == nil && (aim == nil || aim == .stop)
        // Only an option: people know when they last drank.
        case .soberSince: false
        case .balance: aim == .less && pricePerDrink != nil
        case .price, .drinksPerWeek, .oneDrink, .jokers, .reminder, .currency: aim != .habits
        case .language, .name, .timeZone, .aim, .presets, .why: true
        }
    }

    /// The answer for a person to read; nil if there isn't one yet.
    package func text(of question: StartingQuestion) -> String? {
        let phrases = language.phrases
        switch question {
        case .language: return language.rawValue
        case .name: return name
        case .timeZone: return timeZone
        case .currency: return currency
        case .price: return pricePerDrink
        case .drinksPerWeek: return drinksPerWeek
        case .aim: return aim.flatMap { phrases.words(for: $0).first }
        case .drinkGoal: return drinkGoal
        case .drinkGrams: return drinkGrams
        case .balance: return (savingsMethod == .balance ? phrases.yesWords : phrases.noWords).first
        case .lastDrink: return lastDrink.map(text(of:))
        case .soberSince: return soberSince.map(text(of:))
        case .habit: return (writesOnlySlips ? phrases.onlySlips : phrases.everyDay).first
        case .oneDrink: return (soberUpTo == 1 ? phrases.yesWords : phrases.noWords).first
        case .jokers: return (policy == .universal ? phrases.yesWords : phrases.noWords).first
        case .level: return level?.rawValue
        case .presets: return presets.isEmpty ? nil : presets.map(\.rawValue).joined(separator: ", ")
        case .reminder: return reminder.map(clockText) ?? phrases.nothing.first
        case .why: return why
        }
    }

    private func text(of time: PastTime) -> String {
        "\(time.day)" + (time.second.map { " " + clockText($0) } ?? "")
    }

    /// Sets the answer to a question; false if it is invalid.
    package mutating func take(_ words: String, for question: StartingQuestion) -> Bool {
        let isNothing = AnswerText.isNothing(words)
        switch question {
        case .language: return set(\.language, AnswerText.language(words))
        case .name: name = isNothing ? nil : words
        case .timeZone: return set(\.timeZone, zones.name(words))
        case .currency: return set(\.currency, AnswerText.currency(words))
        case .price: return set(\.pricePerDrink, isNothing ? .some(nil) : AnswerText.amount(words).map(Optional.some))
        case .drinksPerWeek:
            return set(\.drinksPerWeek, isNothing ? .some(nil) : AnswerText.amount(words).map(Optional.some))
        case .aim: return set(\.aim, isNothing ? .some(nil) : AnswerText.aim(words).map(Optional.some))
        case .drinkGoal:
            let goal = AnswerText.amount(words).flatMap { StartingAnswers.isGoal($0) ? $0 : nil }
            return set(\.drinkGoal, isNothing ? .some(nil) : goal.map(Optional.some))
        case .drinkGrams:
            let grams = AnswerText.amount(words).flatMap { StartingAnswers.areGrams($0) ? $0 : nil }
            return set(\.drinkGrams, isNothing ? .some(nil) : grams.map(Optional.some))
        case .balance:
            let method = AnswerText.yesOrNo(words).map { $0 ? Profile.SavingsMethod.balance : .soberDays }
            return set(\.savings, method.map(Optional.some))
        case .lastDrink: return set(\.lastDrink, isNothing ? .some(nil) : past(words).map(Optional.some))
        case .soberSince: return set(\.soberSince, isNothing ? .some(nil) : past(words).map(Optional.some))
        case .habit: return set(\.writesOnlySlips, AnswerText.onlySlips(words))
        case .oneDrink: return set(\.soberUpTo, AnswerText.yesOrNo(words).map { $0 ? 1 : 0 })
        case .jokers: return set(\.policy, AnswerText.yesOrNo(words).map { $0 ? .universal : .classic })
        case .level:
            return set(\.level, isNothing ? .some(nil) : AnswerText.level(words).map(Optional.some))
        case .presets: return set(\.presets, isNothing ? [] : AnswerText.presets(words))
        case .reminder: return set(\.reminder, isNothing ? .some(nil) : AnswerText.time(words).map(Optional.some))
        case .why: why = isNothing ? nil : words
        }
        return true
    }

    /// Why an answer to a question is invalid; the examples are near today.
    package func problem(with words: String, for question: StartingQuestion, in phrases: Phrases) -> String {
        if question == .soberSince || question == .lastDrink, let ambiguity = DayText.ambiguity(in: words) {
            return phrases.problem(ambiguity)
        }
        return phrases.notAnAnswer(words, to: question, today: today)
    }

    private func past(_ text: String) -> PastTime? {
        DayTimeText(text).flatMap { past($0.day.day(today: today), at: $0.second) }
    }

    /// Whether a decimal can be a weekly goal: at most 1000, with at most two places.
    private static func isGoal(_ text: String) -> Bool {
        FixedDecimal(digits: text.utf8).map {
            $0 <= FixedDecimal(Profile.mostDrinksPerWeek) && $0.rounded(toPlaces: 2) == $0
        } ?? false
    }

    private static func areGrams(_ text: String) -> Bool {
        let (least, most) = (DrinkVolume.grams.lowerBound, DrinkVolume.grams.upperBound)
        return FixedDecimal(digits: text.utf8).map { (FixedDecimal(least)...FixedDecimal(most)).contains($0) } ?? false
    }

    private mutating func set<Value>(_ path: WritableKeyPath<StartingAnswers, Value>, _ value: Value?) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }
}

/// `09:00`.
package func clockText(_ second: Int) -> String { padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2) }

extension Phrases {
    /// The presets with their icons and names: `💧 water (Drink Water)`.
    var presetNames: String {
        TrackerPreset.allCases.map { "\($0.icon) \($0.rawValue) (\(name(of: $0)))" }.joined(separator: "\n")
    }
}
