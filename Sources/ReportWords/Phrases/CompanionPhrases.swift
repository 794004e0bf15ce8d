/// The words of the files beside the pages: reminders, the feed, and the page for an unknown address.
package protocol CompanionPhrases: Sendable {
    var reminders: String { get }
    /// The way to the calendar of reminders.
    var remindersInCalendar: String { get }
    /// Where the calendar of reminders lies in a site, and what puts them on a phone.
    func remindersComeTo(_ site: String) -> String
    /// That there are none to be due, and what to add to the profile.
    func noReminders(_ setting: String) -> String
    var howWasYesterday: String { get }
    var howIsThisEvening: String { get }
    var logYourDrinks: String { get }
    /// The same to who said that they want to stop, and to who wants to drink less.
    var anotherSoberDay: String { get }
    var howManyDrinks: String { get }
    var quietMinutes: String { get }
    var littleMovement: String { get }
    /// With the emoji of the streak.
    func logYourMinutes(_ emoji: String) -> String
    func didYouNotice(_ saboteur: String) -> String
    var noticingIsTheExercise: String { get }
    /// After the question, where it is avoided.
    var nothingToWrite: String { get }
    /// Asks about a tracker that has no question of its own.
    func howIsItGoing(_ tracker: String) -> String
    var shortNoteIsEnough: String { get }
    /// A notification that does not say what it is about, and what stands below any of them.
    var somethingToWriteDown: String { get }
    var oneTapIsEnough: String { get }
    func remindersSent(_ count: Int) -> String

    var weeklyReports: String { get }

    var pageNotFound: String { get }
    var nothingIsLost: String { get }
    var toTheOverview: String { get }
}
