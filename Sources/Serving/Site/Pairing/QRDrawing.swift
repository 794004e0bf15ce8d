/// The modules of a code: the patterns that scanners look for, and the bits between them (sections 6.3 and 7.7).
struct QRDrawing {
    private let version: QRVersion
    private var width: Int { version.width }
    /// Nil for modules with bits of the text.
    private var patterns: [[Bool?]]
    private var bits: [[Bool]]

    init(_ version: QRVersion, _ codewords: [UInt8]) {
        self.version = version
        patterns = [[Bool?]](repeating: [Bool?](repeating: nil, count: version.width), count: version.width)
        bits = [[Bool]](repeating: [Bool](repeating: false, count: version.width), count: version.width)
        drawPatterns()
        place(codewords)
    }

    /// The rows with a mask applied to the bits, and with the number of the mask.
    func rows(mask: Int) -> [[Bool]] {
        var rows = bits
        for row in 0..<width {
            for column in 0..<width {
                let pattern = patterns[row][column]
                rows[row][column] = pattern ?? (bits[row][column] != QRDrawing.isMasked(mask, row, column))
            }
        }
        writeFormat(mask, to: &rows)
        return rows
    }

    private mutating func drawPatterns() {
        for place in 0..<width {
            patterns[6][place] = place.isMultiple(of: 2)
            patterns[place][6] = place.isMultiple(of: 2)
        }
        for (row, column) in [(3, 3), (3, width - 4), (width - 4, 3)] { drawFinder(row, column) }
        let centres = version.alignments
        for row in centres {
            for column in centres where !isFinder(row, column) { drawAlignment(row, column) }
        }
        // Space for the number of the mask, and the dark module.
        for place in 0..<9 {
            if patterns[8][place] == nil { patterns[8][place] = false }
            if patterns[place][8] == nil { patterns[place][8] = false }
        }
        for place in 1...8 {
            patterns[8][width - place] = false
            patterns[width - place][8] = false
        }
        patterns[width - 8][8] = true
        if version.number >= 7 { drawVersion() }
    }

    private func isFinder(_ row: Int, _ column: Int) -> Bool {
        (row == 6 || row == width - 7) && column == 6 || row == 6 && column == width - 7
    }

    /// Draws two nested squares with a light edge.
    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for y in max(row - 4, 0)...min(row + 4, width - 1) {
            for x in max(column - 4, 0)...min(column + 4, width - 1) {
                let distance = max(abs(y - row), abs(x - column))
                patterns[y][x] = distance != 2 && distance != 4
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for y in row - 2...row + 2 {
            for x in column - 2...column + 2 { patterns[y][x] = max(abs(y - row), abs(x - column)) != 1 }
        }
    }

    /// Draws the number of the version with its error correction (section 7.10).
    private mutating func drawVersion() {
        var rest = version.number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let word = version.number << 12 | rest
        for bit in 0..<18 {
            let (near, far) = (bit / 3, width - 11 + bit % 3)
            patterns[near][far] = word >> bit & 1 == 1
            patterns[far][near] = word >> bit & 1 == 1
        }
    }

    /// Places bits from the right, two columns at a time, up and down.
    private mutating func place(_ codewords: [UInt8]) {
        var place = 0
        for right in [Int](stride(from: width - 1, to: 6, by: -2)) + [5, 3, 1] {
            for step in 0..<width {
                // The columns left of the timing pattern are counted without it.
                let isUp = (right < 6 ? right + 2 : right + 1) & 2 == 0
                let row = isUp ? width - 1 - step : step
                for column in [right, right - 1] where patterns[row][column] == nil && place < 8 * codewords.count {
                    bits[row][column] = codewords[place / 8] >> UInt8(7 - place % 8) & 1 == 1
                    place += 1
                }
            }
        }
    }

    /// Whether a mask inverts a module (table 10).
    private static func isMasked(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    /// Writes the level of error correction and the mask, with their own error correction, twice (section 7.9).
    private func writeFormat(_ mask: Int, to rows: inout [[Bool]]) {
        // Level M is 00.
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let word = (mask << 10 | rest) ^ 0x5412
        for bit in 0..<15 {
            let isDark = word >> bit & 1 == 1
            switch bit {
            case 0..<6: rows[bit][8] = isDark
            case 6: rows[7][8] = isDark
            case 7: rows[8][8] = isDark
            case 8: rows[8][7] = isDark
            default: rows[8][14 - bit] = isDark
            }
            if bit < 8 { rows[8][width - 1 - bit] = isDark } else { rows[width - 15 + bit][8] = isDark }
        }
    }
}

/// How difficult a code is to scan (section 7.8.3.1): long runs, blocks, patterns like finders, too much of one colour.
enum QRPenalty {
    static func of(_ rows: [[Bool]]) -> Int {
        let columns = rows.indices.map { column in rows.map { $0[column] } }
        var penalty = (rows + columns).reduce(0) { $0 + runs($1) + finders($1) }
        for row in 0..<rows.count - 1 {
            for column in 0..<rows.count - 1 {
                let square = [rows[row][column + 1], rows[row + 1][column], rows[row + 1][column + 1]]
                if square.allSatisfy({ $0 == rows[row][column] }) { penalty += 3 }
            }
        }
        let dark = rows.joined().count { $0 }
        return penalty + abs(dark * 20 - rows.count * rows.count * 10) / (rows.count * rows.count) * 10
    }

    private static func runs(_ line: [Bool]) -> Int {
        var (penalty, length) = (0, 1)
        for place in 1...line.count {
            if place < line.count, line[place] == line[place - 1] {
                length += 1
            } else {
                if length >= 5 { penalty += length - 2 }
                length = 1
            }
        }
        return penalty
    }

    private static let finder = [true, false, true, true, true, false, true]

    /// The number of finder patterns with four light modules on one side; modules outside of the code are light.
    private static func finders(_ line: [Bool]) -> Int {
        func isLight(_ places: Range<Int>) -> Bool { places.allSatisfy { !line.indices.contains($0) || !line[$0] } }
        return (0...line.count - 7).count { start in
            line[start..<start + 7].elementsEqual(finder)
                && (isLight(start - 4..<start) || isLight(start + 7..<start + 11))
        } * 40
    }
}
