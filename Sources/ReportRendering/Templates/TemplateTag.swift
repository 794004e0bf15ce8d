/// A tag of a Mustache template.
struct TemplateTag: Sendable {
    enum Kind: Sendable {
        /// `{{name}}`
        case variable
        /// `{{{name}}}` or `{{&name}}`
        case unescaped
        /// `{{#name}}` or `{{^name}}`
        case section
        /// `{{>name}}` or `{{<name}}`
        case partial
        /// `{{/name}}`, `{{$name}}`, `{{!…}}`, which name nothing that could be unknown.
        case other
        /// A tag that the engine would take but that can not be checked: `{{=…=}}`, `{{%…}}`.
        case unsupported
    }

    let kind: Kind
    let name: String
    /// From 1.
    let line: Int
    /// Of the opening braces, in characters from 1.
    let column: Int
}
