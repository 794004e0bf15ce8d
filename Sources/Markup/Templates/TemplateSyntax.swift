/// The parts of a template as written, each tag with its position.
indirect enum TemplateSyntax: Sendable {
    /// Bytes, and the line of the first.
    case literal([UInt8], line: Int)
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}` if `isHTML`.
    case value(TemplateTag, isHTML: Bool)
    /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` if `isInverted`.
    case section(TemplateTag, isInverted: Bool, [TemplateSyntax])
    /// `{{> name}}`
    case partial(TemplateTag)
    /// A tag of Mustache that isn't supported.
    case unsupported(TemplateTag)
}

/// A name in a template, and the position of its tag.
struct TemplateTag: Sendable {
    let name: String
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int
}
