/// A zip archive whose members are read as streams, without unpacking to a disk.
///
/// Trusts only the list at the end, and only what is within the archive. By PKWARE's APPNOTE 6.3.10.
package struct ZipArchive: Sendable {
    private let bytes: any RandomAccessBytes
    private let place: ZipDirectoryPlace

    /// A longer list is an attack on memory.
    private static let mostMembers = 1_000_000

    /// Finds the list of members; throws if there isn't one.
    package init(_ bytes: any RandomAccessBytes) throws(ZipError) {
        self.bytes = bytes
        place = try ZipDirectoryPlace(bytes)
    }

    /// Whether a file begins like an archive; an empty one consists only of its end.
    package static func recognises(_ head: some Collection<UInt8>) -> Bool {
        head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
    }

    /// The wanted members, in the order of the list.
    ///
    /// Others aren't kept, so that an archive with many members needs no more memory.
    package func members(where isWanted: (ZipMember) -> Bool) throws(ZipError) -> [ZipMember] {
        var members: [ZipMember] = []
        var list = ZipBlocks(bytes: bytes)
        var (position, count) = (place.range.lowerBound, 0)
        while position < place.range.upperBound {
            let end = place.range.upperBound
            guard let fields = try list.fields(position, 46, before: end),
                fields.number(0, 4) == ZipDirectoryPlace.memberSignature,
                let name = fields.int(28, 2), let extra = fields.int(30, 2), let comment = fields.int(32, 2)
            else { throw damaged(position) }
            guard let rest = try list.fields(position + 46, name + extra, before: end),
                let nameFields = rest.part(0, name), let extraFields = rest.part(name, extra),
                let member = ZipMember(fields, name: nameFields, extra: extraFields)
            else { throw damaged(position) }
            count += 1
            guard count <= ZipArchive.mostMembers else {
                throw ZipError("the archive has more than \(ZipArchive.mostMembers) members")
            }
            if isWanted(member) { members.append(member) }
            position += 46 + name + extra + comment
        }
        let isWhole = place.hasWholeCount ? count == place.count : count & 0xFFFF == place.count
        guard isWhole else {
            throw ZipError("the archive is damaged: it lists \(count) members and says \(place.count)")
        }
        return members
    }

    /// The content of a member, of at most `limit` bytes.
    package func open(_ member: ZipMember, upTo limit: Int = .max) throws(ZipError) -> ZipMemberStream {
        try member.checkMethod()
        guard let start = try contentStart(of: member) else {
            throw ZipError("the archive is damaged: the member is not where its list says", in: member.name)
        }
        return try ZipMemberStream(member, of: bytes, in: start..<place.range.lowerBound, upTo: limit)
    }

    /// The offset of a member's content, after its own header.
    private func contentStart(of member: ZipMember) throws(ZipError) -> Int? {
        var candidate = member.headerPlace
        // Programs without 64-bit offsets write the lowest 32 bits in a large archive.
        while candidate < place.range.lowerBound {
            for header in [candidate + place.shift, candidate] {
                guard header >= 0, header < place.range.lowerBound,
                    let bytes = try bytes.bytes(at: header, count: 30)
                else { continue }
                let fields = ZipFields(bytes: bytes[...])
                guard fields.number(0, 4) == 0x0403_4B50, let name = fields.int(26, 2), let extra = fields.int(28, 2),
                    try self.bytes.bytes(at: header + 30, count: name).map({ String(decoding: $0, as: UTF8.self) })
                        == member.name
                else { continue }
                let start = header + 30 + name + extra
                return start <= place.range.lowerBound ? start : nil
            }
            candidate += 1 << 32
        }
        return nil
    }

    private func damaged(_ position: Int) -> ZipError {
        ZipError("the archive is damaged: its list of members cannot be read at byte \(position)")
    }
}

private struct ZipBlocks {
    let bytes: any RandomAccessBytes
    var block: [UInt8] = []
    var start = 0
    /// Larger than the longest record, which has a name and extra fields of 65,535 bytes each.
    private static let size = 1 << 18

    /// A number of bytes at a position; nil if they aren't before `end`.
    mutating func fields(_ position: Int, _ count: Int, before end: Int) throws(ZipError) -> ZipFields? {
        guard position <= end, count <= end - position else { return nil }
        if position < start || position + count > start + block.count {
            guard let next = try bytes.bytes(at: position, count: min(ZipBlocks.size, end - position)) else {
                return nil
            }
            (block, start) = (next, position)
        }
        return ZipFields(bytes: block[position - start..<position - start + count])
    }
}

/// Bytes that can be read at any offset, such as an open file.
package protocol RandomAccessBytes: AnyObject, Sendable {
    var count: Int { get }

    /// Fills a buffer from `offset` on and returns the number of bytes; smaller than the buffer only at the end.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int
}

extension RandomAccessBytes {
    /// A number of bytes at an offset; nil if they don't all exist.
    package func bytes(at offset: Int, count wanted: Int) throws(ZipError) -> [UInt8]? {
        guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else { return nil }
        var failure: ZipError?
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
            do throws(ZipError) {
                initialized = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes.count == wanted ? bytes : nil
    }
}

/// Why an archive or a member can't be read.
package struct ZipError: Error, Sendable {
    /// The name of the member; nil for the archive.
    package let member: String?
    /// The problem, without a full stop.
    package let text: String

    package init(_ text: String, in member: String? = nil) {
        (self.text, self.member) = (text, member)
    }
}
