/// The rooms of a folder, which are its subfolders and the files directly in it, and the uses of types between them.
struct Rooms {
    /// A use of a type of one room by a file of another.
    struct Arrow: CustomStringConvertible {
        let from, to: String
        let file: String
        let type: String
        let declaration: String

        var description: String { "\(from) → \(to): \(file) names \(type) (\(declaration))" }
    }

    /// The room of the files directly in the folder.
    static let itself = "(itself)"

    /// One for each pair of rooms, sorted by the room that uses and then by the one that is used.
    private(set) var arrows: [String: [String: Arrow]] = [:]

    /// Finds the arrows between the rooms of a folder; `files` are those of its target.
    init(of folder: String, _ files: [SourceTypes]) {
        let files = files.filter { $0.path.hasPrefix(folder + "/") }
        var declarations: [String: [String]] = [:]
        var nested: [String: Set<String>] = [:]
        for file in files {
            for type in file.declared { declarations[type, default: []].append(file.path) }
            nested[Rooms.room(of: file.path, in: folder), default: []].formUnion(file.nested)
        }
        for file in files {
            let room = Rooms.room(of: file.path, in: folder)
            // A nested type of the room may have the same name as a type of another room.
            let own = file.privateTypes.union(nested[room] ?? [])
            for type in file.named.subtracting(own).sorted() {
                let places = declarations[type] ?? []
                let others = Set(places.map { Rooms.room(of: $0, in: folder) })
                // A name that several rooms declare is ignored.
                guard let place = places.first, others.count == 1, let other = others.first, other != room,
                    arrows[room]?[other] == nil
                else { continue }
                arrows[room, default: [:]][other] = Arrow(
                    from: room, to: other, file: file.path, type: type, declaration: place)
            }
        }
    }

    private static func room(of path: String, in folder: String) -> String {
        let parts = path.dropFirst(folder.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : itself
    }

    /// The arrows to the files directly in the folder, which are its top.
    var upwards: [Arrow] { arrows.keys.sorted().compactMap { arrows[$0]?[Rooms.itself] } }

    /// The arrows of a shortest cycle; empty if there isn't one.
    var circle: [Arrow] {
        arrows.keys.sorted().compactMap(circle(through:)).min { $0.count < $1.count } ?? []
    }

    private func circle(through start: String) -> [Arrow]? {
        var paths: [[Arrow]] = targets(of: start).map { [$0] }
        var seen: Set<String> = []
        while !paths.isEmpty {
            var longer: [[Arrow]] = []
            for path in paths {
                guard let end = path.last?.to else { continue }
                if end == start { return path }
                guard seen.insert(end).inserted else { continue }
                longer += targets(of: end).map { path + [$0] }
            }
            paths = longer
        }
        return nil
    }

    private func targets(of room: String) -> [Arrow] { (arrows[room] ?? [:]).values.sorted { $0.to < $1.to } }
}
