/// A file of Excel: `.xlsx`, and `.xlsm` without its programs.
struct ExcelBook: SpreadsheetBook {
    private(set) var names: [String] = []
    private(set) var hidden: Set<Int> = []
    private var places: [String] = []
    private var counts1904 = false
    private let styles: ExcelStyles
    private let texts: [String]
    private let parts: Spreadsheet.Parts

    /// Reads the parts that all sheets share; throws if one is missing or damaged.
    init(_ parts: @escaping Spreadsheet.Parts) throws(ImportError) {
        self.parts = parts
        let root = try ExcelRelations(of: "", parts)
        guard let place = try root.target(ofType: "officeDocument") else {
            throw ImportError("an archive of Office without a sheet; expected .xlsx")
        }
        guard !place.hasSuffix(".bin") else {
            throw ImportError("a binary file of Excel", hint: "save it as .xlsx or CSV")
        }
        let relations = try ExcelRelations(of: place, parts)
        styles = try ExcelStyles(relations.target(ofType: "styles"), parts)
        texts = try ExcelTexts.read(relations.target(ofType: "sharedStrings"), parts)
        guard let bytes = try parts(place) else { throw ImportError("the file has no part \(place)") }
        try XMLScanner.visit(bytes, of: place) { tag, scanner throws(ImportError) in
            if tag.hasLocalName("workbookPr"), let value = tag.text("date1904") {
                counts1904 = ["1", "true"].contains(value)
            } else if tag.hasLocalName("sheet"), let id = tag.relation, let part = relations.target(of: id) {
                guard !places.contains(part) else { throw scanner.error("two sheets are the part \(part)") }
                if let state = tag.text("state"), state != "visible" { hidden.insert(names.count) }
                names.append(tag.text("name") ?? "")
                places.append(part)
            }
        }
        guard !names.isEmpty else { throw ImportError("an archive of Office without a sheet; expected .xlsx") }
    }

    func read(_ index: Int, into sheet: inout Sheet) throws(ImportError) {
        guard let bytes = try parts(places[index]) else { throw ImportError("the file has no part \(places[index])") }
        try XMLScanner.walk(bytes, of: places[index]) { scanner throws(ImportError) in
            var reader = ExcelSheetReader(styles: styles, texts: texts, counts1904: counts1904)
            try reader.read(&scanner, into: &sheet)
        }
    }
}

/// The parts of a file by their ids.
private struct ExcelRelations {
    private var targets: [String: (type: String, target: String)] = [:]
    /// The folder of the part; targets are relative to it.
    private let folder: [String]

    /// Reads the relations of a part, or of the whole file if the name is empty.
    init(of part: String, _ parts: Spreadsheet.Parts) throws(ImportError) {
        let folders = part.split(separator: "/").map(String.init)
        folder = Array(folders.dropLast())
        let place = (folder + ["_rels", (folders.last ?? "") + ".rels"]).joined(separator: "/")
        guard let bytes = try parts(place) else { return }
        var targets = targets
        try XMLScanner.visit(bytes, of: place) { tag, scanner throws(ImportError) in
            guard tag.hasLocalName("Relationship"), let id = tag.text("Id"), let type = tag.text("Type"),
                let target = tag.text("Target"), tag.text("TargetMode") != "External"
            else { return }
            // The type follows the last slash; the text before it is the edition of the standard.
            let name = type.split(separator: "/").last.map(String.init) ?? ""
            guard targets.updateValue((name, target), forKey: id) == nil else {
                throw scanner.error("two parts have the id \(id.prefix(40))")
            }
            guard targets.count <= Spreadsheet.mostParts else { throw scanner.error("too many parts") }
        }
        self.targets = targets
    }

    func target(of id: String) -> String? { targets[id].map { resolved($0.target) } }

    /// The only part of a type; nil if there isn't one; throws if there are two.
    func target(ofType type: String) throws(ImportError) -> String? {
        let targets = Set(targets.values.filter { $0.type == type }.map(\.target))
        guard targets.count <= 1 else {
            throw ImportError(
                "the file has two parts of the type \(type)", hint: "save it again in a spreadsheet program, or as CSV")
        }
        return targets.first.map(resolved)
    }

    private func resolved(_ target: String) -> String {
        var path = target.hasPrefix("/") ? [] : folder
        for part in target.split(separator: "/") where part != "." {
            if part == ".." { _ = path.popLast() } else { path.append(String(part)) }
        }
        return path.joined(separator: "/")
    }
}

extension XMLTag {
    /// The id of another part: an attribute in the namespace of relations, whatever its prefix is.
    fileprivate var relation: String? {
        var attributes = attributes
        while let attribute = attributes.next() {
            if attribute.name.firstPlace(of: UInt8(ascii: ":")) != nil, attribute.name.localName.equals("id") {
                return XMLText(attribute.value).text
            }
        }
        return nil
    }
}
