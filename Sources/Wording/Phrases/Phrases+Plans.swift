package import Counting
package import Model

extension Phrases {
    package var yourPlan: String { say("Your plan", "Dein Plan") }
    /// Above plans that don't belong to a risk time.
    package var yourPlans: String { say("Your plans", "Deine Pläne") }
    package var yourOtherPlans: String { say("Your other plans", "Deine anderen Pläne") }
    /// `if it is evening and boredom comes up, then call Mei.`, for use after a colon.
    package func sentence(of plan: Tracker.Plan) -> String {
        let trigger = plan.trigger.map { trigger in
            say("\(triggerWord(trigger).isolated) comes up", "\(triggerWord(trigger).isolated) aufkommt")
        }
        // German uses one verb for both: "wenn es Abend ist und Langeweile aufkommt".
        let time = plan.moment.map { say(condition($0), "es \(condition($0)) ist") }
        let conditions = [time, trigger].compactMap(\.self).joined(separator: say(" and ", " und "))
        let action = plan.action.ended.isolated
        // A whole German sentence begins with a capital after a colon too.
        if conditions.isEmpty { return say(action, capitalized(action)) }
        return say("if \(conditions), then \(action)", "Wenn \(conditions), dann: \(action)")
    }
    /// How to add a plan to a tracker, by id, that has none.
    package func planHint(_ id: String) -> String {
        say(
            "You can add a plan of your own: reportgen tracker plan \(id) --when evening --then \"call Mei\", or in the settings of reportgen serve.",
            "Du kannst einen eigenen Plan hinzufügen: mit reportgen tracker plan \(id) --when Abend --then \"Mei anrufen\" oder in den Einstellungen von reportgen serve."
        )
    }
    /// The form of a plan and its fields: when, any trigger, and what to do then.
    package var addPlan: String { say("Add a plan", "Plan hinzufügen") }
    package var planTime: String { say("When, such as evening or 21-23", "Wann, z. B. Abend oder 21-23") }
    package var anyTrigger: String { say("any", "jeder") }
    package var planAction: String { say("Then", "Dann") }
    package var whenYouAreReady: String { say("When you are ready", "Wenn du so weit bist") }
    /// `recent` and `first` are the moments of the last and of the first four weeks.
    package func seemsReady(recent: Int, first: Int) -> String {
        let now =
            switch recent {
            case 0: say("not once", "kein einziges Mal")
            case 1: say("once", "1-mal")
            case 2: say("twice", "2-mal")
            default: say("\(n(recent)) times", "\(n(recent))-mal")
            }
        return say(
            "You noticed it \(now) in the last four full weeks, and \(n(first)) times in your first four. If you like, you can now try days without it. There is no hurry, and the way back is always open.",
            "In den letzten vier vollen Wochen hast du es \(now) bemerkt, in deinen ersten vier \(n(first))-mal. Wenn du magst, kannst du jetzt Tage ohne versuchen. Das hat keine Eile, und zurück geht es immer."
        )
    }
    package var nextStep: String {
        say("The next step, whenever you want it:", "Der nächste Schritt, wann immer du willst:")
    }
    /// The title of the drawing with every record of the past year by hour.
    package var shapeOfDays: String { say("The shape of your days", "Der Rhythmus deiner Tage") }
    package func busiest(from first: String, to last: String) -> String {
        say("Busiest between \(first) and \(last)", "Die stärksten Stunden: \(first) bis \(last)\u{A0}Uhr")
    }
    package func shapeRemark(percent: Int?, of logs: Int) -> String {
        let share =
            percent.map { percent in
                say(
                    "\(self.percent(percent)) of \(self.logs(logs))",
                    "\(self.percent(percent)) von \(counted(logs, "Eintrag", "Einträgen"))")
            } ?? self.logs(logs).text
        return say(
            "\(share) with a time. A row is a day, the latest at the bottom; a dot is a log at its hour.",
            "\(share) mit Uhrzeit. Eine Zeile ist ein Tag, der letzte steht unten; jeder Punkt ist ein Eintrag zu seiner Uhrzeit."
        )
    }
    package func shapeDescription(_ span: String) -> String {
        say(
            "Every log with a time, \(span): across the hours of the day, down the days. The table has the numbers by hour.",
            "Alle Einträge mit Uhrzeit, \(span): waagrecht die Stunden, senkrecht die Tage. Die Zahlen je Stunde stehen in der Tabelle."
        )
    }
    package var hoursOfPlans: String { say("Hours of your plans", "Stunden deiner Pläne") }
    /// `Tonight`, a heading on the day itself.
    package func thisPart(_ part: PartOfDay) -> String {
        switch part {
        case .morning: say("This morning", "Heute Morgen")
        case .afternoon: say("This afternoon", "Heute Nachmittag")
        case .evening: say("Tonight", "Heute Abend")
        case .night: say("Tonight", "Heute Nacht")
        }
    }
    /// `18:00–23:00`; `end` is 1–24 and excluded.
    package func clockHours(from first: Int, to end: Int) -> String {
        say("\(padded(first, 2)):00–\(padded(end, 2)):00", "\(padded(first, 2))–\(padded(end, 2)) Uhr")
    }
    /// On how many days a saboteur was noticed, or happened although it was avoided.
    package func noticedOn(_ count: UsualHours.Count, _ weekday: Weekday, _ part: PartOfDay) -> String {
        let parts =
            switch part {
            case .morning: say(" mornings", "morgen")
            case .afternoon: say(" afternoons", "nachmittage")
            case .evening: say(" evenings", "abende")
            case .night: say(" nights", "nächte")
            }
        let (days, number, isSlip) = (name(of: weekday) + parts, n(count.noticed), count.mode == .avoidance)
        let all =
            count.areLast
            ? say("of the last \(n(count.days)) \(days)", "der letzten \(n(count.days)) \(days)")
            : say("of \(n(count.days)) \(days)", "von \(n(count.days)) \(days)\(part == .morning ? "" : "n")")
        return say(
            "\(isSlip ? "happened" : "noticed") on \(number) \(all)",
            "an \(number) \(all) \(isSlip ? "vorgekommen" : "bemerkt")")
    }
    package func wereSober(_ number: Int, of total: Int, _ weekday: Weekday) -> String {
        let days = say("these \(n(total)) \(name(of: weekday))s", "\(n(total)) \(name(of: weekday))e")
        return number == total
            ? say("All of \(days) were sober.", "Alle \(days) waren nüchtern.")
            : say(
                "\(n(number)) of \(days) \(number == 1 ? "was" : "were") sober.",
                "\(n(number)) der \(days) \(number == 1 ? "war" : "waren") nüchtern.")
    }
    /// Before what was written at such a time.
    package var youWrote: String { say("You wrote", "Du hast geschrieben") }
    /// Before a line of the person's reason.
    package var yourWhy: String { say("Your why", "Dein Warum") }
    package var hardHours: String { say("The hard hours", "Die schwierigen Stunden") }
    package func hardHoursRemark(_ moments: String) -> String {
        say(
            "\(moments) by the hour of the day, each row on its own scale. The line below a row marks its busiest part of the day.",
            "\(moments) nach der Uhrzeit, jede Zeile mit eigenem Maßstab. Der Strich unter einer Zeile zeigt den stärksten Teil des Tages."
        )
    }
    package var momentsSoFar: String { say("The moments so far", "Die bisherigen Momente") }
    /// The number of moments needed for more.
    package func patternsNeed(_ moments: Int) -> String {
        say(
            "From \(n(moments)) moments on, this page also says when, where and why.",
            "Ab \(n(moments)) Momenten sagt diese Seite auch, wann, wo und warum.")
    }
    private func condition(_ moment: Tracker.Plan.Moment) -> String {
        switch moment {
        case .part(let name):
            say("it is \(name)", PartOfDay(rawValue: name).map { self.name(of: $0) } ?? name)
        case .hours(let from, let end):
            say("it is between \(padded(from, 2)):00 and \(padded(end, 2)):00", "zwischen \(n(from)) und \(n(end)) Uhr")
        }
    }
    /// A known trigger in English in lower case; any other as written.
    private func triggerWord(_ trigger: String) -> String {
        KnownWord(trigger).map { say(name(of: $0).lowercased(), name(of: $0)) } ?? trigger
    }
}
