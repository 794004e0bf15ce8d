import Synchronization

/// How many connections are open.
///
/// A class, because all connections share it.
final class OpenConnections: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func begin() { number.add(1, ordering: .relaxed) }

    func end() { number.subtract(1, ordering: .relaxed) }
}
