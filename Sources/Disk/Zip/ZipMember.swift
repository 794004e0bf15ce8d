/// A file or folder in the list at the end of an archive.
package struct ZipMember: Sendable, Equatable {
    /// With `/` between the parts, and U+FFFD for invalid UTF-8; may be `..` or an absolute path.
    package let name: String
    /// Whether it is neither a folder nor a link.
    package let isFile: Bool
    /// The uncompressed size; only its lowest 32 bits if `hasWholeSizes` is false, as some programs write.
    package let size: Int
    let compressedSize: Int
    /// Whether the sizes have 64 bits.
    let hasWholeSizes: Bool
    let method: Int
    let checksum: UInt32
    let isEncrypted: Bool
    /// The offset of its own header, without `ZipDirectoryPlace.shift`.
    let headerPlace: Int

    /// Reads a member from the list; `fields` are its 46 bytes, followed by `name` and `extra`.
    init?(_ fields: ZipFields, name: ZipFields, extra: ZipFields) {
        guard let version = fields.int(4, 2), let flags = fields.int(8, 2), let method = fields.int(10, 2),
            let checksum = fields.number(16, 4), let compressed = fields.int(20, 4), let size = fields.int(24, 4),
            let attributes = fields.int(38, 4), let place = fields.int(42, 4)
        else { return nil }
        var wide = WideSizes(size: size, compressed: compressed, place: place)
        guard wide.read(extra) else { return nil }
        (self.size, compressedSize, headerPlace) = (wide.size, wide.compressed, wide.place)
        (hasWholeSizes, self.method, self.checksum) = (wide.isWhole, method, UInt32(truncatingIfNeeded: checksum))
        isEncrypted = flags & 0x2041 != 0
        self.name = String(decoding: name.bytes, as: UTF8.self)
        // The upper byte of the version is the system: 3 and 19 are Unix and macOS, with the file type in the upper
        // bits.
        let kind = [3, 19].contains(version >> 8) ? attributes >> 28 : 0
        isFile = !self.name.hasSuffix("/") && (kind == 0 || kind == 0o10)
    }

    private static let methodNames = [
        1: "shrink", 6: "implode", 9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "xz", 98: "PPMd",
        99: "AES encryption",
    ]

    /// Throws if the compression method isn't supported.
    func checkMethod() throws(ZipError) {
        if isEncrypted || method == 99 { throw ZipError("it is encrypted", in: name) }
        guard method == 0 || method == 8 else {
            let name = ZipMember.methodNames[method].map { " (\($0))" } ?? ""
            throw ZipError("it is packed with method \(method)\(name); expected Deflate", in: self.name)
        }
    }
}

/// The three numbers that an extra field has if 32 bits are too few.
private struct WideSizes {
    var size: Int
    var compressed: Int
    var place: Int
    var isWhole = false

    /// Reads them from the extra fields; false if a needed one is missing.
    mutating func read(_ extra: ZipFields) -> Bool {
        var position = 0
        while let kind = extra.int(position, 2), let length = extra.int(position + 2, 2) {
            if kind == 1 {
                guard let field = extra.part(position + 4, length) else { return false }
                return take(field)
            }
            position += 4 + length
        }
        // Without the field, sizes of 0xFFFFFFFF are taken modulo 2^32.
        return true
    }

    private mutating func take(_ field: ZipFields) -> Bool {
        var position = 0
        isWhole = true
        for path in [\WideSizes.size, \.compressed, \.place] where self[keyPath: path] == 0xFFFF_FFFF {
            guard let number = field.int(position, 8) else { return false }
            self[keyPath: path] = number
            position += 8
        }
        return true
    }
}
