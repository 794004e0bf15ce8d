import Counting
import Model
import Wording

struct ProfileSetting: Sendable {
    let name: String
    /// One line each; never empty.
    let lines: [String]

    private init(_ name: String, _ lines: [String]) { (self.name, self.lines) = (name, lines) }
    private init(_ name: String, _ value: String) { self.init(name, [value]) }

    /// The settings of a report's profile that are set; empty in the public edition.
    static func all(in report: Report) -> [ProfileSetting] {
        guard report.audience == .private else { return [] }
        return counting(in: report) + rest(in: report) + drinks(in: report) + money(in: report) + goals(in: report)
            + person(in: report)
    }

    private static func counting(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        let (policies, analysis) = (profile.policies, report.analysis)
        let families: [(StreakSetting, isUsed: Bool, policy: Profile.PolicyName, unit: StreakUnit)] = [
            (.noalc, report.tellsLevels, policies.noalc, analysis.noalc.streak.unit),
            (
                .meditation, report.hasMindfulness || report.isBlank, policies.meditation,
                analysis.activity(.meditation).streak.unit
            ),
            (.workout, report.hasWorkouts || report.isBlank, policies.workout, analysis.activity(.workout).streak.unit),
            (.trackers, !analysis.trackers.isEmpty || report.isBlank, policies.trackers, .day),
        ]
        let streaks = families.filter { $0.isUsed }.map { family, _, policy, unit in
            ProfileSetting(profile.name(of: family, phrases), phrases.policy(policy, of: family, unit))
        }
        guard report.hasMilestones else { return streaks }
        return streaks + [ProfileSetting(phrases.name(of: Setting.timerRule), phrases.timerRule(profile.timerRule))]
    }

    /// The settings of days on which nothing is expected: schedules and pauses, in the order of the files.
    private static func rest(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        var schedules = [
            (phrases.streakSetting(.meditation), profile.schedules.meditation),
            (phrases.streakSetting(.workout), profile.schedules.workout),
        ]
        for tracker in report.analysis.trackers where tracker.isActive {
            schedules.append((report.name(of: tracker), tracker.tracker.schedule))
        }
        let planned = schedules.filter { $0.1 != .everyDay }.map { "\($0): \(phrases.schedule($1))" }
        let pauses = profile.pauses.map { pause in
            let days = phrases.days(of: pause.span)
            return pause.words(in: report).map { "\(days): \($0)" } ?? days
        }
        return [(phrases.schedulesSetting, planned), (phrases.title(of: .pauses), pauses)].compactMap { name, lines in
            lines.isEmpty ? nil : ProfileSetting(name, lines)
        }
    }

    /// The size of a drink, and the drinks that have their own buttons.
    private static func drinks(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        let grams = profile.drinkGrams.map {
            ProfileSetting(phrases.name(of: Setting.drinkGrams), phrases.oneDrink(grams: $0))
        }
        let own = profile.ownDrinks.map(phrases.words(for:))
        return [grams].compactMap(\.self)
            + (own.isEmpty ? [] : [ProfileSetting(phrases.name(of: Setting.ownDrinks), own)])
    }

    private static func money(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        guard let rate = profile.drinkingRate else { return [] }
        let perDrink = profile.pricePerDrink.map { price in
            phrases.perDrink(phrases.text(price) { phrases.money.text($0, profile.currency) })
        }
        let (drinks, isPerWeek) =
            switch rate {
            case .perDay(let drinks): (drinks, false)
            case .perWeek(let drinks): (drinks, true)
            }
        let rateWords = phrases.rate(phrases.text(drinks) { phrases.drinks($0).text }, perWeek: isPerWeek)
        let calories = phrases.text(profile.caloriesPerDrink) { "\(report.numbers.text($0)) kcal" }
        return [
            ProfileSetting(phrases.savings, [perDrink, rateWords].compactMap(\.self).joined(separator: ", ")),
            ProfileSetting(phrases.calories, phrases.perDrink(calories)),
        ] + formula(in: report)
    }

