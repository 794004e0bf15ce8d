/// Why a note is shown as written instead of as Markdown; never shown to anybody.
enum MarkdownRefusal: Error {
    /// The library gave no tree.
    case unparsed
    /// The tree nests more deeply than `MarkdownLimits.depth`.
    case tooDeep
    /// The library would not make a change to the tree, so that text might be lost.
    case unchanged
    /// The library gave no HTML.
    case unrendered
}
