package import Diagnostics
import ProgressLoading
import ProgressModel
import ProgressRecording
import ReportWords

extension SettingsChange {
    /// The keys of the profile that take a single value, as `set` takes them.
    package static let profileKeys = [
        "name", "timeZone", "dayStart", "language", "weekStart", "currency", "soberUpTo", "pricePerDrink",
        "drinksPerWeek", "drinksPerDay", "caloriesPerDrink", "savings", "weightKg", "minMinutes", "goals.mindfulness",
        "goals.workout", "policies.noalc", "policies.meditation", "policies.workout", "policies.trackers", "siteUrl",
        "timer", "healthMilestones", "assumeSteady", "schedules.meditation", "schedules.workout", "milestones",
        "celebrations", "savingsGoals", "reminders", "pauses",
    ]

    /// Sets a key of the profile; keys within objects have a point, such as `goals.workout`.
    package static func set(_ key: String, to value: String) throws(SiteError) -> SettingsChange {
        let key = try known(key)
        var change = SettingsChange(action: "set \(key) \(value)") { folder throws(SiteError) in
            var alternatives: [[FileChange]] = []
            for value in values(value, for: key, folder.zones) {
                var text = try text("profile.json", in: folder)
                if text.set(path(of: key), to: value), let change = text.change { alternatives.append([change]) }
            }
            return alternatives
        }
        change.result = { folder, _ in written(key, in: folder) }
        return change
    }

    /// A key as the profile has it.
    private static func written(_ key: String, in folder: RecordedFolder) -> [String] {
        let file = folder.files.first { $0.path == "profile.json" }
        let document = SettingsText("profile.json", in: folder.files)?.document
        let node = path(of: key).reduce(document) { node, key in node?.member(key)?.value }
        guard let file, let node else { return [] }
        return ["\(key): \(String(decoding: file.bytes[node.range], as: UTF8.self))"]
    }

    /// Takes a key out of the profile, so that its default holds.
    package static func remove(_ key: String) throws(SiteError) -> SettingsChange {
        let key = try known(key)
        return SettingsChange(action: "set \(key) --remove") { folder throws(SiteError) in
            var text = try text("profile.json", in: folder)
            guard text.remove(path(of: key)), let change = text.change else {
                throw SiteError(.usage, "profile.json has no \(key)")
            }
            return [[change]]
        }
    }

    /// Pauses streaks for some days; one that has no end yet gets it where the reason is the same and only an end is
    /// said.
    package static func pause(
        _ reason: String?, from first: DayText?, to last: DayText?, streaks: [String]
    ) -> SettingsChange {
        let words = ["pause", reason, first.map { "--from \($0.text)" }, last.map { "--to \($0.text)" }]
        let action = (words.compactMap(\.self) + streaks.map { "--streak \($0)" }).joined(separator: " ")
        var change = SettingsChange(action: action) { folder throws(SiteError) in
            var text = try text("profile.json", in: folder)
            let end = last.map { JSONText.text("\($0.day(near: folder.today))") }
            if first == nil, streaks.isEmpty, let end, let open = text.openPause(reason) {
                _ = text.set("to", to: end, in: open)
                return [[text.change].compactMap(\.self)]
            }
            if first == nil, last != nil {
                throw SiteError(
                    .usage, "no pause without an end is called \(reason ?? "so")",
                    hint: "name its first day with --from")
            }
            // A second pause without an end would go on when the first one ends.
            if last == nil, let reason, text.openPause(reason) != nil { return [[]] }
            let from = first?.day(near: folder.today) ?? folder.today
            let pause = JSONText.object(
                [
                    JSONText.Member("from", .text("\(from)")), end.map { JSONText.Member("to", $0) },
                    reason.map { JSONText.Member("reason", .text($0)) },
                    streaks.isEmpty ? nil : JSONText.Member("streaks", .list(streaks.map { .text($0) })),
                ].compactMap(\.self))
            _ = text.append(pause, to: "pauses")
            return [[text.change].compactMap(\.self)]
        }
        change.result = { folder, language in
            let pauses = folder.profile.pauses.filter {
                reason == nil || $0.reason?.lowercased() == reason?.lowercased()
            }
            let phrases = language.phrases
            return pauses.suffix(1).map { pause in
                phrases.pauseHolds(pause.reason, phrases.date(pause.span.first), pause.span.last.map(phrases.date))
            }
        }
        return change
    }

    private static func known(_ key: String) throws(SiteError) -> String {
        if let known = profileKeys.first(where: { $0.lowercased() == key.lowercased() }) { return known }
        let ends = profileKeys.filter { $0.lowercased().hasSuffix("." + key.lowercased()) }
        throw SiteError(
            .usage, "\"\(key)\" is not a key of profile.json",
            hint: ends.isEmpty
                ? spellingHint(key, among: profileKeys) ?? "expected \(alternatives(profileKeys))"
                : "did you mean \(alternatives(ends))?")
    }

    private static func path(of key: String) -> [String] { key.split(separator: ".").map(String.init) }

    /// What a value may be in the file, the likelier first: as the program understands it, as JSON, as a text.
    private static func values(_ value: String, for key: String, _ zones: TimeZones) -> [JSONText] {
        var values: [JSONText] = []
        switch key {
        case "timeZone": values += [zones.name(value)].compactMap { $0.map { .text($0) } }
        case "currency": values += [AnswerText.currency(value)].compactMap { $0.map { .text($0) } }
        case "language": values += [AnswerText.language(value)].compactMap { $0.map { .text($0.rawValue) } }
        case "dayStart": values += [AnswerText.time(value)].compactMap { $0.map { .text(clockText($0)) } }
        case "weekStart": values += [DateWords.weekday(value.lowercased())].compactMap { $0.map { .text("\($0)") } }
        case "pricePerDrink", "drinksPerWeek", "drinksPerDay", "caloriesPerDrink", "weightKg", "goals.workout",
            "goals.mindfulness":
            values += [AnswerText.amount(value)].compactMap { $0.map { .written($0) } }
        default: break
        }
        var reader = JSONReader(Array(value.utf8), dialect: .json5)
        if (try? reader.document()) != nil { values.append(.written(value)) }
        return values + [.text(value)]
    }
}

extension SettingsText {
    /// The last pause without an end, with this reason where one is said.
    fileprivate func openPause(_ reason: String?) -> JSONNode? {
        guard case .array(let pauses)? = document.member("pauses")?.value.value else { return nil }
        return pauses.last { pause in
            let written = pause.member("reason")?.value.word
            return pause.member("to") == nil && (reason == nil || written?.lowercased() == reason?.lowercased())
        }
    }
}
