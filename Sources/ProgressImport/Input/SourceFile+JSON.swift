import ProgressLoading

extension SourceFile {
    /// Where a node begins.
    func place(_ node: JSONNode) -> ImportPlace { ImportPlace(file: path, line: node.position.line) }

    /// The whole of a file of JSON; throws with the line if it isn't one.
    func json(_ dialect: JSONReader.Dialect = .strict) throws(ImportError) -> JSONNode {
        var reader = JSONReader(bytes, dialect: dialect)
        do throws(JSONReader.Fault) {
            return try reader.document()
        } catch {
            throw ImportError(error.text, at: ImportPlace(file: path, line: error.position.line))
        }
    }
}

extension JSONNode {
    /// The value of a key of an object, the last one if it is there twice; nil if there is none.
    subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }
}
