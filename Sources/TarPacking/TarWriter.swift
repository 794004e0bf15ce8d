/// Writes entries as a tar archive whose bytes follow from the entries alone: they are sorted, belong to nobody, and are
/// from 1970.
package struct TarWriter {
    private var bytes: [UInt8] = []

    /// Packs entries, whose paths differ, into an archive.
    package static func archive(of entries: [TarEntry]) -> [UInt8] {
        var writer = TarWriter()
        for entry in entries.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) { writer.add(entry) }
        writer.bytes += [UInt8](repeating: 0, count: 2 * TarHeader.blockSize)
        return writer.bytes
    }

    private mutating func add(_ entry: TarEntry) {
        let path = Array((entry.bytes == nil ? entry.path + "/" : entry.path).utf8)
        let kind = entry.bytes == nil ? TarHeader.Kind.folder : TarHeader.Kind.file
        let content = entry.bytes ?? []
        if let parts = TarWriter.parts(of: path) {
            addHeader(parts.name, prefix: parts.prefix, mode: entry.mode, size: content.count, kind)
        } else {
            let record = TarWriter.record("path", path)
            addHeader(Array("pax_header".utf8), prefix: [], mode: 0o644, size: record.count, TarHeader.Kind.more)
            addContent(record)
            addHeader(Array(path.suffix(99)), prefix: [], mode: entry.mode, size: content.count, kind)
        }
        addContent(content)
    }

    /// How a path goes into a header; nil for one that is too long, or has other characters than ASCII, of which a header
    /// does not say how they are written.
    private static func parts(of path: [UInt8]) -> (name: [UInt8], prefix: [UInt8])? {
        guard path.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
        if path.count < TarHeader.name.count { return (path, []) }
        let slash = path.indices.dropLast().first { index in
            path[index] == UInt8(ascii: "/") && index > 0 && index < TarHeader.prefix.count
                && path.count - index - 1 < TarHeader.name.count
        }
        return slash.map { (Array(path[($0 + 1)...]), Array(path[..<$0])) }
    }

    /// A record of a header of kind `more`, which begins with its own length.
    private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
        let rest = Array(" \(key)=".utf8) + value + [UInt8(ascii: "\n")]
        var length = rest.count
        while length != rest.count + "\(length)".utf8.count { length = rest.count + "\(length)".utf8.count }
        return Array("\(length)".utf8) + rest
    }

    private mutating func addHeader(_ name: [UInt8], prefix: [UInt8], mode: Int, size: Int, _ kind: UInt8) {
        var block = [UInt8](repeating: 0, count: TarHeader.blockSize)
        func put(_ text: [UInt8], _ field: Range<Int>) {
            block.replaceSubrange(
                field.lowerBound..<field.lowerBound + min(text.count, field.count), with: text.prefix(field.count))
        }
        func put(_ number: Int, _ field: Range<Int>) {
            let digits = String(number, radix: 8)
            put(Array((String(repeating: "0", count: max(0, field.count - 1 - digits.count)) + digits).utf8), field)
        }
        put(name, TarHeader.name)
        put(mode, TarHeader.mode)
        put(0, TarHeader.owner)
        put(0, TarHeader.group)
        put(size, TarHeader.size)
        put(0, TarHeader.modified)
        put([kind], TarHeader.kind)
        put(TarHeader.magics[0], TarHeader.magic)
        put(prefix, TarHeader.prefix)
        let sum = String(TarHeader.sum(block[...]), radix: 8)
        put(Array((String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ").utf8), TarHeader.checksum)
        bytes += block
    }

    private mutating func addContent(_ content: [UInt8]) {
        bytes += content
        let rest = content.count % TarHeader.blockSize
        if rest > 0 { bytes += [UInt8](repeating: 0, count: TarHeader.blockSize - rest) }
    }
}
