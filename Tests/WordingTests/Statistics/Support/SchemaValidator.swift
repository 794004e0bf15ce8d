import Foundation

/// Checks a document against a JSON Schema, as far as the schema of `stats` uses the language.
struct SchemaValidator {
    private let schema: [String: Any]

    /// The supported keywords; any other in a schema is reported as a problem.
    private static let keywords: Set<String> = [
        "$schema", "$defs", "$ref", "title", "description", "type", "required", "properties", "items", "enum", "const",
        "pattern", "anyOf", "minimum", "maximum", "minItems", "maxItems",
    ]

    init(_ bytes: Data) throws {
        schema = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
    }

    /// The problems of a document; empty if there aren't any.
    func problems(of document: Any) -> [String] {
        problems(of: document, schema, "$")
    }

    private func problems(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var problems = schema.keys.filter { !SchemaValidator.keywords.contains($0) }.map {
            "\(path): unknown keyword \($0)"
        }
        if let reference = schema["$ref"] as? String {
            let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
            let definitions = self.schema["$defs"] as? [String: [String: Any]] ?? [:]
            guard let definition = definitions[name] else { return ["\(path): no definition \(name)"] }
            problems += self.problems(of: value, definition, path)
        }
        if let choices = schema["anyOf"] as? [[String: Any]],
            choices.allSatisfy({ !self.problems(of: value, $0, path).isEmpty })
        {
            problems.append("\(path): fits no choice: \(value)")
        }
        if let type = schema["type"] as? String, !has(type, value) {
            return problems + ["\(path): no \(type): \(value)"]
        }
        if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
            problems.append("\(path): not one of \(choices): \(value)")
        }
        if let constant = schema["const"] as? String, constant != value as? String {
            problems.append("\(path): not \(constant): \(value)")
        }
        if let text = value as? String, let pattern = schema["pattern"] as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            problems.append("\(path): \(text) does not match \(pattern)")
        }
        if let number = value as? NSNumber, has("number", value) {
            if let minimum = schema["minimum"] as? NSNumber, number.doubleValue < minimum.doubleValue {
                problems.append("\(path): below \(minimum): \(number)")
            }
            if let maximum = schema["maximum"] as? NSNumber, number.doubleValue > maximum.doubleValue {
                problems.append("\(path): above \(maximum): \(number)")
            }
        }
        return problems + memberProblems(of: value, schema, path)
    }

    private func memberProblems(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var problems: [String] = []
        if let object = value as? [String: Any] {
            for name in schema["required"] as? [String] ?? [] where object[name] == nil {
                problems.append("\(path): lacks \(name)")
            }
            for (name, member) in schema["properties"] as? [String: [String: Any]] ?? [:] {
                guard let value = object[name] else { continue }
                problems += self.problems(of: value, member, "\(path).\(name)")
            }
        }
        if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            for (index, item) in array.enumerated() { problems += self.problems(of: item, items, "\(path)[\(index)]") }
            let range = (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? .max)
            if !range.contains(array.count) { problems.append("\(path): \(array.count) items") }
        }
        return problems
    }

    private func has(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isFlag(value)
        case "number": value is NSNumber && !isFlag(value)
        case "integer":
            !isFlag(value) && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } == true
        default: false
        }
    }

    /// JSON's true and false are numbers to Foundation, of a C type that no number has.
    private func isFlag(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }
}
