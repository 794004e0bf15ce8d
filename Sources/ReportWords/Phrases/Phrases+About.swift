package import ProgressAnalysis
package import ProgressModel

/// The words of the page that explains the counting.
extension Phrases {
    package var aboutDescription: String {
        say(
            "How levels, streaks, jokers and days are counted here.",
            "Wie hier Stufen, Serien, Joker und Tage gezählt werden.")
    }
    package var threeLevels: String { say("Three levels", "Drei Stufen") }
    package var levelHeadings: (level: String, drinks: String, effect: String) {
        say(("Level", "Drinks", "What it does"), ("Stufe", "Drinks", "Was sie bewirkt"))
    }
    package func range(of level: Level) -> String {
        switch level {
        case .steady: say("0 or 1 drink", "0 oder 1 Drink")
        case .easy: say("2 to 5 drinks", "2 bis 5 Drinks")
        case .wild: say("6 drinks or more", "6 Drinks oder mehr")
        }
    }
    /// How much that is, in a word: `moderate`.
    package func caption(of level: Level) -> String {
        switch level {
        case .steady: say("none or minimal", "nichts oder wenig")
        case .easy: say("moderate", "mäßig")
        case .wild: say("high", "viel")
        }
    }
    /// What a day of the level does; `soberUpTo` is the most drinks of a sober day, nil where sober days are not told.
    package func effect(of level: Level, _ policy: Profile.PolicyName, soberUpTo: Int?) -> String {
        let isTold = soberUpTo != nil
        return switch (level, policy) {
        case (.steady, _) where soberUpTo == 0:
            say(
                "The streak grows. Without any drink it is a sober day, too.",
                "Die Serie wächst. Ganz ohne Drink ist es auch ein nüchterner Tag.")
        case (.steady, _):
            isTold
                ? say(
                    "The streak grows, and the day is a sober one.", "Die Serie wächst, und der Tag zählt als nüchtern."
                ) : say("The streak grows.", "Die Serie wächst.")
        case (_, .universal), (.easy, .classic):
            say("A joker can heal it.", "Ein Joker kann den Tag heilen.")
                + (isTold ? say(" The sober timer starts over.", " Der Nüchtern-Timer beginnt von vorn.") : "")
        case (.wild, .classic):
            say("The streak starts over and loses one joker.", "Die Serie beginnt von vorn und verliert einen Joker.")
                + (isTold
                    ? say(" The sober timer starts over, too.", " Auch der Nüchtern-Timer beginnt von vorn.") : "")
        case (_, .none):
            isTold
                ? say(
                    "The streak and the sober timer start over.", "Die Serie und der Nüchtern-Timer beginnen von vorn.")
                : say("The streak starts over.", "Die Serie beginnt von vorn.")
        }
    }
    /// What a day of the level does where weeks are counted against a goal of drinks.
    package func effectOnWeek(of level: Level) -> String {
        switch level {
        case .steady:
            say(
                "Adds its drinks to the week, without a number none.",
                "Zählt in der Woche mit seinen Drinks, ohne Zahl mit keinem.")
        case .easy:
            say(
                "Adds its drinks to the week, without a number at least 2.",
                "Zählt in der Woche mit seinen Drinks, ohne Zahl mit mindestens 2.")
        case .wild:
            say(
                "Adds its drinks to the week, without a number at least 6.",
                "Zählt in der Woche mit seinen Drinks, ohne Zahl mit mindestens 6.")
        }
    }
    package var jokers: String { say("Jokers", "Joker") }
    package func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String {
        switch policy {
        case .universal:
            say(
                "Each \(every) days of a streak earn a joker ⭐. Up to \(cap) can be held at a time. When a day is missed, a joker heals it and the streak goes on; the healed day counts.",
                "Alle \(every) Tage bringt eine Serie einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt einen verpassten Tag: Die Serie geht weiter, und der geheilte Tag zählt mit."
            )
        case .classic:
            say(
                "\(every) steady days in a row earn a joker ⭐. Up to \(cap) can be held at a time. A joker heals an easy day or a day without an entry; a wild day cannot be healed and costs one joker.",
                "\(every) ruhige Tage in Folge bringen einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt einen lockeren Tag oder einen Tag ohne Eintrag; ein wilder Tag lässt sich nicht heilen und kostet einen Joker."
            )
        case .none:
            say(
                "Your profile counts streaks without jokers: a streak lasts as long as every day is a good one.",
                "In deinem Profil zählen Serien ohne Joker: Eine Serie dauert, solange jeder Tag ein guter ist.")
        }
    }
    /// The same where weeks are counted against a goal of drinks.
    package func jokerRuleOfWeeks(every: Int, cap: Int) -> String {
        say(
            "Each \(every) weeks of a streak earn a joker ⭐. Up to \(cap) can be held at a time. A joker heals a week above the goal, and the streak goes on; the healed week counts.",
            "Alle \(every) Wochen bringt eine Serie einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt eine Woche über dem Ziel: Die Serie geht weiter, und die geheilte Woche zählt mit."
        )
    }
    package func examples(_ policy: Profile.PolicyName) -> [(title: String, days: String, caption: String)] {
        let healed = say(
            "Day 7 earns a joker. Day 9 is easy: the joker heals it, and the streak stands at 10 days. A healed day keeps its colour and has a clover.",
            "Tag 7 bringt einen Joker. Tag 9 ist locker: Der Joker heilt ihn, und die Serie steht bei 10 Tagen. Ein geheilter Tag behält seine Farbe und hat ein Kleeblatt."
        )
        let first = say(
            "Day 7 is wild. As the seventh day it first earns a joker, which heals it right away.",
            "Tag 7 ist wild. Als siebter Tag bringt er zuerst einen Joker, und der heilt ihn sofort.")
        let without = say(
            "Four days are too few for a joker, so the streak ends on day 5. The next steady day is day 1 again.",
            "Vier Tage reichen nicht für einen Joker, also endet die Serie an Tag 5. Der nächste ruhige Tag ist wieder Tag 1."
        )
        let wild = say(
            "A wild day ends the streak and costs a joker. The next steady day is day 1 again.",
            "Ein wilder Tag beendet die Serie und kostet einen Joker. Der nächste ruhige Tag ist wieder Tag 1.")
        let new = say(
            "The streak ends on day 5. The next steady day is day 1 again.",
            "Die Serie endet an Tag 5. Der nächste ruhige Tag ist wieder Tag 1.")
        return switch policy {
        case .universal:
            [
                (say("Healed", "Geheilt"), "SSSSSSSSES", healed),
                (say("Earn first", "Erst verdienen"), "SSSSSSWSSS", first),
                (say("Without a joker", "Ohne Joker"), "SSSSWSSSSS", without),
            ]
        case .classic:
            [
                (say("Healed", "Geheilt"), "SSSSSSSSES", healed),
                (say("A wild day", "Ein wilder Tag"), "SSSSSSSSWS", wild),
            ]
        case .none: [(say("A new start", "Ein neuer Anfang"), "SSSSWSSSSS", new)]
        }
    }
    package var ends: String { say("ends", "endet") }
    package var whatCounts: String { say("What counts as a day", "Was als Tag zählt") }
    package var drawingsTitle: String { say("How a day is drawn", "So wird ein Tag gezeichnet") }
    /// What the middle of a day is.
    package var middleRule: String {
        say(
            "The middle is the level: a strong green circle for steady, a pale one for easy, a grey one with a square for wild, a dashed circle without an entry (a point where it is small). A small clover is on a day that a joker healed; one without an entry is a clover.",
            "Die Mitte ist die Stufe: ein kräftig grüner Kreis für ruhig, ein blasser für locker, ein grauer mit Quadrat für wild, ein gestrichelter Kreis ohne Eintrag (klein gezeichnet ein Punkt). Ein kleines Kleeblatt hat ein Tag, den ein Joker geheilt hat; einer ohne Eintrag ist ein Kleeblatt."
        )
    }
    /// What its rings are; empty where there is none.
    package func ringRules(_ rings: RecordedRings) -> [String] {
        let names = [
            rings.hasWorkout ? say("workout", "Training") : nil,
            rings.hasMindfulness ? say("mindfulness", "Achtsamkeit") : nil,
            rings.hasTrackers ? say("the trackers in focus", "die Tracker im Fokus") : nil,
        ].compactMap(\.self)
        guard !names.isEmpty else { return [] }
        var rules = [
            say(
                "The rings around it, from the inside: \(names.joined(separator: ", ")). A whole ring is a goal that was reached.",
                "Die Ringe darum, von innen: \(names.joined(separator: ", ")). Ein ganzer Ring ist ein erreichtes Ziel."
            )
        ]
        if rings.hasMoments {
            rules.append(
                say(
                    "The ring of a saboteur has a part for each moment that you noticed.",
                    "Der Ring eines Saboteurs hat ein Stück für jeden Moment, den du bemerkt hast."))
        }
        if rings.areSeveral {
            rules.append(say("A tick: every ring is closed.", "Ein Haken bedeutet: Alle Ringe sind geschlossen."))
        }
        if rings.hasTrackers {
            rules.append(
                say(
                    "Small drawings leave out the rings of trackers.",
                    "Kleine Zeichnungen lassen die Ringe der Tracker weg."))
        }
        return rules
    }
    /// What the squares of a heat map are.
    package var heatRule: String {
        say(
            "In heat maps a sober day is filled, the stronger the longer the run is, up to the tenth day. Any other day is an outline: round for easy, square for wild, dashed without an entry.",
            "In Heatmaps ist ein nüchterner Tag gefüllt, umso kräftiger, je länger die Serie ist, bis zum zehnten Tag. Jeder andere Tag ist ein Umriss: rund für locker, eckig für wild, gestrichelt ohne Eintrag."
        )
    }
    /// `zone` is nil if it is withheld.
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
    /// Said where levels are written down.
    package var missedDayRule: String {
        say(
            "A day without an entry is a missed day, like an easy one. Yesterday stays open until 18:00.",
            "Ein Tag ohne Eintrag gilt als verpasst, wie ein lockerer Tag. Gestern bleibt bis 18 Uhr offen.")
    }
    /// `wholeDays`: the timer shows no more than days, which begin with the first sober one.
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
    /// Said only where the profile assumes days, pauses, or plans them.
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
            "Where a streak is planned for some weekdays, a gap on any other day rests; a good day there counts all the same.",
            "Ist eine Serie für bestimmte Wochentage geplant, schadet eine Lücke an den anderen Tagen nicht; ein guter Tag zählt auch dort."
        )
    }
    /// `jokers`: whether good weeks earn jokers.
    package func weeksRule(jokers: Bool) -> String {
        say(
            "Where a streak is planned by the week, it counts weeks with enough good days\(jokers ? "; seven good weeks earn a joker" : "").",
            "Ist eine Serie nach Wochen geplant, zählt sie Wochen mit genug guten Tagen\(jokers ? "; sieben gute Wochen bringen einen Joker" : "")."
        )
    }
    /// Where the goal or the limit of a tracker decides.
    package var targetRule: String {
        say(
            "Where the goal decides, a day is good once the goal is met; where the limit decides, a day within it is good and a day without a log rests.",
            "Wenn das Ziel entscheidet, ist ein Tag gut, sobald du es erreichst. Wenn das Limit entscheidet, ist ein Tag gut, an dem du es einhältst; ein Tag ohne Eintrag ruht dann."
        )
    }
    package func minutesRule(_ minutes: Int) -> String {
        let minutes = counted(minutes, ("minute", "minutes"), ("Minute", "Minuten")).text
        return say(
            "A day counts towards the meditation streak from \(minutes) of meditation and breathing, and towards the workout streak from \(minutes) of workout.",
            "Für die Meditationsserie zählt ein Tag ab \(minutes) Meditation und Atemübungen, für die Trainingsserie ab \(minutes) Training."
        )
    }
    package var correctionRule: String {
        say(
            "If a day has several entries, the one logged last counts.",
            "Gibt es zu einem Tag mehrere Einträge, zählt der zuletzt eingetragene.")
    }
    package var trackersTitle: String { say("Trackers", "Tracker") }
    /// Those of the trackers that there are.
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
    package var energyTitle: String { say("Energy of a workout", "Energieverbrauch beim Training") }
    package var energyRule: String {
        say(
            "kcal = MET × 3.5 × weight in kg ÷ 200 × minutes, an estimate. It is shown when your weight and the kind of workout are known.",
            "kcal = MET × 3,5 × Gewicht in kg ÷ 200 × Minuten, eine Schätzung. Sie wird angezeigt, wenn dein Gewicht und die Art des Trainings bekannt sind."
        )
    }
    package var energySource: String {
        say(
            "MET values: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581.",
            "MET-Werte: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581."
        )
    }
    package var yourSettings: String { say("Your settings", "Deine Einstellungen") }
    package func streakSetting(_ family: StreakSetting) -> String {
        switch family {
        case .noalc: say("Low alcohol", "Wenig Alkohol")
        case .meditation: "Meditation"
        case .workout: say("Workout", "Training")
        case .trackers: say("Trackers", "Tracker")
        }
    }
    /// `unit` is what the streak counts.
    package func policy(_ policy: Profile.PolicyName, of family: StreakSetting, _ unit: StreakUnit) -> String {
        switch policy {
        case .classic where family != .noalc:
            unit == .week
                ? say(
                    "Seven good weeks in a row earn a joker, which heals a missed week",
                    "Sieben gute Wochen am Stück bringen einen Joker, der eine verpasste Woche heilt")
                : say(
                    "Seven good days in a row earn a joker, which heals a missed day",
                    "Sieben gute Tage am Stück bringen einen Joker, der einen verpassten Tag heilt")
        case .universal:
            say(
                "Every missed \(unit == .week ? "week" : "day") can be healed by a joker",
                "\(unit == .week ? "Jede verpasste Woche" : "Jeder verpasste Tag") kann von einem Joker geheilt werden")
        case .classic:
            say(
                "A joker heals easy days and days without an entry, a wild day costs one",
                "Ein Joker heilt lockere Tage und Tage ohne Eintrag, ein wilder Tag kostet einen")
        case .none: say("Without jokers", "Ohne Joker")
        }
    }
    package var timer: String { "Timer" }
    package func timerRule(_ rule: Profile.TimerRule) -> String {
        rule == .grace
            ? say("Goes on while today is open", "Läuft weiter, solange heute offen ist")
            : say("At zero until today is sober", "Auf null, bis heute nüchtern ist")
    }
    package var savings: String { say("Savings", "Ersparnis") }
    /// `drinks` is a number with its word.
    package func rate(_ drinks: String, perWeek: Bool) -> String {
        say("\(drinks) per \(perWeek ? "week" : "day") before", "früher \(drinks) pro \(perWeek ? "Woche" : "Tag")")
    }
    /// How the savings come about; without a price where it changed. `days` is a number with its word, `guesses` on how many of
    /// them the drinks are a guess.
    package func savedFormula(
        _ drinks: FixedDecimal, on days: String, price: String?, _ amount: String, guesses: Int
    ) -> String {
        let isEstimate = guesses > 0
        let change = drinks < .zero ? say("more", "mehr") : say("fewer", "weniger")
        let times =
            price.map { say("times \($0)", "mal \($0)") }
            ?? say("each at the price of its day", "jeder zum damaligen Preis")
        let count = self.drinks(drinks.magnitude, isEstimate: isEstimate)
        let guessed = isEstimate ? say(" (\(estimated(guesses)))", ", \(estimated(guesses))") : ""
        return say(
            "\(count) \(change) on \(days)\(guessed), \(times): \(amount)",
            "\(count) \(change) als früher (\(days)\(guessed)), \(times): \(amount)")
    }
    package func perDrink(_ amount: String) -> String { say("\(amount) per drink", "\(amount) pro Drink") }
    package var calories: String { say("Calories", "Kalorien") }
    package var goals: String { say("Goals", "Ziele") }
    package func goal(mindfulness minutes: String) -> String {
        say("\(minutes) min mindfulness", "\(minutes) Min. Achtsamkeit")
    }
    package func goal(workout minutes: String) -> String { say("\(minutes) min workout", "\(minutes) Min. Training") }
    package func goal(drinks: String) -> String { say("at most \(drinks) a week", "höchstens \(drinks) pro Woche") }
    package var lastDrinkSetting: String { say("Last drink", "Letzter Drink") }
    package var weight: String { say("Weight", "Gewicht") }
    package var weekStarts: String { say("Week starts", "Wochenbeginn") }
    package var timeZone: String { say("Time zone", "Zeitzone") }
    package var milestonesSetting: String { say("Milestones", "Meilensteine") }
    package var healthSetting: String { say("About health", "Zur Gesundheit") }
    package func health(_ milestones: Profile.HealthMilestones) -> String {
        switch milestones {
        case .known:
            say("What studies measured, with their sources", "Was Studien gemessen haben, mit Quellen")
        case .own(let lines) where !lines.isEmpty:
            say(
                "\(counted(lines.count, "line", "lines")) of your own",
                "\(counted(lines.count, "eigene Zeile", "eigene Zeilen"))")
        case .own, .hidden: say("Not shown", "Wird nicht angezeigt")
        }
    }
}

/// The families of streaks a profile has a policy for.
package enum StreakSetting: String, CaseIterable, Sendable {
    case noalc, meditation, workout, trackers
}

/// Which rings a history can have.
package struct RecordedRings: Sendable {
    package let hasWorkout, hasMindfulness, hasTrackers: Bool
    /// Whether one of the trackers counts moments.
    package let hasMoments: Bool

    package init(hasWorkout: Bool, hasMindfulness: Bool, hasTrackers: Bool, hasMoments: Bool) {
        self.hasWorkout = hasWorkout
        self.hasMindfulness = hasMindfulness
        self.hasTrackers = hasTrackers
        self.hasMoments = hasMoments
    }

    /// Whether there are several.
    package var areSeveral: Bool { [hasWorkout, hasMindfulness, hasTrackers].count(where: \.self) > 1 }
}