    /// The savings, with the numbers that they are calculated from.
    private static func formula(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        guard let savings = report.analysis.savings, let saved = savings.words(phrases),
            let price = profile.pricePerDrink
        else { return [] }
        let onePrice = price.changes.isEmpty ? phrases.money.text(price.first, profile.currency) : nil
        let text = phrases.savedFormula(
            savings.drinks.total, on: phrases.days(of: savings).text, price: onePrice, saved.amount,
            guesses: savings.drinks.estimatedDays)
        return [ProfileSetting(saved.label, text)]
    }

    private static func goals(in report: Report) -> [ProfileSetting] {
        let (phrases, profile, numbers) = (report.phrases, report.profile, report.numbers)
        var goals: [String] = []
        if let goal = profile.mindfulnessGoal { goals.append(phrases.goal(mindfulness: numbers.text(goal))) }
        if let goal = profile.workoutGoal { goals.append(phrases.goal(workout: numbers.text(goal))) }
        if let goal = profile.drinkGoal {
            goals.append(phrases.goal(drinks: phrases.text(goal) { phrases.drinks($0).text }))
        }
        for tracker in report.analysis.trackers where tracker.isActive {
            guard let target = target(of: tracker, in: report) else { continue }
            goals.append("\(report.name(of: tracker)): \(target)")
        }
        return goals.isEmpty ? [] : [ProfileSetting(phrases.goals, goals)]
    }

    /// `8 glasses`, `at most 400 mg`, and whether a day of the streak needs it; nil without a goal or limit.
    private static func target(of tracker: TrackerAnalysis, in report: Report) -> String? {
        let (phrases, amounts) = (report.phrases, report.words.trackers[tracker.index].amounts)
        let text: String
        switch tracker.target {
        case .goal(let amount): text = amounts[amount]
        case .limit(let amount): text = phrases.atMost(amounts[amount])
        case nil: return nil
        }
        return tracker.streakOn == .goal ? phrases.neededForStreak(text) : text
    }

    private static func person(in report: Report) -> [ProfileSetting] {
        let (phrases, profile, numbers) = (report.phrases, report.profile, report.numbers)
        let settings: [(String, String?)] = [
            (phrases.label(of: .aim), profile.aim.map { phrases.name(of: $0) }),
            (
                phrases.name(of: Setting.lastDrink),
                profile.lastDrink.map { drink in
                    phrases.date(drink.day) + (drink.moment.map { ", " + $0.wallTime.hourAndMinute } ?? "")
                }
            ),
            (
                phrases.name(of: Setting.milestones),
                profile.milestones.map { $0.map(numbers.text(_:)).joined(separator: ", ") }
            ),
            (phrases.healthSetting, report.hasMilestones ? phrases.health(profile.healthMilestones) : nil),
            (phrases.name(of: Setting.weight), profile.weightKilograms.map { "\(numbers.text($0)) kg" }),
            (phrases.name(of: Setting.publicFrom), profile.publicFrom.map { phrases.date($0) }),
            (phrases.name(of: Setting.weekStart), phrases.name(of: profile.weekStart)),
            (phrases.name(of: Setting.timeZone), profile.zone.name),
        ]
        return settings.compactMap { name, value in value.map { ProfileSetting(name, $0) } }
    }
}

extension Phrases {
    /// `2 Aug to 16 Aug 2025`; `Since 2 Aug 2025` if it has no end.
    fileprivate func days(of span: DaySpan) -> String {
        span.last.map { shortSpan(span.first, $0) } ?? capitalized(since(shortDate(span.first)))
    }

    /// An amount and its changes: `€4.20, since 1 January 2025 €4.50`.
    fileprivate func text(_ amount: AmountOverTime, _ write: (FixedDecimal) -> String) -> String {
        ([write(amount.first)] + amount.changes.map { "\(since(date($0.since))) \(write($0.amount))" })
            .joined(separator: ", ")
    }
}
