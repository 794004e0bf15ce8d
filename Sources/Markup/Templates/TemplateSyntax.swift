/// The parts of a template as they are written, each tag with its place.
indirect enum TemplateSyntax: Sendable {
    /// Bytes, and the line in which they begin.
    case literal([UInt8], line: Int)
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}` where `isHTML`.
    case value(TemplateTag, isHTML: Bool)
    /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` where it is inverted.
    case section(TemplateTag, isInverted: Bool, [TemplateSyntax])
    /// `{{> name}}`
    case partial(TemplateTag)
    /// A tag that Mustache knows and this program does not.
    case unsupported(TemplateTag)
}

/// A name in a template, and where its tag begins.
struct TemplateTag: Sendable {
    let name: String
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int
}
