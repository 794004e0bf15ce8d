/// A step of the walk through a note's tree.
struct MarkdownEvent {
    /// Whether the walk goes into the node or comes out of it.
    enum Direction {
        case enter
        case exit
    }

    /// Entering or leaving.
    let direction: Direction
    /// The node in question.
    let node: MarkdownNode
    /// What the node was when the walk passed it.
    let kind: MarkdownNode.Kind
}
