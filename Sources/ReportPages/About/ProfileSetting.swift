import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// A setting of the profile in words.
package struct ProfileSetting: Sendable {
    package let name: String
    package let value: String

    private init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// What a template may name of a setting.
    static let fields: [TemplateField<ProfileSetting>] = [
        .text("name", "what is set") { $0.name },
        .text("value", "to what it is set") { $0.value },
    ]
}

extension ProfileSetting {
    /// The settings of a report's profile, without those that are not set; none for the public.
    static func all(in report: Report) -> [ProfileSetting] {
        guard report.audience == .private else { return [] }
        return counting(in: report) + money(in: report) + goals(in: report) + person(in: report)
    }

    private static func counting(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        let policies = profile.policies
        let streaks = StreakSetting.allCases.map { family in
            let policy =
                switch family {
                case .noalc: policies.noalc
                case .meditation: policies.meditation
                case .workout: policies.workout
                case .trackers: policies.trackers
                }
            return ProfileSetting(phrases.streakSetting(family), phrases.policy(policy, of: family))
        }
        return streaks + [ProfileSetting(phrases.timer, phrases.timerRule(profile.timerRule))]
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

    /// The savings with the numbers that they are made of.
    private static func formula(in report: Report) -> [ProfileSetting] {
        let (phrases, profile) = (report.phrases, report.profile)
        guard let savings = report.analysis.savings, let amount = savings.amount, let price = profile.pricePerDrink
        else { return [] }
        let onePrice = price.changes.isEmpty ? phrases.money.text(price.first, profile.currency) : nil
        let text = phrases.savingsFormula(
            savings.drinks.total, on: phrases.days(of: savings).text, price: onePrice, phrases.money.text(amount))
        return [ProfileSetting(phrases.saved, text)]
    }

    private static func goals(in report: Report) -> [ProfileSetting] {
        let (phrases, profile, numbers) = (report.phrases, report.profile, report.numbers)
        var goals: [String] = []
        if let goal = profile.mindfulnessGoal { goals.append(phrases.goal(mindfulness: numbers.text(goal))) }
        if let goal = profile.workoutGoal { goals.append(phrases.goal(workout: numbers.text(goal))) }
        for tracker in report.analysis.trackers where tracker.tracker.isActive {
            guard let goal = tracker.tracker.dailyGoal else { continue }
            let unit = tracker.tracker.unit(for: goal, phrases, in: report.language) ?? ""
            goals.append("\(report.name(of: tracker)): \(Figure(numbers.text(goal), unit).text)")
        }
        return goals.isEmpty ? [] : [ProfileSetting(phrases.goals, goals.joined(separator: ", "))]
    }

    private static func person(in report: Report) -> [ProfileSetting] {
        let (phrases, profile, numbers) = (report.phrases, report.profile, report.numbers)
        var settings: [ProfileSetting] = []
        if let milestones = profile.milestones {
            let days = milestones.map(numbers.text(_:)).joined(separator: ", ")
            settings.append(ProfileSetting(phrases.milestonesSetting, days))
        }
        settings.append(ProfileSetting(phrases.healthSetting, phrases.health(profile.healthMilestones)))
        if let weight = profile.weightKilograms {
            settings.append(ProfileSetting(phrases.weight, "\(numbers.text(weight)) kg"))
        }
        settings.append(ProfileSetting(phrases.weekStarts, phrases.name(of: profile.weekStart)))
        settings.append(ProfileSetting(phrases.timeZone, profile.zone.name))
        return settings
    }
}

extension Phrases {
    /// An amount and what it became: `€4.20, since 1 January 2025 €4.50`.
    fileprivate func text(_ amount: AmountOverTime, _ write: (FixedDecimal) -> String) -> String {
        ([write(amount.first)] + amount.changes.map { "\(since(date($0.since))) \(write($0.amount))" })
            .joined(separator: ", ")
    }
}
