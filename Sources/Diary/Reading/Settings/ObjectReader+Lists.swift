import Model

extension ObjectReader {
    /// The options of a selection in file order; nil if there aren't any.
    mutating func options(_ key: String) -> [Tracker.Option]? {
        typealias Key = TrackerField.Option
        var ids: Set<String> = []
        return list(key).map { nodes in
            objects(nodes, "option", hint: ObjectReader.exampleOfOption) { item in
                let id = item.text(Key.id.rawValue)
                let name = item.localizedText(Key.name.rawValue)
                let icon = item.text(Key.icon.rawValue)
                let valence = item.wholeNumber(Key.valence.rawValue, in: -2...2)
                item.warnOfUnknownKeys()
                if valence == nil, item.has(Key.valence.rawValue) { return nil }
                guard item.isSound, let id, !id.contains("|"), ids.insert(id).inserted else {
                    item.fail(.malformedOption, "the option needs an \"id\" of its own without \"|\"")
                    return nil
                }
                return Tracker.Option(id: id, name: name ?? LocalizedText(id), icon: icon, valence: valence)
            }
        }
    }

    /// The suggested form of an option that is written as its name only.
    private static func exampleOfOption(_ node: JSONNode) -> String {
        let name = node.word ?? "Rad"
        let id = name.lowercased()
        let isPlain = id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        guard isPlain, !id.isEmpty, id.utf8.count <= 64 else {
            return "an option is written as { \"id\": \"rad\", \"name\": \"Rad\" }"
        }
        return "an option is written as { \"id\": \"\(id)\", \"name\": \"\(name)\" }"
    }

    /// The mode changes of a saboteur, ascending by day; empty if there aren't any.
    mutating func modeChanges(_ key: String) -> [Tracker.ModeChange] {
        guard let node = node(key), let nodes = list(key) else { return [] }
        if nodes.isEmpty { fail(.missingValue, "\"modes\" is empty; expected at least one mode", at: node) }
        var days: Set<Day> = []
        let changes = objects(nodes, "mode") { object -> Tracker.ModeChange? in
            guard let change = object.modeChange() else { return nil }
            if days.insert(change.since).inserted { return change }
            object.fail(.duplicateMode, "a second mode since \(change.since)")
            return nil
        }
        return changes.sorted { $0.since < $1.since }
    }

    private mutating func modeChange() -> Tracker.ModeChange? {
        let word = word(
            TrackerField.ModeChange.mode.rawValue, of: [Tracker.Mode.awareness, .avoidance].map(\.rawValue),
            hint: { word in
                Tracker.Mode(rawValue: word).map {
                    "\"modes\" are for saboteurs; write \"trackingMode\": \"\($0.rawValue)\" in their place"
                }
            })
        let mode = word.flatMap(Tracker.Mode.init)
        let since = day(TrackerField.ModeChange.since.rawValue)
        finish("mode", needing: ("mode", mode == nil), ("since", since == nil))
        guard let mode, let since else { return nil }
        return Tracker.ModeChange(mode: mode, since: since)
    }

    /// The person's plans for risky moments, in file order.
    mutating func plans(_ key: String) -> [Tracker.Plan] {
        let parts = Tracker.Plan.Moment.partNames
        return objects(list(key) ?? [], "plan") { object in
            let moment = object.value(
                TrackerField.Plan.moment.rawValue, .unknownWord,
                "not a part of the day; expected \(alternatives(parts)), or hours such as \"21-23\"",
                hint: { spellingHint($0, among: parts) },
                { Tracker.Plan.Moment(withoutSpacesAround($0)) })
            let trigger = object.text(TrackerField.Plan.trigger.rawValue)
            let action = object.text(TrackerField.Plan.action.rawValue)
            object.finish("plan", needing: ("then", action == nil))
            guard object.isSound, let action else { return nil }
            return Tracker.Plan(moment: moment, trigger: trigger, action: action)
        }
    }

    /// Whether to show the known health milestones, or the person's own list; nil if there is no usable value.
    mutating func healthMilestones(_ key: String) -> Profile.HealthMilestones? {
        typealias Key = Setting.HealthMilestone
        guard let node = node(key) else { return nil }
        if let isShown = node.flag { return isShown ? .known : .hidden }
        guard let nodes = node.elements else {
            return reject(node, .malformedValue, "neither true nor false nor a list of health milestones")
        }
        return .own(
            objects(nodes, "health milestone") { object in
                let days = object.wholeNumber(Key.days.rawValue, in: 1...1_000_000)
                let text = object.localizedText(Key.text.rawValue)
                let source = object.text(Key.source.rawValue)
                object.warnOfUnknownKeys()
                guard object.isSound else { return nil }
                guard let days, let text, let source else {
                    let missing =
                        days == nil
                        ? "\"days\"" : text == nil ? "\"text\"" : "\"source\", and nothing is shown without one"
                    object.fail(.missingValue, "the health milestone has no \(missing)")
                    return nil
                }
                return HealthMilestone(days: days, text: text, source: source)
            })
    }

