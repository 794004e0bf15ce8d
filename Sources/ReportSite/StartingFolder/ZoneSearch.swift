import ProgressModel

/// Finds a time zone by what a person calls it.
package enum ZoneSearch {
    /// The name of a zone: as it is written, in other capitals, or by its city alone (`Berlin`, `new york`); nil where
    /// there is none.
    package static func zone(_ text: String) -> String? {
        if text == CivilZone.utc.name || ZoneFiles.bytes(of: text) != nil { return text }
        let wanted = String(text.lowercased().map { $0 == " " ? "_" : $0 })
        if wanted == CivilZone.utc.name.lowercased() { return CivilZone.utc.name }
        for area in CivilZone.areas {
            let names = ZoneFiles.names(in: area)
            let nested = names.filter { !$0.contains(".") }.flatMap { folder in
                ZoneFiles.names(in: area + "/" + folder).map { folder + "/" + $0 }
            }
            let found = (names + nested).first { name in
                let city = name.split(separator: "/").last.map { $0.lowercased() }
                return city == wanted || (area + "/" + name).lowercased() == wanted
            }
            if let found, ZoneFiles.bytes(of: area + "/" + found) != nil { return area + "/" + found }
        }
        return nil
    }
}
