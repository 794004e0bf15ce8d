import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// The profile in words; what is not set is left out, and all of it for the public.
    func settings() -> [(name: String, value: String)] {
        guard analysis.audience == .private else { return [] }
        let policies = profile.policies
        var settings: [(name: String, value: String)] = StreakSetting.allCases.map { family in
            let policy =
                switch family {
                case .noalc: policies.noalc
                case .meditation: policies.meditation
                case .workout: policies.workout
                case .trackers: policies.trackers
                }
            return (phrases.streakSetting(family), phrases.policy(policy, of: family))
        }
        settings.append((phrases.timer, phrases.timerRule(profile.timerRule)))
        if let rate = profile.drinkingRate {
            let perDrink = profile.pricePerDrink.map { phrases.perDrink(phrases.money.text($0, profile.currency)) }
            settings.append((phrases.savings, [perDrink, text(rate)].compactMap { $0 }.joined(separator: ", ")))
            let calories = "\(numbers.text(profile.caloriesPerDrink)) kcal"
            settings.append((phrases.calories, phrases.perDrink(calories)))
        }
        let goals = goals()
        if !goals.isEmpty { settings.append((phrases.goals, goals.joined(separator: ", "))) }
        if let milestones = profile.milestones {
            let text = milestones.map(numbers.text(_:)).joined(separator: ", ")
            settings.append((phrases.milestonesSetting, text))
        }
        settings.append((phrases.healthSetting, phrases.health(profile.healthMilestones)))
        if let weight = profile.weightKilograms { settings.append((phrases.weight, "\(numbers.text(weight)) kg")) }
        settings.append((phrases.weekStarts, phrases.name(of: profile.weekStart)))
        settings.append((phrases.timeZone, profile.zone.name))
        return settings
    }

    private func text(_ rate: Profile.DrinkingRate) -> String {
        switch rate {
        case .perDay(let drinks): phrases.rate(drinks, perWeek: false)
        case .perWeek(let drinks): phrases.rate(drinks, perWeek: true)
        }
    }

    private func goals() -> [String] {
        var goals: [String] = []
        if let goal = profile.mindfulnessGoal { goals.append(phrases.goal(mindfulness: numbers.text(goal))) }
        if let goal = profile.workoutGoal { goals.append(phrases.goal(workout: numbers.text(goal))) }
        for tracker in analysis.trackers where tracker.tracker.isActive {
            guard let goal = tracker.tracker.dailyGoal else { continue }
            let amount = Figure(numbers.text(goal), unit(of: tracker.tracker, for: goal) ?? "").text
            goals.append("\(name(of: tracker)): \(amount)")
        }
        return goals
    }
}