    /// The savings goals, in file order.
    mutating func savingsGoals(_ key: String) -> [SavingsGoal] {
        objects(list(key) ?? [], "savings goal") { object in
            let name = object.text(Setting.SavingsGoal.name.rawValue)
            let amount = object.decimal(
                Setting.SavingsGoal.amount.rawValue, in: 0...Profile.largestAmount, isPositive: true)
            object.finish("savings goal", needing: ("name", name == nil), ("amount", amount == nil))
            guard object.isSound, let name, let amount else { return nil }
            return SavingsGoal(name: name, amount: amount)
        }
    }

    /// The person's own drinks, in file order; `grams` is the pure alcohol of one drink.
    mutating func ownDrinks(_ key: String, grams: FixedDecimal?) -> [OwnDrink] {
        typealias Key = Setting.OwnDrink
        return objects(list(key) ?? [], "drink") { object in
            let (name, icon) = (object.text(Key.name.rawValue), object.text(Key.icon.rawValue))
            let litres = object.decimal(Key.litres.rawValue, in: 0...DrinkVolume.mostLitres, isPositive: true)
            let percent = object.decimal(Key.percent.rawValue, in: 0...DrinkVolume.mostPercent, isPositive: true)
            let drinks = object.decimal(Key.drinks.rawValue, in: 0...OwnDrink.mostDrinks, isPositive: true)
            object.finish("drink", needing: ("name", name == nil))
            guard object.isSound, let name else { return nil }
            let volume = litres.flatMap { litres in percent.flatMap { DrinkVolume(litres: litres, percent: $0) } }
            guard let drinks = drinks ?? grams.flatMap({ volume?.drinks(ofGrams: $0) }) else {
                object.fail(
                    .missingValue,
                    volume == nil
                        ? "the drink \"\(name)\" has neither \"drinks\" nor both \"litres\" and \"percent\""
                        : "the drink \"\(name)\" has no \"drinks\", and the profile no \"drinkGrams\" to compute them with"
                )
                return nil
            }
            return OwnDrink(name, volume, drinks: drinks, icon: icon)
        }
    }

    /// A schedule: an object with either `perWeek` or `weekdays`.
    mutating func schedule(_ key: String) -> Schedule? {
        typealias Key = Setting.Schedule
        guard let node = node(key) else { return nil }
        guard var object = ObjectReader(node, what: "\"\(key)\"", in: self) else {
            invalidate()
            return nil
        }
        let perWeek = object.wholeNumber(Key.perWeek.rawValue, in: 1...7)
        let weekdays = object.weekdays(Key.weekdays.rawValue)
        object.warnOfUnknownKeys()
        if object.has(Key.perWeek.rawValue), let node = object.node(Key.weekdays.rawValue) {
            object.fail(.conflictingKeys, "both \"perWeek\" and \"weekdays\"; expected one of them", at: node)
        }
        if object.isSound, perWeek == nil, weekdays == nil {
            object.fail(.missingValue, "the schedule has neither \"perWeek\" nor \"weekdays\"")
        }
        guard object.isSound else {
            invalidate()
            return nil
        }
        return perWeek.map { .perWeek($0) } ?? weekdays.map { .weekdays($0) }
    }

    /// The hint for a weekday in another form, such as `mon`, `Mittwoch` or `Mi`; nil for other texts.
    private func weekdayHint(_ text: String) -> String? {
        let meant = problems.vocabulary?.weekday(text.split(separator: ".").joined())
        return meant.map { "did you mean \"\($0)\"?" }
    }

    private mutating func weekdays(_ key: String) -> Set<Weekday>? {
        guard let node = node(key), let items = list(key) else { return nil }
        let names = Weekday.allCases.map { "\($0)" }
        var weekdays: Set<Weekday> = []
        for item in items {
            if let index = item.word.flatMap({ names.firstIndex(of: $0.lowercased()) }) {
                weekdays.insert(Weekday.allCases[index])
            } else {
                let hint = item.word.flatMap { weekdayHint($0) ?? spellingHint($0, among: names) }
                let _: Weekday? = reject(
                    item, .unknownWord, "not a weekday; expected \(alternatives(names))", hint: hint)
            }
        }
        if items.isEmpty { fail(.malformedList, "\"\(key)\" is empty; expected at least one weekday", at: node) }
        return weekdays
    }
}
