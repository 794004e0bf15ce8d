package import Counting
package import Model

extension Activity {
    package var emoji: String { (self == .meditation ? Session.Kind.meditation : .workout).emoji }

    /// Its name, as for its streak.
    package func name(_ phrases: Phrases) -> String {
        phrases.session(self == .meditation ? .meditation : .workout)
    }
}

extension Session.Kind {
    package var emoji: String {
        switch self {
        case .meditation: "🧘"
        case .breathing: "🌬️"
        case .workout: "💪"
        }
    }
}
