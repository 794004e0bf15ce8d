extension English: CompanionPhrases {
    var reminders: String { "Reminders" }
    var remindersInCalendar: String { "Reminders in your calendar" }
    func remindersComeTo(_ site: String) -> String {
        "\(site)/reminders.ics puts your reminders into a calendar; reportgen remind --ntfy puts them on your phone, with buttons that answer."
    }
    func noReminders(_ setting: String) -> String { "profile.json has no reminders; one is added with \(setting)" }
    var howWasYesterday: String { "How was your evening yesterday?" }
    var howIsThisEvening: String { "How's your evening going?" }
    var logYourDrinks: String { "Log your drinks to keep your streak going 💧" }
    var anotherSoberDay: String { "Another sober day?" }
    var howManyDrinks: String { "How many drinks? Then you know where your week stands." }
    var quietMinutes: String { "A few quiet minutes today?" }
    var littleMovement: String { "A little movement today?" }
    func logYourMinutes(_ emoji: String) -> String { "Log your minutes to keep your streak going \(emoji)" }
    func didYouNotice(_ saboteur: String) -> String { "Did you notice \(saboteur) today?" }
    var nothingToWrite: String { "If not, there is nothing to write down. If so, one line is enough." }
    var noticingIsTheExercise: String { "If so, write it down: noticing is the exercise." }
    func howIsItGoing(_ tracker: String) -> String { "\(tracker): how is it going today?" }
    var shortNoteIsEnough: String { "A short note is enough." }
    var somethingToWriteDown: String { "Something to write down?" }
    var oneTapIsEnough: String { "One tap answers." }
    func remindersSent(_ count: Int) -> String { count == 1 ? "1 reminder was sent." : "\(count) reminders were sent." }

    var weeklyReports: String { "Weekly reports" }

    var pageNotFound: String { "This page does not exist" }
    var nothingIsLost: String { "Nothing is lost. The overview leads to everything else." }
    var toTheOverview: String { "To the overview" }
}
