import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func rewardsPage() -> RewardsPage {
        let streaks = jokerStreaks
        let active = streaks.filter(\.isActive)
        let hands = active.filter(\.hasJokers).map(jokerHand)
        return RewardsPage(
            frame: frame(.rewards, title: title(phrases.rewardsPage), description: phrases.rewardsDescription),
            heading: phrases.rewardsPage,
            neighbour: hasMilestones ? Pager.Step(link: Link(.milestones), text: phrases.milestones) : nil,
            lede: phrases.rewardsLede,
            handsLabel: phrases.inHand,
            hands: hands.filter { $0.balance != nil }, underWayTitle: phrases.jokersUnderWay,
            underWay: hands.filter { $0.balance == nil }, remark: remark(on: active), ledger: jokerLedger(streaks))
    }

    /// Without anything to count, how it begins; without jokers, that nothing is missing.
    private func remark(on streaks: [JokerStreak]) -> String? {
        guard !streaks.isEmpty else {
            let policies = profile.policies
            let all = [policies.noalc, policies.meditation, policies.workout, policies.trackers]
            return all.allSatisfy { $0 == .none } ? phrases.noJokersAtAll : phrases.noJokersYet
        }
        let without = streaks.filter { !$0.hasJokers }
        guard !without.isEmpty else { return nil }
        return without.count == streaks.count ? phrases.noJokersAtAll : phrases.withoutJokers(without.map(\.name))
    }

    private func jokerHand(_ streak: JokerStreak) -> JokerHand {
        let held = streak.streak.shownRewards
        let cap = streak.streak.walk.policy.cap
        return JokerHand(
            id: streak.id, icon: streak.icon, name: streak.name, streak: phrases.days(streak.streak.current),
            held: held, cap: cap, heldText: phrases.held(held, of: cap), next: next(of: streak.streak),
            balance: balanceChart(streak))
    }

    private func next(of streak: Streak) -> String {
        var text =
            streak.nextRewardIn.map(streak.rewardsEarned > 0 ? phrases.nextJoker : phrases.firstJoker)
            ?? phrases.handIsFull
        // "0 days" shows no jokers, even where the policy keeps some.
        let waiting = streak.rewardsAvailable - streak.shownRewards
        if waiting > 0 { text = phrases.jokersWait(waiting) + " " + text }
        return text
    }
}
