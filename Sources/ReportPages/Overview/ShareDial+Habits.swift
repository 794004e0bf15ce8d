import ProgressAnalysis
import ProgressModel
import ReportWords

extension ShareDial {
    /// The habits of today around those of the week, or the last days of a single one.
    ///
    /// Nil where nothing was done for a long time: a ring of nothing tells nothing.
    init?(habitsIn report: Report) {
        if report.leadsByHabits {
            self.init(allHabitsIn: report)
        } else if let habit = report.soleHabit {
            self.init(habit, in: report)
        } else {
            return nil
        }
    }

    /// Before anything of today is done the week is the number.
    private init?(allHabitsIn report: Report) {
        let phrases = report.phrases
        let running = Week(containing: report.today)
        let today = report.analysis.habitCount(on: report.today)
        let week = report.analysis.habitCount(in: running)
        let days = phrases.span(phrases.dayAndMonth(running.monday), phrases.dayAndMonth(running.sunday))
        if today.done > 0 {
            self.init(
                label: phrases.dayAndMonth(report.today),
                figure: Figure(report.numbers.text(today.done), phrases.ofHabits(today.asked)),
                note: "\(phrases.weekName(running.number)): \(phrases.habitsDone(week).text)", share: today.percent,
                innerShare: week.percent, isAbove: false, link: Link(.week(running)))
        } else if week.done > 0 {
            self.init(
                label: days, figure: Figure(report.numbers.text(week.done), phrases.ofHabitDays(week.asked)), note: "",
                share: week.percent, isAbove: false, link: Link(.week(running)))
        } else {
            return nil
        }
    }

    private init?(_ habit: Habit, in report: Report) {
        let phrases = report.phrases
        let running = Week(containing: report.today)
        let recent = report.recentDays(of: habit)
        guard recent.done > 0 else { return nil }
        let week = report.analysis.habitCount(in: running)
        self.init(
            label: report.goodDay(of: habit),
            figure: recent.figureOfLastDays(in: report),
            note: week.asked > 0
                ? "\(phrases.weekName(running.number)): \(report.habitFigure(running)?.text ?? "")" : "",
            share: recent.percent, innerShare: week.percent, isAbove: false,
            link: report.link(to: habit))
        isNoticed = report.colourOfMoments != nil
    }
}
