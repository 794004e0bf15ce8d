import Actions
import ArgumentParser
import Disk
import Model
import Wording

extension TrackerCommand {
    /// `reportgen tracker add`: a preset, or a tracker of one's own.
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add a tracker: a preset, or one of your own.",
            discussion: """
                  reportgen tracker add water
                  reportgen tracker add Coffee --icon ☕ --mode counter --limit 3 --unit cups
                  reportgen tracker add Piano --icon 🎹 --schedule 3
                  reportgen tracker add "Nail biting" --kind saboteur --reminder 20:00

                Without a name it asks for everything at a terminal.
                """)

        @Argument(
            help: "A preset, or the name of your own.", completion: .list(TrackerPreset.allCases.map(\.rawValue)))
        var name: [String] = []

        @Option(help: ArgumentHelp("Its id in the files. Default: made from the name.", valueName: "id"))
        var id: String?

        @Option(help: ArgumentHelp("good or saboteur.", valueName: "kind"))
        var kind: Tracker.Kind?

        @Option(
            help: ArgumentHelp(
                "counter, yesNo, number, selection or note; of a saboteur awareness or avoidance.", valueName: "mode"),
            completion: .list(Tracker.Mode.allCases.map(\.rawValue)),
            transform: reading("a mode", "expected counter, yesNo, number, selection, note, awareness or avoidance") {
                AnswerText.trackerMode($0)
            })
        var mode: Tracker.Mode?

        @Option(help: ArgumentHelp("An emoji.", valueName: "icon"))
        var icon: String?

        @Option(
            help: ArgumentHelp("What a day should reach, such as 8 or \"8 glasses\".", valueName: "amount"),
            transform: reading("an amount", "expected e.g. 8") { AnswerText.target($0) })
        var goal: (target: Tracker.DailyTarget, unit: String?)?

        @Option(
            help: ArgumentHelp("What a day should not exceed, such as 3 or \"3 cups\".", valueName: "amount"),
            transform: reading("an amount", "expected e.g. 3") { AnswerText.target("max " + $0) })
        var limit: (target: Tracker.DailyTarget, unit: String?)?

        @Option(help: ArgumentHelp("What is counted, such as cups.", valueName: "word"))
        var unit: String?

        @Option(help: ArgumentHelp("What there is to choose, with commas.", valueName: "names"))
        var options: String?

        @Option(
            help: ArgumentHelp("How many days a week, or which weekdays.", valueName: "schedule"),
            transform: reading("a schedule", "expected e.g. 3, or \"monday wednesday\"") { AnswerText.schedule($0) })
        var schedule: Schedule?

        @Option(
            help: ArgumentHelp("When to ask about it, such as 20:00.", valueName: "time"),
            transform: reading("a time", "expected e.g. 20:00") { AnswerText.time($0) })
        var reminder: Int?

        @Option(help: ArgumentHelp("The type of Apple Health that fills it, or none.", valueName: "type"))
        var health: String?

        @Flag(help: "Draw it as a ring of the calendar.")
        var focus = false

        @Flag(help: "Keep it out of everything public.")
        var `private` = false

        @OptionGroup
        var settings: SettingsArguments

        func run() throws {
            try settings.recording.running { () throws(CommandError) in
                let recorder = try settings.recording.recorder()
                let folder = try recorder.read()
                let language = settings.recording.language ?? folder.profile.language
                let draft = try draft(in: language, taken: Set(folder.history.trackers.map(\.id)))
                guard try settings.carryOut(.add(draft), on: recorder) else { return }
                let phrases = language.phrases
                Console.note(phrases.added(draft.title, log: "reportgen log \(draft.logName)" + draft.example))
                guard !name.isEmpty, health == nil, draft.preset == nil, draft.kind == .good,
                    let type = draft.suggestedHealthType
                else { return }
                let command = "reportgen tracker set \(draft.id) healthType \(type)"
                Console.note("\(phrases.question(TrackerQuestion.health))? \(command)")
            }
        }

        private func draft(in language: Language, taken: Set<String>) throws(CommandError) -> TrackerDraft {
            let written = name.joined(separator: " ")
            let interview = Interview(in: language.phrases, tell: Console.note, ask: Console.answer)
            guard !written.isEmpty else {
                guard Console.isInteractive else {
                    throw CommandError(.usage, .noTrackerNamed, .presetsAreListed)
                }
                var draft = try interview.draft(taken: taken)
                try interview.complete(&draft)
                return draft
            }
            let preset = AnswerText.preset(written)
            guard var draft = preset.map(TrackerDraft.init) ?? TrackerDraft(name: written) else {
                throw CommandError(.usage, .noIDFrom(written), .nameWithID)
            }
            try fill(&draft)
            return draft
        }

        private func fill(_ draft: inout TrackerDraft) throws(CommandError) {
            guard goal == nil || limit == nil else {
                throw CommandError(.usage, .goalAndLimit)
            }
            draft.id = id ?? draft.id
            draft.icon = icon ?? draft.icon
            if let mode { (draft.mode, draft.kind) = (mode, mode.kind) }
            if let options { draft.mode = .selection; _ = draft.take(options, for: .options) }
            draft.kind = kind ?? draft.kind ?? (draft.preset == nil ? .good : nil)
            if let amount = goal ?? limit {
                (draft.target, draft.unit) = (amount.target, amount.unit.map { LocalizedText($0) })
                if draft.preset == nil, draft.mode == nil { draft.mode = .counter }
            }
            draft.unit = unit.map { LocalizedText($0) } ?? draft.unit
            draft.schedule = schedule ?? draft.schedule
            if goal != nil || limit != nil || schedule != nil { draft.countStreak(true) }
            draft.reminder = reminder
            if let health {
                draft.healthType = AnswerText.isNothing(health) ? nil : health
            } else {
                draft.dropUselessHealthType()
            }
            if focus { draft.isInCalendar = true }
            if `private` { draft.isPrivate = true }
        }
    }
}

extension Tracker.Kind: ExpressibleByArgument {}

extension TrackerDraft {
    fileprivate var example: String {
        let preset = self.preset
        return switch self.mode ?? preset?.mode {
        case .counter: " 2"
        case .number:
            switch preset {
            case .moodScale: " 4"
            case .steps: " 7500"
            case .weight: " 70.5"
            default: " 7.5"
            }
        case .selection: " " + (self.options?.first?.id.lowercased() ?? preset?.options.first?.rawValue ?? "")
        case .note: " \"…\""
        default: ""
        }
    }
}
