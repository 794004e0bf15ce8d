/// A zip archive, of which members are read as streams; nothing is ever unpacked to a disk.
///
/// Only the list at the end is believed, and of it only what lies within the archive. After PKWARE's APPNOTE 6.3.10.
package struct ZipArchive: Sendable {
    private let bytes: any RandomAccessBytes
    private let place: ZipDirectoryPlace

    /// A list of more than this is made to exhaust the program.
    private static let mostMembers = 1_000_000

    /// Finds the list of members; throws where the archive has none.
    package init(_ bytes: any RandomAccessBytes) throws(ZipError) {
        self.bytes = bytes
        place = try ZipDirectoryPlace(bytes)
    }

    /// Whether a file begins like an archive; an empty one has nothing but its end.
    package static func recognises(_ head: some Collection<UInt8>) -> Bool {
        head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
    }

    /// The members that are wanted, in the order of the list.
    ///
    /// Others are not kept, so that an archive of many needs no more memory.
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

    /// The content of a member, which may be at most `limit` bytes.
    package func open(_ member: ZipMember, upTo limit: Int = .max) throws(ZipError) -> ZipMemberStream {
        try member.checkMethod()
        guard let start = try contentStart(of: member) else {
            throw ZipError("the archive is damaged: the member is not where its list says", in: member.name)
        }
        return try ZipMemberStream(member, of: bytes, in: start..<place.range.lowerBound, upTo: limit)
    }

    /// Where the bytes of a member begin, after its own header.
    private func contentStart(of member: ZipMember) throws(ZipError) -> Int? {
        var candidate = member.headerPlace
        // Programs that write no 64 bits tell the lowest 32 of a place in a large archive.
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

/// Reads a list of short records block by block.
private struct ZipBlocks {
    let bytes: any RandomAccessBytes
    var block: [UInt8] = []
    var start = 0
    /// More than the longest record: a name and extra fields of 65,535 bytes each.
    private static let size = 1 << 18

    /// So many bytes at a place; nil if they do not lie before `end`.
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

/// Bytes that can be read at any place, such as an open file.
package protocol RandomAccessBytes: AnyObject, Sendable {
    /// How many there are.
    var count: Int { get }

    /// Fills a buffer with the bytes from `offset` on and returns how many it got: fewer than it holds only if the
    /// bytes end there, none after the end.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int
}

extension RandomAccessBytes {
    /// So many bytes at a place; nil if they are not all there.
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

/// Why an archive, or a member of it, cannot be read.
package struct ZipError: Error, Sendable {
    /// The name of the member; nil if it is about the archive.
    package let member: String?
    /// What is wrong, without a full stop.
    package let text: String

    package init(_ text: String, in member: String? = nil) {
        (self.text, self.member) = (text, member)
    }
}
