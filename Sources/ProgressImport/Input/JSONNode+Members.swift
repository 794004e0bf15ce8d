import ProgressLoading

/// What readers of other programs' JSON ask a node for.
extension JSONNode {
    /// The value of a key of an object, the last one where it is there twice; nil where there is none.
    subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }

    /// The members of a list; nil of anything else.
    var elements: [JSONNode]? {
        guard case .array(let elements) = value else { return nil }
        return elements
    }

    /// The members of an object; empty for anything else.
    var members: [Member] {
        if case .object(let members) = value { members } else { [] }
    }

    /// The whole number it is; nil for anything else.
    var whole: Int? {
        guard case .number(let digits) = value else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// The flag it is; nil for anything else.
    var flag: Bool? {
        guard case .bool(let flag) = value else { return nil }
        return flag
    }
}

extension SourceFile {
    /// Where a node begins.
    func place(_ node: JSONNode) -> ImportPlace { ImportPlace(file: path, line: node.position.line) }

    /// The whole of a file of JSON; throws with the line where it is none.
    func json(_ dialect: JSONReader.Dialect = .strict) throws(ImportError) -> JSONNode {
        var reader = JSONReader(bytes, dialect: dialect)
        do throws(JSONReader.Fault) {
            return try reader.document()
        } catch {
            throw ImportError(error.text, at: ImportPlace(file: path, line: error.position.line))
        }
    }
}
