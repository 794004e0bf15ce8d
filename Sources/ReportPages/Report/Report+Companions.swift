import ProgressAnalysis
package import ProgressModel

/// What lies beside the pages, each made when it is asked for.
extension Report {
    /// For whom the report is made.
    package var audience: Audience { presenter.analysis.audience }
    /// The weeks that have a page, ascending, the last the running one; never empty.
    package var weeks: [Week] { presenter.span.weeks }

    /// The whole report on one page.
    package func summaryPage() -> SummaryPage { presenter.summaryPage() }

    /// The reports of the last weeks.
    package func weeklyFeed() -> WeeklyFeed { presenter.weeklyFeed() }

    /// The reminders; nil where there are none, and for the public.
    package func reminderCalendar() -> ReminderCalendar? { presenter.reminderCalendar() }

    /// What the person is to be reminded of at the moment of the report, by the time of the day.
    package func dueReminders() -> [ReminderWords] { presenter.dueReminders() }

    /// What a server shows for an address that has no page.
    package func notFoundPage() -> NotFoundPage { presenter.notFoundPage() }
}
