/// What a person chose to tell on a page besides what its reader is told in any case.
package struct HandoutChoice: Sendable {
    /// Trackers by their ids.
    package var trackers: Set<String>
    package var activities: Set<Activity>
    /// Whether the notes of days are told.
    package var notes: Bool

    /// Makes a choice.
    package init(trackers: Set<String> = [], activities: Set<Activity> = [], notes: Bool = false) {
        (self.trackers, self.activities, self.notes) = (trackers, activities, notes)
    }
}

/// For whom a page is made that the person hands over.
package enum HandoutReader: String, CaseIterable, Sendable {
    /// The person, who may see everything.
    case oneself = "self"
    /// Who treats them: drinking, measurements, and what the person chose.
    case doctor
    /// A friend: streaks and pictures, no drinks.
    case friend
}
