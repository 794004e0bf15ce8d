import Model

/// The time zones that there are: TZif files, each by its IANA name.
package struct TimeZones: Sendable {
    /// The bytes of a zone's file; nil if there is no zone of that name.
    package let bytes: @Sendable (String) -> [UInt8]?
    /// The names of the zones and folders in a folder of zones, in byte order; empty where there is none.
    private let names: @Sendable (String) -> [String]

    /// Makes a collection of zones that are read elsewhere.
    package init(
        bytes: @escaping @Sendable (String) -> [UInt8]?, names: @escaping @Sendable (String) -> [String]
    ) {
        (self.bytes, self.names) = (bytes, names)
    }

    /// The name of a zone: as it is written, in other capitals, or by its city alone (`Berlin`, `new york`); nil where
    /// there is none.
    package func name(_ text: String) -> String? {
        if text == CivilZone.utc.name || bytes(text) != nil { return text }
        let wanted = String(text.lowercased().map { $0 == " " ? "_" : $0 })
        if wanted == CivilZone.utc.name.lowercased() { return CivilZone.utc.name }
        for area in CivilZone.areas {
            let names = names(area)
            let nested = names.filter { !$0.contains(".") }.flatMap { folder in
                self.names(area + "/" + folder).map { folder + "/" + $0 }
            }
            let found = (names + nested).first { name in
                let city = name.split(separator: "/").last.map { $0.lowercased() }
                return city == wanted || (area + "/" + name).lowercased() == wanted
            }
            if let found, bytes(area + "/" + found) != nil { return area + "/" + found }
        }
        return nil
    }
}
