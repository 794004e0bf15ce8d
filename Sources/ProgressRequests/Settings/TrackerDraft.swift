package import ProgressModel
import ReportWords

/// A tracker before it is written into `trackers.json`; what is not said takes its default.
@dynamicMemberLookup
package struct TrackerDraft: Sendable {
    package var id: String
    /// In seconds after midnight; nil for none.
    package var reminder: Int?
    /// What a tracker of one's own is for; nil if not said.
    package var purpose: TrackerPurpose?
    private var object: TrackerObject

    /// Makes a draft of a preset.
    package init(_ preset: TrackerPreset) {
        id = preset.rawValue
        object = TrackerObject(new: preset)
    }

    /// Makes a draft of a person's own tracker; nil where no id can be made of the name.
    ///
    /// An emoji in the name is its icon.
    package init?(name: String) {
        let (icon, rest) = Tracker.emoji(in: name).map { ($0.icon, $0.rest) } ?? (nil, name)
        guard let id = Tracker.id(of: rest) else { return nil }
        self.id = id
        object = TrackerObject()
        object.name = LocalizedText(rest)
        object.icon = icon
    }

    /// What it says.
    package subscript<Value>(dynamicMember path: WritableKeyPath<TrackerObject, Value>) -> Value {
        get { object[keyPath: path] }
        set { object[keyPath: path] = newValue }
    }

    /// How it is named to `log`: by its id alone where that is no word of `log` itself.
    package var logName: String { LogNames.isReserved(id) ? "--tracker " + id : id }

    /// What it is called.
    package var title: String { object.name?.text(in: .fallback) ?? id }

    /// Whether an import of Apple Health fills it from the type that it names.
    var isFilledFromHealth: Bool {
        guard let type = object.healthType else { return false }
        let mode = object.mode ?? object.preset?.mode ?? .yesNo
        return HealthFilling(type, mode, unit: object.unit, .ofAllLanguages).isPossible
    }

    /// The type of Apple Health that its name suggests, if that can fill it.
    package var suggestedHealthType: String? {
        var draft = self
        draft.healthType = TrackerPreset.healthType(suggestedBy: title)
        draft.dropUselessHealthType()
        return draft.healthType
    }

    /// Takes the type of Apple Health out that the program suggests, if it can't fill such a tracker.
    package mutating func dropUselessHealthType() { if !isFilledFromHealth { object.healthType = nil } }

    /// The object of `trackers.json`, beside the trackers that are there, of a tracker that begins on a day.
    func written(beside trackers: [Tracker], since day: Day) -> TrackerObject {
        var written = object
        written.id = id
        written.createdAt = written.createdAt ?? day
        written.takeRing(beside: trackers)
        return written
    }
}

extension TrackerPreset {
    /// The identifier of Apple Health that a name of a tracker is likely to mean; nil where none is.
    static func healthType(suggestedBy name: String) -> String? {
        Vocabulary.ofAllLanguages.presets(within: name).first?.beginning.healthType
    }
}
