import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func milestonesPage() -> MilestonesPage {
        let milestones = Dictionary(grouping: analysis.milestones, by: \.days).compactMap(\.value.first)
            .sorted { $0.days < $1.days }
        let reached = milestones.count { $0.reached != nil }
        let isDone = !milestones.isEmpty && reached == milestones.count
        return MilestonesPage(
            frame: frame(
                .milestones, title: title(phrases.milestones), description: phrases.milestonesDescription),
            heading: phrases.milestones,
            neighbour: Pager.Step(link: Link(.rewards), text: phrases.rewardsPage), lede: phrases.milestonesLede,
            next: nextMilestone(),
            badgesTitle: phrases.milestones,
            summary: isDone
                ? phrases.allMilestonesReached
                : reached == 0 ? phrases.firstMilestoneAhead : phrases.reached(reached),
            badges: milestones.map(badge), table: table(of: milestones), health: healthCard())
    }

    private func nextMilestone() -> MilestonesPage.Next? {
        analysis.nextMilestone.map { milestone, daysAway in
            let current = milestone.days - daysAway
            let share = 100 * current / max(1, milestone.days)
            let expected = analysis.dayExpected(soberRun: milestone.days)
            return MilestonesPage.Next(
                title: phrases.nextMilestone, number: numbers.text(current), goal: phrases.ofGoal(milestone.days),
                share: share, toGo: phrases.daysToGo(daysAway),
                expected: expected.map { phrases.expected(phrases.date($0)) })
        }
    }

    private func badge(_ milestone: Milestone) -> MilestonesPage.Badge {
        let days = phrases.days(milestone.days).text
        guard let day = milestone.reached else {
            let toGo = phrases.daysToGo(missingDays(to: milestone))
            return MilestonesPage.Badge(
                number: numbers.text(milestone.days), label: phrases.notReached(days, toGo), note: toGo,
                isReached: false)
        }
        return MilestonesPage.Badge(
            number: numbers.text(milestone.days), label: phrases.reachedOn(days, phrases.date(day)),
            note: phrases.shortDate(day), isReached: true)
    }

    private func missingDays(to milestone: Milestone) -> Int {
        milestone.days - (analysis.sobriety.current?.length ?? 0)
    }

    private func table(of milestones: [Milestone]) -> DataTable {
        DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.milestones), caption: phrases.milestonesLede,
            headings: [phrases.milestoneHeading, phrases.reachedHeading],
            rows: milestones.map { milestone in
                [
                    phrases.days(milestone.days).text,
                    milestone.reached.map(phrases.date) ?? phrases.daysToGo(missingDays(to: milestone)),
                ]
            })
    }
}
