package import Model

/// A file of settings during a change step by step; comments and everything else are kept.
package struct SettingsText: Sendable {
    private let before: SourceFile?
    private let path: String
    private var json: JSONFile

    /// The settings of a data directory at a path; nil if the file exists and isn't JSON5.
    package init?(_ path: String, in files: [SourceFile]) {
        self.path = path
        before = files.first { $0.path == path }
        let empty = SourceFile(
            path: path, bytes: Array((SettingsText.lists.contains(path) ? "[\n]\n" : "{\n}\n").utf8))
        let isBlank = before?.bytes.allSatisfy { " \t\r\n".utf8.contains($0) } ?? true
        guard let json = JSONFile(isBlank ? empty : before ?? empty) else { return nil }
        self.json = json
    }

    private static let lists: Set = ["trackers.json", Experiment.path, DataFolder.importedTables]

    package var document: JSONNode { json.document }

    /// The change of the file; nil if a step didn't fit.
    package var change: FileChange? {
        guard let before else {
            return FileChange(new: path, String(decoding: json.file.bytes, as: UTF8.self))
        }
        return FileChange(of: before, becoming: json.file.bytes)
    }

    /// Sets a member of an object.
    @discardableResult
    package mutating func set(_ key: String, to value: JSONText, in object: JSONNode) -> Bool {
        apply(json.setting(key, to: value, in: object))
    }

    /// Sets an amount of the profile; of amounts over time only the last one.
    package mutating func setLatest(_ setting: Setting, to amount: JSONText) -> Bool {
        let node = setting.path.reduce(document) { node, key in node?.member(key)?.value }
        if case .array(let amounts)? = node?.value, let last = amounts.last {
            return set(Setting.Amount.amount.rawValue, to: amount, in: last)
        }
        return set(setting, to: amount)
    }

    /// Appends a value to a list of the profile, which is created if needed.
    package mutating func append(_ value: JSONText, to setting: Setting) -> Bool {
        guard let list = document.member(setting.key)?.value, case .array = list.value else {
            return set(setting.key, to: .list([value]), in: document)
        }
        return append(value, to: list)
    }

    /// Sets a value of the profile, creating the objects it is in.
    package mutating func set(_ setting: Setting, to value: JSONText) -> Bool {
        let path = setting.path
        var object = document
        for (index, key) in path.dropLast().enumerated() {
            guard let inner = object.member(key)?.value, case .object = inner.value else {
                let rest = path[(index + 1)...].reversed().reduce(value) { .object([JSONText.Member($1, $0)]) }
                return set(key, to: rest, in: object)
            }
            object = inner
        }
        return path.last.map { set($0, to: value, in: object) } ?? false
    }

    /// Removes a key from the profile; false if it isn't there.
    @discardableResult
    package mutating func remove(_ setting: Setting) -> Bool {
        let object = setting.path.dropLast().reduce(document) { node, key in node?.member(key)?.value }
        return object.map { remove(setting.lastKey, from: $0) } ?? false
    }

    /// Removes a member from an object; false if it isn't there.
    @discardableResult
    package mutating func remove(_ key: String, from object: JSONNode) -> Bool {
        let edits = json.removing(key, from: object)
        return !edits.isEmpty && apply(edits)
    }

    package mutating func append(_ value: JSONText, to list: JSONNode) -> Bool {
        append([value], to: list)
    }

    /// Removes an item from a list; false if it has no such index.
    package mutating func remove(at index: Int, from list: JSONNode) -> Bool {
        let edits = json.removing(at: index, from: list)
        return !edits.isEmpty && apply(edits)
    }

    package mutating func append(_ values: [JSONText], to list: JSONNode) -> Bool {
        apply(json.appending(values, to: list))
    }

    private mutating func apply(_ edits: [TextEdit]?) -> Bool {
        guard let edits, let text = edits.applied(to: json.file.bytes),
            let json = JSONFile(json.file.with(text: text))
        else { return false }
        self.json = json
        return true
    }
}
