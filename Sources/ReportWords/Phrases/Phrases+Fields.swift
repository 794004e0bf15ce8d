package import ProgressModel

/// The words of the settings that are changed one by one, which only a server shows.
extension Phrases {
    /// The page, and its groups.
    package var generalSettings: String { say("General", "Allgemein") }
    package var generalSettingsLede: String {
        say(
            "What profile.json says, in words. Where a streak would change, you see it before it is written.",
            "Was in profile.json steht, in Worten. Ändert sich dadurch eine Serie, siehst du das, bevor etwas geschrieben wird."
        )
    }
    package func title(of group: FieldGroup) -> String {
        switch group {
        case .person: say("You", "Du")
        case .drinks: say("Drinks and sober days", "Drinks und nüchterne Tage")
        case .habits: say("Minutes and plans", "Minuten und Pläne")
        case .jokers: say("Jokers", "Joker")
        case .reminders: say("Reminders", "Erinnerungen")
        case .pauses: say("Pauses", "Pausen")
        }
    }
    package func name(of field: ProfileField) -> String {
        switch field {
        case .name: "Name"
        case .levelStreak: say("Name of the streak", "Name der Serie")
        case .language: say("Language", "Sprache")
        case .timeZone: timeZone
        case .dayStart: say("A day begins at", "Ein Tag beginnt um")
        case .weekStart: weekStarts
        case .weight: weight
        case .aim: say("Aim", "Worum es dir geht")
        case .lastDrink: lastDrinkSetting
        case .drinkGoal: say("Most drinks in a week", "Drinks pro Woche, höchstens")
        case .soberUpTo: say("Sober up to", "Nüchtern bis")
        case .timer: timer
        case .milestones: milestonesSetting
        case .why: say("Your why", "Dein Warum")
        case .quietHours: say("Quiet hours", "Ruhezeit")
        case .publicFrom: say("Public from", "Öffentlich ab")
        case .minimumMinutes: say("A day counts from", "Ein Tag zählt ab")
        case .mindfulnessGoal: say("Goal for mindfulness", "Ziel für Achtsamkeit")
        case .workoutGoal: say("Goal for workouts", "Ziel für Training")
        case .meditationSchedule: say("Meditation is planned", "Meditation ist geplant")
        case .workoutSchedule: say("Workouts are planned", "Training ist geplant")
        case .levelPolicy: streakSetting(.noalc)
        case .meditationPolicy: streakSetting(.meditation)
        case .workoutPolicy: streakSetting(.workout)
        case .trackerPolicy: streakSetting(.trackers)
        }
    }
    /// What it changes, what can be entered, and what holds where nothing is.
    package func explanation(of field: ProfileField) -> String {
        switch field {
        case .name:
            say("Stands at the top of every page. Empty: none.", "Steht oben auf jeder Seite. Leer: keiner.")
        case .levelStreak:
            say(
                "What the streak of the levels is called, such as NoAlc or Clarity. Empty: \(noalcStreak).",
                "Wie die Serie der Stufen heißt, z. B. NoAlc oder Clarity. Leer: \(noalcStreak).")
        case .language:
            say("Of pages, answers and errors.", "Der Seiten, der Antworten und der Fehlermeldungen.")
        case .timeZone:
            say(
                "A place such as Berlin or America/New_York, whose day is today. What you wrote elsewhere keeps its day. Empty: UTC.",
                "Ein Ort wie Berlin oder America/New_York, nach dem sich richtet, welcher Tag heute ist. Was du anderswo eingetragen hast, behält seinen Tag. Leer: UTC."
            )
        case .dayStart:
            say(
                "What is written down before this time belongs to the evening before. Empty: midnight.",
                "Was vor dieser Uhrzeit aufgeschrieben wird, gehört noch zum Abend davor. Leer: Mitternacht.")
        case .weekStart:
            say(
                "The first column of calendars, and nothing else: weekly streaks run from Monday to Sunday.",
                "Nur die erste Spalte der Kalender: Serien, die Wochen zählen, laufen immer von Montag bis Sonntag.")
        case .weight:
            say(
                "For the energy of workouts that have none of their own. Empty: none is estimated.",
                "Für die Energie von Trainings ohne eigene Angabe. Leer: Es wird nichts geschätzt.")
        case .aim:
            say(
                "What comes first on every page. Nothing is counted differently.",
                "Was auf jeder Seite oben steht. Gezählt wird nichts anders.")
        case .lastDrink:
            say(
                "The clock counts from it where no later entry says otherwise, e.g. 15.11. 22:00. Empty: from the first sober day.",
                "Ab da läuft die Uhr, wenn kein späterer Eintrag etwas anderes sagt, z. B. 15.11. 22:00. Leer: ab dem ersten nüchternen Tag."
            )
        case .drinkGoal:
            say(
                "With a goal the streak of the levels counts weeks within it. Empty: it counts steady days.",
                "Mit einem Ziel zählt die Serie der Stufen Wochen, die es einhalten. Leer: Sie zählt ruhige Tage.")
        case .soberUpTo:
            say(
                "How much a steady day may have and still be a sober day.",
                "Wie viel ein ruhiger Tag haben darf, um noch nüchtern zu sein.")
        case .timer:
            say(
                "What the clock does while today has no entry.",
                "Was die Uhr macht, solange heute kein Eintrag da ist.")
        case .milestones:
            say(
                "Days of the sober streak, e.g. 7, 30, 90. Empty: the usual ones.",
                "Nüchterne Tage in Folge, z. B. 7, 30, 90. Leer: die üblichen.")
        case .publicFrom:
            say(
                "What was before this day is not in the public edition, e.g. 16.11.2025. Empty: all days are.",
                "Was vor diesem Tag war, steht nicht in der öffentlichen Ausgabe, z. B. 16.11.2025. Leer: alle Tage stehen darin."
            )
        case .quietHours:
            say(
                "Nobody is reminded in them; a reminder that is set for them comes at their end, while its day lasts. Empty: none. For example 22:00-07:00.",
                "In ihr wird an nichts erinnert; eine Erinnerung in dieser Zeit kommt, wenn sie vorbei ist und der Tag noch läuft. Leer: keine. Zum Beispiel 22:00-07:00."
            )
        case .why:
            say(
                "Stands on the overview, and is never published. Empty: nothing.",
                "Steht auf der Übersicht und wird nie veröffentlicht. Leer: nichts.")
        case .minimumMinutes:
            say(
                "Of meditation and breathing together, and of workouts. Empty: 2 minutes.",
                "Meditation und Atemübungen zusammen, und Training. Leer: 2 Minuten.")
        case .mindfulnessGoal, .workoutGoal:
            say(
                "Fills the ring of a day. Empty: a day that counts fills it.",
                "Füllt den Ring eines Tages. Leer: Ein Tag, der zählt, füllt ihn.")
        case .meditationSchedule, .workoutSchedule:
            say(
                "Every day, 3 (times a week), or days such as Monday, Thursday. Nothing is expected on other days.",
                "Jeden Tag, 3 (mal pro Woche) oder Tage wie Montag, Donnerstag. An anderen Tagen wird nichts erwartet.")
        case .levelPolicy, .meditationPolicy, .workoutPolicy, .trackerPolicy:
            say(
                "What heals a missed day of the streak, and what costs a joker.",
                "Was einen verpassten Tag der Serie heilt und was einen Joker kostet.")
        }
    }
    package func name(of field: TrackerField) -> String {
        switch field {
        case .name: "Name"
        case .icon: "Emoji"
        case .prompt: say("Question", "Frage")
        case .unit: say("Unit", "Einheit")
        case .dailyGoal: say("Goal of a day", "Tagesziel")
        case .dailyLimit: say("At most in a day", "Höchstens am Tag")
        case .streakOn: say("A day counts", "Ein Tag zählt")
        case .schedule: say("Planned", "Geplant")
        case .streak: say("Streak", "Serie")
        case .isInCalendar: say("Ring in the calendar", "Ring im Kalender")
        case .isInWidget: say("First on the log sheet", "Vorn beim Eintragen")
        case .widgetOrder: say("Order among those", "Platz unter diesen")
        case .colour: say("Colour", "Farbe")
        case .createdAt: say("Begun on", "Begonnen am")
        case .isPrivate: say("Private", "Privat")
        }
    }
    package func explanation(of field: TrackerField) -> String {
        switch field {
        case .name:
            say("Its id stays, so that every log stays its own.", "Die Kennung bleibt, und damit jeder Eintrag.")
        case .icon:
            say("Empty: its usual one, or its first letter.", "Leer: das übliche oder der erste Buchstabe.")
        case .prompt:
            say("Asked when it is logged. Empty: the usual one.", "Wird beim Eintragen gefragt. Leer: die übliche.")
        case .unit:
            say(
                "In the plural, such as glasses. Empty: the usual one, if it has one.",
                "In der Mehrzahl, z. B. Gläser. Leer: die übliche, falls es eine gibt.")
        case .dailyGoal:
            say(
                "It fills the ring of a day. Empty: the usual one, if it has one.",
                "Es füllt den Ring eines Tages. Leer: das übliche, falls es eins gibt.")
        case .dailyLimit:
            say(
                "A day above it is no good day where the limit decides. Empty: the usual one, if it has one.",
                "Ein Tag darüber ist kein guter, wenn das Limit entscheidet. Leer: das übliche, falls es eins gibt.")
        case .streakOn:
            say(
                "Whether each log counts for the streak, or only a day that keeps its goal or limit.",
                "Ob jeder Eintrag für die Serie zählt oder nur ein Tag, der Ziel oder Limit einhält.")
        case .schedule: explanation(of: ProfileField.meditationSchedule)
        case .streak: say("Whether its days are counted in a row.", "Ob seine Tage in Folge gezählt werden.")
        case .isInCalendar: say("At most two trackers have one.", "Höchstens zwei Tracker haben einen.")
        case .isInWidget:
            say("Before all others, and on the badge of today.", "Vor allen anderen und auf dem Badge von heute.")
        case .widgetOrder:
            say(
                "Lowest first. Empty: behind those with a number.",
                "Der kleinste zuerst. Leer: hinter denen mit einer Zahl.")
        case .colour: say("As #1F9E8A. Empty: the usual one.", "Als #1F9E8A. Leer: die übliche.")
        case .createdAt:
            say(
                "The first day that an avoided day can count. Empty: that of the first log.",
                "Der erste Tag, der als vermieden zählen kann. Leer: der des ersten Eintrags.")
        case .isPrivate:
            say(
                "It is on no page that is published, also not by its name.",
                "Er steht auf keiner Seite, die veröffentlicht wird, auch nicht mit seinem Namen.")
        }
    }
    /// After a setting was written, after its name or alone.
    package var settingWritten: String { say("saved.", "gespeichert.") }
    /// After the last change was undone.
    package var settingTakenBack: String {
        say("The last change is undone.", "Die letzte Änderung ist rückgängig gemacht.")
    }
    /// In the place of a value that is not set.
    package var notSet: String { say("not set", "nicht gesetzt") }
    /// The choice of an aim that was not said.
    package var aimFollows: String { say("What is logged most decides", "Was du am meisten einträgst, entscheidet") }
    /// How much a sober day may have, 0 or 1.
    package func soberUpTo(_ drinks: Int) -> String {
        drinks == 0 ? say("no drink", "kein Drink") : say("one drink", "ein Drink")
    }
    /// What counts for the streak of a tracker: each log, or the goal or limit.
    package func streakCounts(_ condition: Tracker.StreakCondition) -> String {
        condition == .goal
            ? say("where the goal or limit is kept", "wenn Ziel oder Limit eingehalten ist")
            : say("with any log", "mit jedem Eintrag")
    }
    package var no: String { say("No", "Nein") }
    /// The page before a change; `field` is what is changed.
    package func changeQuestion(_ field: String) -> String { say("\(field): change it?", "\(field): ändern?") }
}
