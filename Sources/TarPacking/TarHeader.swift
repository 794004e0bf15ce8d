/// The block of 512 bytes before each entry, as POSIX describes it (`ustar`): numbers are octal digits, texts end with a
/// zero.
enum TarHeader {
    static let blockSize = 512

    static let name = 0..<100
    static let mode = 100..<108
    static let owner = 108..<116
    static let group = 116..<124
    static let size = 124..<136
    static let modified = 136..<148
    static let checksum = 148..<156
    static let kind = 156..<157
    static let magic = 257..<265
    static let ownerName = 265..<297
    static let prefix = 345..<500

    /// What POSIX writes, and what GNU tar writes unless it is asked not to.
    static let magics = ["ustar\u{0}00", "ustar  \u{0}"].map { Array($0.utf8) }

    /// What an entry is.
    enum Kind {
        static let file = UInt8(ascii: "0")
        static let oldFile: UInt8 = 0
        static let folder = UInt8(ascii: "5")
        /// Says more about the entry behind it than a header holds, such as a long path.
        static let more = UInt8(ascii: "x")
        /// Says more about all entries, such as the commit that an archive was made of.
        static let moreOfAll = UInt8(ascii: "g")
        /// The long path of the entry behind it, as GNU tar writes it.
        static let longName = UInt8(ascii: "L")
    }

    /// What an entry is that is not read, for a message.
    static func name(ofKind kind: UInt8) -> String {
        switch kind {
        case UInt8(ascii: "1"): "a hard link"
        case UInt8(ascii: "2"): "a symbolic link"
        case UInt8(ascii: "3"), UInt8(ascii: "4"): "a device"
        case UInt8(ascii: "6"): "a pipe"
        default: "of a kind that is not read"
        }
    }

    /// The sum of the bytes of a block, with blanks for the sum itself.
    static func sum(_ block: ArraySlice<UInt8>) -> Int {
        let field = (block.startIndex + checksum.lowerBound)..<(block.startIndex + checksum.upperBound)
        var sum = checksum.count * 32
        for index in block.indices where !field.contains(index) { sum += Int(block[index]) }
        return sum
    }
}
