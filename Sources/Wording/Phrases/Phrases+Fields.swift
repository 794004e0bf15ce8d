package import Model

extension Phrases {
    /// The title of the page, and of its groups.
    package var generalSettings: String { say("General", "Allgemein") }
    package var generalSettingsLede: String {
        say(
            "What profile.json says, in words. If a streak would change, you see it before it is written.",
            "Was in profile.json steht, in Worten. Ändert sich dadurch eine Serie, siehst du das, bevor etwas geschrieben wird."
        )
    }
    package func title(of group: FieldGroup) -> String {
        switch group {
        case .person: say("You", "Du")
        case .drinks: say("Drinks and sober days", "Drinks und nüchterne Tage")
        case .habits: say("Minutes and plans", "Minuten und Pläne")
        case .jokers: jokers
        case .reminders: reminders
        case .pauses: say("Pauses", "Pausen")
        }
    }
    package func name(of setting: Setting) -> String { setting.name.text(in: language) }
    package func explanation(of setting: Setting) -> String { setting.explanation.text(in: language) }
    package func name(of field: TrackerField) -> String { field.name.text(in: language) }
    package func explanation(of field: TrackerField) -> String { field.explanation.text(in: language) }
    /// After a setting was written, following its name or alone.
    package var settingWritten: String { say("saved.", "gespeichert.") }
    /// After the last change was undone.
    package var settingTakenBack: String {
        say("The last change is undone.", "Die letzte Änderung ist rückgängig gemacht.")
    }
    /// Instead of a missing value.
    package var notSet: String { say("not set", "nicht gesetzt") }
    /// The option of not choosing an aim.
    package var aimFollows: String { say("What is logged most decides", "Was du am meisten einträgst, entscheidet") }
    /// The most drinks of a sober day, 0 or 1.
    package func soberUpTo(_ drinks: Int) -> String {
        drinks == 0 ? say("no drink", "kein Drink") : say("one drink", "ein Drink")
    }
    package func streakCounts(_ condition: Tracker.StreakCondition) -> String {
        condition == .goal
            ? say("where the goal or limit is kept", "wenn Ziel oder Limit eingehalten ist")
            : say("with any log", "mit jedem Eintrag")
    }
    package var no: String { say("No", "Nein") }
    /// The title of the page before a change; `field` is what is changed.
    package func changeQuestion(_ field: String) -> String { say("\(field): change it?", "\(field): ändern?") }
}
