/// Reads the entries of a tar archive, all of it or nothing.
///
/// Files and folders only: links, devices and pipes are refused, and so are absolute paths, parts such as `..`, and a
/// path that is there twice.
package struct TarReader {
    private let bytes: [UInt8]
    private var position = 0
    private var entries: [TarEntry] = []
    private var paths: Set<String> = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The entries of an archive in its order; throws at the first thing that is not as it should be.
    package static func entries(of bytes: [UInt8], upTo most: Int) throws(TarError) -> [TarEntry] {
        var reader = TarReader(bytes)
        var more: String?
        while let header = try reader.nextHeader() {
            switch header.kind {
            case TarHeader.Kind.more, TarHeader.Kind.longName:
                guard more == nil else { throw TarError("the archive is damaged: two long paths for one entry") }
                let content = try reader.content(header)
                more =
                    header.kind == TarHeader.Kind.more
                    ? try TarReader.path(in: content) : try TarReader.longName(in: content)
                continue
            case TarHeader.Kind.moreOfAll:
                guard try TarReader.path(in: try reader.content(header)) == nil else {
                    throw TarError("the archive is damaged: one path for all entries")
                }
                continue
            default: break
            }
            try reader.add(header, path: more)
            more = nil
            guard reader.entries.count <= most else { throw TarError("it holds more than \(most) files") }
        }
        guard more == nil else { throw TarError("the archive is cut off: a file is missing behind its path") }
        return reader.entries
    }

    private struct Header {
        let path: String
        /// Whether the path is UTF-8: that in a header cannot be where another one says the whole of it.
        let isText: Bool
        let mode: Int
        let size: Int
        let kind: UInt8
    }

    /// The header of the next entry; nil at the end, which is two blocks of zeros with nothing but zeros behind them.
    private mutating func nextHeader() throws(TarError) -> Header? {
        guard let block = take(TarHeader.blockSize) else { throw TarReader.cutOff }
        if block.allSatisfy({ $0 == 0 }) {
            guard let second = take(TarHeader.blockSize) else { throw TarReader.cutOff }
            guard second.allSatisfy({ $0 == 0 }), bytes[position...].allSatisfy({ $0 == 0 }) else {
                throw TarError("the archive is damaged: something stands behind its end")
            }
            return nil
        }
        func field(_ range: Range<Int>) -> ArraySlice<UInt8> {
            block[(block.startIndex + range.lowerBound)..<(block.startIndex + range.upperBound)]
        }
        guard TarHeader.magics.contains(Array(field(TarHeader.magic))),
            TarReader.octal(field(TarHeader.checksum)) == TarHeader.sum(block)
        else { throw TarError("the archive is damaged, or no tar archive: a header at byte \(position - 512) is none") }
        let isPOSIX = Array(field(TarHeader.magic)) == TarHeader.magics[0]
        let prefix = isPOSIX ? TarReader.text(field(TarHeader.prefix)) : []
        let name = TarReader.text(field(TarHeader.name))
        let path = (prefix.isEmpty ? [] : prefix + [UInt8(ascii: "/")]) + name
        let text = String(decoding: path, as: UTF8.self)
        guard let mode = TarReader.octal(field(TarHeader.mode)), let size = TarReader.octal(field(TarHeader.size))
        else {
            throw TarError("the archive is damaged: a number of its header is none", in: text)
        }
        return Header(
            path: text, isText: String(validating: path, as: UTF8.self) != nil, mode: mode, size: size,
            kind: field(TarHeader.kind).first ?? 0)
    }

    private static let cutOff = TarError("the archive is cut off")

    private mutating func add(_ header: Header, path more: String?) throws(TarError) {
        let written = more ?? header.path
        guard more != nil || header.isText else { throw TarError("its name is not UTF-8", in: written) }
        let isFolder = header.kind == TarHeader.Kind.folder
        guard isFolder || header.kind == TarHeader.Kind.file || header.kind == TarHeader.Kind.oldFile else {
            throw TarError("it is \(TarHeader.name(ofKind: header.kind)); expected a file", in: written)
        }
        guard let path = TarReader.plain(written, isFolder: isFolder) else {
            throw TarError("its path leads elsewhere", in: written)
        }
        // What other programs write for the folder itself.
        if path.isEmpty { return }
        guard paths.insert(path).inserted else { throw TarError("it is there twice", in: path) }
        if isFolder, header.size != 0 { throw TarError("a folder with content", in: path) }
        entries.append(TarEntry(path, mode: header.mode, bytes: isFolder ? nil : Array(try content(header))))
    }

    /// A path without `./` before it and, of a folder, without `/` behind it; nil for one that leaves its folder.
    private static func plain(_ path: String, isFolder: Bool) -> String? {
        if isFolder, path == "./" || path == "." { return "" }
        var path = path[...]
        if path.hasPrefix("./") { path = path.dropFirst(2) }
        if isFolder, path.hasSuffix("/") { path = path.dropLast() }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(String.init)
        guard !path.utf8.contains(0), parts.allSatisfy({ part in part.map { !["", ".", ".."].contains($0) } ?? false })
        else { return nil }
        return String(path)
    }

    private mutating func content(_ header: Header) throws(TarError) -> ArraySlice<UInt8> {
        guard header.size <= bytes.count - position, let content = take(header.size) else {
            throw TarError("the archive is cut off, or its size is not true", in: header.path)
        }
        let rest = header.size % TarHeader.blockSize
        guard rest == 0 || take(TarHeader.blockSize - rest) != nil else { throw TarReader.cutOff }
        return content
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= bytes.count - position else { return nil }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// The path that a header of kind `more` gives; nil where it says something else only, such as a time.
    private static func path(in content: ArraySlice<UInt8>) throws(TarError) -> String? {
        let damaged = TarError("the archive is damaged: a long path is none")
        var path: String?
        var rest = content
        while !rest.isEmpty {
            guard let blank = rest.firstIndex(of: UInt8(ascii: " ")), blank - rest.startIndex <= 9,
                let length = Int(String(decoding: rest[..<blank], as: UTF8.self)), length > 0, length <= rest.count,
                rest.startIndex + length > blank + 1, rest[rest.startIndex + length - 1] == UInt8(ascii: "\n"),
                let record = String(
                    validating: rest[(blank + 1)..<(rest.startIndex + length - 1)], as: UTF8.self),
                let equals = record.firstIndex(of: "=")
            else { throw damaged }
            let key = record[..<equals]
            // A size would stand in place of the one in the header, which is never too small for what is read here.
            guard key != "size", key != "linkpath", path == nil || key != "path" else { throw damaged }
            if key == "path" { path = String(record[record.index(after: equals)...]) }
            rest = rest.dropFirst(length)
        }
        return path
    }

    /// The path that a header of kind `longName` gives: all of its content, with a zero at its end.
    private static func longName(in content: ArraySlice<UInt8>) throws(TarError) -> String {
        guard let path = String(validating: text(content), as: UTF8.self), !path.isEmpty else {
            throw TarError("the archive is damaged: a long path is none")
        }
        return path
    }

    /// The bytes before the first zero.
    private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] { Array(field.prefix { $0 != 0 }) }

    /// A number in octal digits, with blanks around it or a zero behind it; nil for anything else.
    private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
        let blank = UInt8(ascii: " ")
        let digits = field.drop { $0 == blank }.prefix { $0 != 0 && $0 != blank }
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }),
            field[digits.endIndex...].allSatisfy({ $0 == 0 || $0 == blank })
        else { return nil }
        return Int(String(decoding: digits, as: UTF8.self), radix: 8)
    }
}
