package import Model

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

/// What tells this machine from every other one, and is told to none.
package enum MachineKey {
    /// The id of the machine (machine-id(5)); where it has none, as in many containers, a random key in the folder for the
    /// state of programs, which is made when it is first asked for.
    ///
    /// Throws where there is no such folder or it cannot be written.
    package static func text() throws(CommandError) -> String {
        if let id = SystemSettings.machineID?.split(whereSeparator: \.isWhitespace).first, id != "uninitialized" {
            return String(id)
        }
        guard let folder = stateFolder else {
            throw CommandError(
                .inputOutput, "this machine has no id and no place to keep one",
                hint: "name a folder that outlasts the program in XDG_STATE_HOME")
        }
        let file = folder / "machine-key"
        if case .file? = FileSystem.entry(at: file) {
            return String(decoding: try FileSystem.read(file), as: UTF8.self)
        }
        var generator = SystemRandomNumberGenerator()
        let key = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }.joined(separator: "-")
        try FileSystem.createDirectories(folder, mode: 0o700)
        try FileSystem.replaceDurably(file, with: Array(key.utf8), mode: 0o600)
        return key
    }

    /// Of this program, after the XDG Base Directory Specification.
    private static var stateFolder: Path? {
        let named = Machine.variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? Path($0) : nil }
        let home = Machine.variable("HOME").flatMap { $0.isEmpty ? nil : Path($0) / ".local/state" }
        return (named ?? home).map { $0 / "reportgen" }
    }
}
