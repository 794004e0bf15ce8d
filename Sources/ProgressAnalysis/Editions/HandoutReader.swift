/// For whom a page is made that the person hands over.
package enum HandoutReader: String, CaseIterable, Sendable {
    /// The person, who may see everything.
    case oneself = "self"
    /// Who treats them: drinking, measurements, and what the person chose.
    case doctor
    /// A friend: streaks and pictures, no drinks.
    case friend
}
