import CMarkGFM

// Uses the library's iterator, which has no stack, so that a tree with a hundred thousand levels is no problem.
extension MarkdownNode {
    /// Entering and leaving of each node of these kinds, itself included, in text order; leaves are only entered.
    ///
    /// The list is made in advance, so the tree may be changed while it is used: a node may be freed after its last
    /// event.
    func events(of isWanted: (Kind) -> Bool = { _ in true }) -> [MarkdownEvent] {
        var events: [MarkdownEvent] = []
        walk { direction, pointer in
            let node = MarkdownNode(pointer: pointer)
            let kind = node.kind
            if isWanted(kind) { events.append(MarkdownEvent(direction: direction, node: node, kind: kind)) }
            return true
        }
        return events
    }

    /// The number of levels below this node, 0 for a leaf; more than `limit` is returned as `limit + 1`.
    func depth(upTo limit: Int) -> Int {
        var depth = 0
        var deepest = 0
        walk { direction, pointer in
            // Leaves are never left, so only nodes with children add a level.
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

/// A step of a walk through a note's tree.
struct MarkdownEvent {
    enum Direction {
        case enter
        case exit
    }

    let direction: Direction
    let node: MarkdownNode
    /// The kind of the node at this step.
    let kind: MarkdownNode.Kind
}
