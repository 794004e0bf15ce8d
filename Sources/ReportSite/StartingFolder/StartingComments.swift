import ProgressModel

/// What the files that a person begins with explain, in the person's language.
struct StartingComments {
    let welcome: String
    let savings: String
    let goals: String
    let policies: String
    let presets: String
    let logs: String
    let why: String

    init(_ language: Language) {
        switch language {
        case .english:
            welcome = "Comments are welcome here. Everything may be left out."
            savings = "What a drink cost and how many there used to be: with both, savings are shown."
            goals = "Minutes at which a ring is full."
            policies = "What heals a missed day: \"universal\" (a joker every 7 days), \"classic\" or \"none\"."
            presets = "Presets:"
            logs = "Logs go to logs.csv:"
            why = "Write here why you do this. It stands on the first page."
        case .german:
            welcome = "Kommentare sind hier willkommen. Alles darf fehlen."
            savings = "Was ein Drink gekostet hat und wie viele es früher waren: Mit beidem siehst du, was du sparst."
            goals = "Minuten, bei denen ein Ring voll ist."
            policies =
                "Was einen Fehltag heilt: \"universal\" (alle 7 Tage ein Joker), \"classic\" oder \"none\" (nichts)."
            presets = "Vorlagen:"
            logs = "Was sie bemerken, steht in logs.csv:"
            why = "Schreib hier auf, warum du das tust. Es steht auf der ersten Seite."
        }
    }
}
