/// The comments in the files that `init` writes.
extension Phrases {
    package var startingWelcome: String {
        say(
            "Comments are allowed here, and every setting is optional.",
            "Kommentare sind hier erlaubt, und jede Einstellung darf fehlen.")
    }
    package var startingDayStart: String {
        say(
            "What is logged at 02:30 belongs to the evening before with:",
            "Was um 02:30 eingetragen wird, gehört zum Abend davor mit:")
    }
    package var startingWeekStart: String {
        say(
            "The first column of calendars. Weekly streaks run from Monday to Sunday all the same.",
            "Die erste Spalte der Kalender. Serien, die Wochen zählen, laufen trotzdem von Montag bis Sonntag.")
    }
    package var startingSavings: String {
        say(
            "What a drink cost and how many there used to be: with both, savings are shown.",
            "Was ein Drink gekostet hat und wie viele es früher waren: Mit beidem siehst du, was du sparst.")
    }
    package var startingBalance: String {
        say(
            "What savings are: \"soberDays\" (what sober days saved) or \"balance\" (what you really spend, against before).",
            "Was als gespart gilt: \"soberDays\" (was nüchterne Tage sparen) oder \"balance\" (deine Ausgaben, verglichen mit früher)."
        )
    }
    package var startingAim: String {
        say(
            "What leads: \"stop\" (sober days), \"less\" (drinks a week) or \"habits\".",
            "Was vorne steht: \"stop\" (nüchterne Tage), \"less\" (Drinks pro Woche) oder \"habits\".")
    }
    package var startingLastDrink: String {
        say(
            "When the last drink was, a day or a time: the clock counts from it.",
            "Wann der letzte Drink war, Tag oder Zeitpunkt: Die Uhr zählt ab da.")
    }
    package var startingSoberUpTo: String {
        say(
            "How many drinks a steady day may have and still be sober: 0 or 1.",
            "Wie viele Drinks ein ruhiger Tag haben darf, um noch als nüchtern zu gelten: 0 oder 1.")
    }
    package var startingAssumed: String {
        say(
            "Days without an entry that count as steady; without \"to\" until further notice. An entry always wins.",
            "Tage ohne Eintrag, die als ruhig gelten; ohne \"to\" bis auf Weiteres. Ein Eintrag geht immer vor.")
    }
    package var startingGoals: String {
        say(
            "Minutes at which a ring is full; \"drinksPerWeek\" is the most drinks of a week within the goal.",
            "Minuten, bei denen ein Ring voll ist; \"drinksPerWeek\" ist, was eine Woche im Rahmen höchstens hat.")
    }
    package var startingDrinkGrams: String {
        say(
            "Grams of pure alcohol in one drink (8 UK, 10 AU and FR, 12 DE, 14 US), and drinks with a button of their own.",
            "Gramm reiner Alkohol in einem Drink (12 DE, 8 UK, 10 AU und FR, 14 US) und Drinks mit eigenem Knopf.")
    }
    package var startingPolicies: String {
        say(
            """
            What heals a missed day: "universal" (every 7 days earn a joker, and it heals any day), "classic" (not a wild \
            one) or "none".
            """,
            """
            Was einen verpassten Tag heilt: "universal" (alle 7 Tage ein Joker, der jeden Tag heilt), "classic" (keinen \
            wilden Tag) oder "none" (nichts).
            """)
    }
    package var startingReminders: String {
        say(
            "When to ask about the evening before; see reminders.ics and reportgen remind.",
            "Wann nach dem Vorabend gefragt wird; siehe reminders.ics und reportgen remind.")
    }
    package var startingFeedID: String {
        say(
            "The ids of your feed and your calendar are made of this; leave it as it is.",
            "Daraus entstehen die Kennungen von Feed und Kalender; bitte so lassen.")
    }
    package var startingPresets: String {
        say("Presets, each added with a line as the next one:", "Vorlagen, jede mit einer Zeile wie der nächsten:")
    }
    package var startingLogs: String { say("Logs go to logs.csv:", "Einträge dafür stehen in logs.csv:") }
}
