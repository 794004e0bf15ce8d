import CMarkGFM

// Walks use the library's iterator, which keeps no stack: a tree of a hundred thousand levels is walked like any other.
extension MarkdownNode {
    /// Every node of these kinds entered and left, itself included, in the order of the text; a leaf is only entered.
    func events(of isWanted: (Kind) -> Bool) -> [MarkdownEvent] {
        var events: [MarkdownEvent] = []
        walk { direction, pointer in
            let node = MarkdownNode(pointer: pointer)
            let kind = node.kind
            if isWanted(kind) { events.append(MarkdownEvent(direction: direction, node: node, kind: kind)) }
            return true
        }
        return events
    }

    /// The levels below this node, 0 for a leaf; more than `limit` is reported as `limit + 1`.
    func depth(upTo limit: Int) -> Int {
        var depth = 0
        var deepest = 0
        walk { direction, pointer in
            // Leaves are never left, so only nodes with children count as a level of their own.
            guard cmark_node_first_child(pointer) != nil else { return true }
            depth += direction == .enter ? 1 : -1
            deepest = max(deepest, depth)
            return deepest <= limit
        }
        return deepest
    }

    private func walk(_ visit: (MarkdownEvent.Direction, OpaquePointer) -> Bool) {
        guard let iterator = cmark_iter_new(pointer) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            guard visit(event == CMARK_EVENT_ENTER ? .enter : .exit, node) else { return }
        }
    }
}

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
