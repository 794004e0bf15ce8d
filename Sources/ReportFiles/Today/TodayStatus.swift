package import ProgressAnalysis
package import ProgressModel
package import ReportPages
import ReportWords

/// What is asked today and how far everything has come, for other programs and for a screen that shows little.
package struct TodayStatus: Sendable {
    /// Something that is not written down yet.
    package struct Question: Sendable {
        package let activity: Reminder.Activity
        /// The day that it is about.
        package let day: Day
        /// When the reminder comes; nil where none asks.
        package let time: WallTime?
        /// Whether that time has come.
        package let isDue: Bool
        package let title: String
        package let body: String
        package let answers: [ReminderAnswer]
    }

    /// A streak by the name of its badge.
    package struct Streak: Sendable {
        /// `noalc`, an activity or the id of a tracker.
        package let id: String
        package let icon: String
        package let name: String
        package let current: Int
        package let unit: StreakUnit
        /// Jokers in hand; nil where there are none to be had.
        package let jokers: Int?
        /// `29 days`.
        package let text: String
    }

    package let day: Day
    /// Due ones first, each by its time.
    package let questions: [Question]
    package let streaks: [Streak]
    /// What is to celebrate today; nil on most days.
    package let celebration: Celebration?
    package let ring: TodayRing
}

extension TodayStatus {
    /// Makes it of a report at a moment, which may be later than that of the report on the same day.
    package init(in report: Report, at moment: Instant) {
        day = report.today
        questions = Question.open(in: report, at: moment)
        streaks = Streak.all(in: report)
        celebration = Celebration(in: report)
        ring = TodayRing(in: report)
    }
}

extension TodayStatus.Question {
    /// What reminders ask and no record answers, and how the evening was where none asks that.
    fileprivate static func open(in report: Report, at moment: Instant) -> [TodayStatus.Question] {
        let zone = report.profile.dayClock.zone
        let isQuiet = report.profile.quietHours?.contains(zone.wallTime(at: moment).second) ?? false
        var questions = report.analysis.reminders.filter { $0.firstOpen == $0.time }.map { status in
            let words = ReminderWords(status, in: report)
            return TodayStatus.Question(
                activity: status.reminder.activity, day: status.targetDay, time: status.time,
                isDue: zone.instant(of: status.time) <= moment && !isQuiet, title: words.title, body: words.body,
                answers: ReminderAnswer.choices(status.reminder.activity, in: report))
        }
        if let day = report.analysis.openDay(at: moment), !questions.contains(where: { $0.activity == .noalc }) {
            let text = report.phrases.howWas(day, today: report.today)
            questions.append(
                TodayStatus.Question(
                    activity: .noalc, day: day, time: nil, isDue: true, title: text, body: "",
                    answers: ReminderAnswer.choices(.noalc, in: report)))
        }
        return questions.enumerated().sorted { left, right in
            func order(_ question: (offset: Int, element: TodayStatus.Question)) -> (Int, Int, Int) {
                (question.element.isDue ? 0 : 1, question.element.time?.secondsSinceEpoch ?? 0, question.offset)
            }
            return order(left) < order(right)
        }.map(\.element)
    }
}

extension TodayStatus.Streak {
    fileprivate static func all(in report: Report) -> [TodayStatus.Streak] {
        let (phrases, analysis) = (report.phrases, report.analysis)
        var streaks: [TodayStatus.Streak] = []
        if report.hasLevels {
            streaks.append(
                TodayStatus.Streak(
                    "noalc", "🍀", report.profile.levelStreakName(phrases), analysis.noalc.streak,
                    phrases.levelLength(analysis.noalc).text))
        }
        streaks += report.activities.map { activity in
            let streak = analysis.activity(activity).streak
            return TodayStatus.Streak(
                activity.rawValue, activity.emoji, activity.name(phrases), streak,
                phrases.length(streak.current, streak.unit).text)
        }
        return streaks
            + analysis.trackers.compactMap { tracker in
                guard tracker.isActive, let streak = tracker.streak else { return nil }
                let name = report.name(of: tracker)
                return TodayStatus.Streak(
                    tracker.id, tracker.icon, name, streak,
                    phrases.streakFigure(tracker.mode, streak.current, streak.unit, name).text)
            }
    }

    private init(_ id: String, _ icon: String, _ name: String, _ streak: ProgressAnalysis.Streak, _ text: String) {
        self.init(
            id: id, icon: icon, name: name, current: streak.current, unit: streak.unit, jokers: streak.shownRewards,
            text: text)
    }
}
