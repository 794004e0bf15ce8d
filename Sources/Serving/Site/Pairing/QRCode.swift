/// A text as a QR code of model 2 (ISO/IEC 18004:2015) in bytes, with error correction level M, which repairs 15 %.
///
/// It is our own code because Debian's libqrencode has no static library that a release could be linked with.
package struct QRCode: Sendable {
    /// The modules of each row from the top, true for dark, without the quiet zone around them.
    package let rows: [[Bool]]

    /// Draws a text; nil for more than 213 bytes.
    package init?(_ text: String) {
        guard let version = QRVersion.all.first(where: { $0.capacity >= text.utf8.count }) else { return nil }
        let codewords = version.codewords(of: Array(text.utf8))
        let drawing = QRDrawing(version, codewords)
        var best: (rows: [[Bool]], penalty: Int)?
        for mask in 0..<8 {
            let rows = drawing.rows(mask: mask)
            let penalty = QRPenalty.of(rows)
            if best.map({ penalty < $0.penalty }) ?? true { best = (rows, penalty) }
        }
        guard let best else { return nil }
        rows = best.rows
    }

    /// The code for a terminal, with two rows of modules in each line, and the quiet zone that scanners need.
    ///
    /// The light modules are drawn, which is right on a dark background; the colours make it right on a light one.
    package var text: String {
        let zone = 2
        let width = rows.count + 2 * zone
        func isDark(_ row: Int, _ column: Int) -> Bool {
            rows.indices.contains(row - zone) && rows.indices.contains(column - zone) && rows[row - zone][column - zone]
        }
        return stride(from: 0, to: width, by: 2).map { row in
            let line = (0..<width).map { column in
                switch (isDark(row, column), row + 1 < width && isDark(row + 1, column)) {
                case (false, false): "█"
                case (false, true): "▀"
                case (true, false): "▄"
                case (true, true): " "
                }
            }
            return "\u{1B}[97;40m" + line.joined() + "\u{1B}[0m\n"
        }.joined()
    }
}

/// The size of a code, and the division of its codewords into blocks (tables 7 and 9 of the standard).
struct QRVersion {
    /// From 1.
    let number: Int
    /// The number of error correction codewords in each block.
    let correction: Int
    /// The number of data codewords of each block.
    let blocks: [Int]

    var width: Int { 17 + 4 * number }
    private var dataCount: Int { blocks.reduce(0, +) }
    /// The maximum number of bytes of a text.
    var capacity: Int { dataCount - (number < 10 ? 2 : 3) }
    /// The centres of the alignment patterns (annex E).
    var alignments: [Int] {
        guard number > 1 else { return [] }
        return number < 7 ? [6, width - 7] : [6, (width - 1) / 2, width - 7]
    }

    static let all = [
        QRVersion(number: 1, correction: 10, blocks: [16]),
        QRVersion(number: 2, correction: 16, blocks: [28]),
        QRVersion(number: 3, correction: 26, blocks: [44]),
        QRVersion(number: 4, correction: 18, blocks: [32, 32]),
        QRVersion(number: 5, correction: 24, blocks: [43, 43]),
        QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27]),
        QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31]),
        QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39]),
        QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37]),
        QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44]),
    ]

    /// The bytes as codewords with their correction, in the order in which they are drawn (section 7.6).
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        add(0b0100, 4)
        add(bytes.count, number < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        add(0, min(4, 8 * dataCount - bits.count))
        while !bits.count.isMultiple(of: 8) { bits.append(false) }
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for index in 0..<(dataCount - data.count) { data.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }
        var start = 0
        let parts = blocks.map { count -> [UInt8] in
            defer { start += count }
            return Array(data[start..<start + count])
        }
        let corrections = parts.map { ReedSolomon.correction(of: $0, count: correction) }
        let most = blocks.max() ?? 0
        let inTurn = (0..<most).flatMap { place in parts.compactMap { place < $0.count ? $0[place] : nil } }
        return inTurn + (0..<correction).flatMap { place in corrections.map { $0[place] } }
    }
}

/// The error correction codewords of a block, in the field of 256 elements with the polynomial 0x11D (section 7.5).
enum ReedSolomon {
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
        // (x - 1)(x - 2)(x - 4)…, without its first coefficient.
        var generator: [UInt8] = [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            let shifted = generator + [0]
            let scaled = [0] + generator.map { product($0, root) }
            generator = zip(shifted, scaled).map { $0 ^ $1 }
            root = product(root, 2)
        }
        var rest = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ rest[0]
            rest = Array(rest.dropFirst()) + [0]
            for index in 0..<count { rest[index] ^= product(generator[index + 1], factor) }
        }
        return rest
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(right >> UInt8(bit) & 1) * Int(left)
        }
        return UInt8(result)
    }
}
