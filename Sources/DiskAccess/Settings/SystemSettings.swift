package import ProgressModel

/// What the machine knows of the person sitting at it; only ever offered, never taken for granted.
package enum SystemSettings {
    /// The IANA name of the machine's time zone; nil where it does not say.
    package static var timeZone: String? {
        let resolved = FileSystem.resolved(Path("/etc/localtime")).text
        let linked = resolved.ranges(of: "/zoneinfo/").last.map { String(resolved[$0.upperBound...]) }
        let written = (try? FileSystem.read(Path("/etc/timezone"))).map { String(decoding: $0, as: UTF8.self) }
        let variable = Machine.variable("TZ")?.drop { $0 == ":" }
        let candidates = [variable.map(String.init), linked, written].compactMap {
            $0?.split(whereSeparator: \.isWhitespace).first.map(String.init)
        }
        return candidates.first { ZoneFiles.bytes(of: $0) != nil }
    }

    /// What tells this machine from every other one, and should be told to none (machine-id(5)); nil where there is nothing.
    package static var machineID: String? {
        (try? FileSystem.read(Path("/etc/machine-id"))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The language of the environment, where reports can be written in it.
    package static var language: Language? {
        let variables: [String] = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let values = variables.compactMap { Machine.variable($0) }
        return values.first { !$0.isEmpty }.flatMap { Language(rawValue: String($0.prefix(2)).lowercased()) }
    }
}
