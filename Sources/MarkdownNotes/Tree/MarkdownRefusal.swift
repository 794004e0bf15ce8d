/// Why a note is shown as written instead of as Markdown; not shown to users.
enum MarkdownRefusal: Error {
    /// The library gave no tree.
    case unparsed
    /// The tree nests more deeply than `MarkdownLimits.depth`.
    case tooDeep
    /// The library refused a change to the tree; going on could lose text.
    case unchanged
    /// The library gave no HTML.
    case unrendered
}
