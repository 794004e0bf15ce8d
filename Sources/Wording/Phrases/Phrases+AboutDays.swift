package import Model

extension Phrases {
    package var whatCounts: String { say("What counts as a day", "Was als Tag zählt") }
    package var drawingsTitle: String { say("How a day is drawn", "So wird ein Tag gezeichnet") }
    package var middleRule: String {
        say(
            "The middle is the level: a strong green circle for steady, a pale one for easy, a gray one with a square for wild, a dashed circle without an entry (a point where it is small). A small clover is on a day that a joker healed; one without an entry is a clover.",
            "Die Mitte ist die Stufe: ein kräftig grüner Kreis für ruhig, ein blasser für locker, ein grauer mit Quadrat für wild, ein gestrichelter Kreis ohne Eintrag (klein gezeichnet ein Punkt). Ein kleines Kleeblatt hat ein Tag, den ein Joker geheilt hat; einer ohne Eintrag ist ein Kleeblatt."
        )
    }
    /// The meaning of the rings that a history can have; empty if it has none.
    ///
    /// `hasMoments` is whether a tracker counts moments.
    package func ringRules(
        hasWorkout: Bool, hasMindfulness: Bool, hasTrackers: Bool, hasMoments: Bool
    ) -> [String] {
        let names = [
            hasWorkout ? say("workout", "Training") : nil,
            hasMindfulness ? say("mindfulness", "Achtsamkeit") : nil,
            hasTrackers ? say("the trackers in focus", "die Tracker im Fokus") : nil,
        ].compactMap(\.self)
        guard !names.isEmpty else { return [] }
        var rules = [
            say(
                "The rings around it, from the inside: \(names.joined(separator: ", ")). A whole ring is a goal that was reached.",
                "Die Ringe darum, von innen: \(names.joined(separator: ", ")). Ein ganzer Ring ist ein erreichtes Ziel."
            )
        ]
        if hasMoments {
            rules.append(
                say(
                    "The ring of a saboteur has a part for each moment that you noticed.",
                    "Der Ring eines Saboteurs hat ein Stück für jeden Moment, den du bemerkt hast."))
        }
        if names.count > 1 {
            rules.append(say("A check mark: every ring is closed.", "Ein Haken bedeutet: Alle Ringe sind geschlossen."))
        }
        if hasTrackers {
            rules.append(
                say(
                    "Small drawings leave out the rings of trackers.",
                    "Kleine Zeichnungen lassen die Ringe der Tracker weg."))
        }
        return rules
    }
    package var heatRule: String {
        say(
            "In heat maps a sober day is filled, the stronger the longer the run is, up to the tenth day. Any other day is an outline: round for easy, square for wild, dashed without an entry.",
            "In Heatmaps ist ein nüchterner Tag gefüllt, umso kräftiger, je länger die Serie ist, bis zum zehnten Tag. Jeder andere Tag ist ein Umriss: rund für locker, eckig für wild, gestrichelt ohne Eintrag."
        )
    }
    /// `zone` is nil if it is private.
    package func dayRule(_ zone: String?, dayStart: String?) -> String {
        let zone = zone.map { say(" in the time zone \($0)", " in der Zeitzone \($0)") } ?? ""
        return say(
            dayStart.map {
                "A day runs from \($0) to \($0)\(zone); what is logged earlier belongs to the day before."
            } ?? "A day runs from midnight to midnight\(zone).",
            dayStart.map {
                "Ein Tag dauert von \($0) Uhr bis \($0) Uhr am nächsten Morgen\(zone); was davor eingetragen wird, zählt zum Vortag."
            } ?? "Ein Tag dauert von Mitternacht bis Mitternacht\(zone).")
    }
    package var openTodayRule: String {
        say(
            "Today stays open until something is logged. Until then it neither extends a streak nor ends one.",
            "Heute bleibt offen, bis etwas eingetragen wird. Bis dahin verlängert der Tag keine Serie und beendet keine."
        )
    }
    /// Shown if there are levels.
    package var missedDayRule: String {
        say(
            "A day without an entry is a missed day, like an easy one. Yesterday stays open until 18:00.",
            "Ein Tag ohne Eintrag gilt als verpasst, wie ein lockerer Tag. Gestern bleibt bis 18 Uhr offen.")
    }
    /// `wholeDays`: the timer shows only days, from the first sober one on.
    package func timerRules(_ timer: Profile.TimerRule, wholeDays: Bool) -> [String] {
        say(
            [
                wholeDays
                    ? "The sober timer counts whole days from the start of the first sober one."
                    : "The sober timer runs from the moment you logged the first sober day; if you logged it later, from the start of that day.",
                timer == .grace
                    ? "The timer goes on while today is open." : "The timer shows zero until today is logged as sober.",
            ],
            [
                wholeDays
                    ? "Der Nüchtern-Timer zählt ganze Tage ab dem Beginn des ersten nüchternen."
                    : "Der Nüchtern-Timer läuft ab dem Moment, in dem du den ersten nüchternen Tag eingetragen hast; bei einem Nachtrag ab dem Beginn dieses Tages.",
                timer == .grace
                    ? "Der Timer läuft weiter, solange heute offen ist."
                    : "Der Timer steht auf null, bis heute als nüchtern eingetragen ist.",
            ])
    }
    /// Shown only if the profile has assumed days, pauses or schedules.
    package var assumedRule: String {
        say(
            "The exception: days that your profile assumes to be steady count as steady without an entry.",
            "Die Ausnahme: Tage, die dein Profil als ruhig annimmt, zählen auch ohne Eintrag als ruhig.")
    }
    package var pauseRule: String {
        say(
            "During a pause, a day on which nothing counted rests for the streaks that are paused: it neither extends them nor ends them.",
            "In einer Pause ruhen die pausierten Serien: Ein Tag, an dem nichts zählt, verlängert sie nicht und beendet sie nicht."
        )
    }
    package var weekdaysRule: String {
        say(
            "If a streak is planned for some weekdays, a gap on any other day rests; a good day there counts all the same.",
            "Ist eine Serie für bestimmte Wochentage geplant, schadet eine Lücke an den anderen Tagen nicht; ein guter Tag zählt auch dort."
        )
    }
    /// `jokers`: whether good weeks earn jokers.
    package func weeksRule(jokers: Bool) -> String {
        say(
            "If a streak is planned by the week, it counts weeks with enough good days\(jokers ? "; seven good weeks earn a joker" : "").",
            "Ist eine Serie nach Wochen geplant, zählt sie Wochen mit genug guten Tagen\(jokers ? "; sieben gute Wochen bringen einen Joker" : "")."
        )
    }
    /// Shown if the goal or limit of a tracker decides.
    package var targetRule: String {
        say(
            "If the goal decides, a day is good once the goal is met; if the limit decides, a day within it is good and a day without a log rests.",
            "Wenn das Ziel entscheidet, ist ein Tag gut, sobald du es erreichst. Wenn das Limit entscheidet, ist ein Tag gut, an dem du es einhältst; ein Tag ohne Eintrag ruht dann."
        )
    }
    package func minutesRule(_ minutes: Int) -> String {
        let minutes = counted(minutes, ("minute", "minutes"), ("Minute", "Minuten")).text
        return say(
            "A day counts toward the meditation streak from \(minutes) of meditation and breathing, and toward the workout streak from \(minutes) of workout.",
            "Für die Meditationsserie zählt ein Tag ab \(minutes) Meditation und Atemübungen, für die Trainingsserie ab \(minutes) Training."
        )
    }
    package var correctionRule: String {
        say(
            "If a day has several entries, the one logged last counts.",
            "Gibt es zu einem Tag mehrere Einträge, zählt der zuletzt eingetragene.")
    }
    package func trackerRules(withAwareness: Bool, withAvoidance: Bool) -> [String] {
        [
            say(
                "Good trackers: a day with a log is a good day.",
                "Gute Gewohnheiten: Ein Tag mit Eintrag ist ein guter Tag.")
        ]
            + (withAwareness
                ? [
                    say(
                        "Awareness: noticing is the exercise. A day on which you noticed something counts.",
                        "Wahrnehmen: Bemerken ist die Übung. Ein Tag, an dem du etwas bemerkt hast, zählt.")
                ] : [])
            + (withAvoidance
                ? [
                    say(
                        "Avoidance: a day without a log is a good day, today included. There are no jokers here.",
                        "Vermeiden: Ein Tag ohne Eintrag ist ein guter Tag, auch heute schon. Joker gibt es hier nicht."
                    )
                ] : [])
            + (withAwareness || withAvoidance
                ? [
                    say(
                        "When you change from awareness to avoidance, the old streak moves to the archive and a new one starts.",
                        "Wechselst du vom Wahrnehmen zum Vermeiden, kommt die alte Serie ins Archiv, und eine neue beginnt."
                    )
                ] : [])
    }
}
