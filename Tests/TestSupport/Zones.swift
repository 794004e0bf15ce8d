import Foundation
package import Model

/// The compiled file of a time zone, such as `Europe/Berlin`, on the machine the tests run on; nil if there isn't one.
@Sendable package func systemZone(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "/usr/share/zoneinfo/" + name).map(Array.init)
}

/// Zones that do not depend on the machine: each has always followed the rule of today.
extension CivilZone {
    package static let berlin = CivilZone("Europe/Berlin", footer: "CET-1CEST,M3.5.0,M10.5.0/3", standardOffset: 3600)
    package static let newYork = CivilZone(
        "America/New_York", footer: "EST5EDT,M3.2.0,M11.1.0", standardOffset: -18_000)

    /// A zone that has always followed one rule: a compiled file of no transitions and a footer.
    private init(_ name: String, footer: String, standardOffset: Int) {
        let offset = (0..<4).reversed().map { UInt8(truncatingIfNeeded: standardOffset >> (8 * $0)) }
        let counts = [0, 0, 0, 0, 1, 1].flatMap { [UInt8](repeating: 0, count: 3) + [UInt8($0)] }
        let block = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts + offset + [0, 0, 0]
        guard let zone = CivilZone(name: name, tzif: block + block + Array("\n\(footer)\n".utf8)) else {
            preconditionFailure("\(footer) is not a rule")
        }
        self = zone
    }
}
