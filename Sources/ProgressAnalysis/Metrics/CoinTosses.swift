/// How often a coin shows heads when it is tossed many times.
///
/// A word of random bits is 64 tosses. Where there are more, one word finds the heads of 256 tosses in a table of how likely
/// each number is.
struct CoinTosses {
    var random: SplitMix64
    private let many = CoinTable.of256

    init(_ random: SplitMix64) { self.random = random }

    /// The heads of so many tosses.
    @inline(__always)
    mutating func heads(of tosses: Int) -> Int {
        var (heads, left) = (0, tosses)
        while left >= 256 {
            heads += many.heads(random.next())
            left -= 256
        }
        while left >= 64 {
            heads += random.next().nonzeroBitCount
            left -= 64
        }
        return left > 0 ? heads + (random.next() &>> UInt64(64 - left)).nonzeroBitCount : heads
    }
}

/// The numbers of heads of a fixed number of tosses, by a random word.
private struct CoinTable {
    static let of256 = CoinTable(tosses: 256)

    /// For each number of heads the last word that stands for it or for fewer.
    private let lastWords: [UInt64]
    /// For the first byte of a word the least number of heads that it can stand for.
    private let least: [Int]

    /// By Pascal's triangle, in whole 2⁻⁶³; what is lost by halving them is less than 2⁻⁴⁵.
    init(tosses: Int) {
        var chances = [UInt64](repeating: 0, count: tosses + 1)
        chances[0] = 1 << 63
        for toss in 1...tosses {
            for heads in stride(from: toss, to: 0, by: -1) {
                chances[heads] = (chances[heads] + chances[heads - 1]) / 2
            }
            chances[0] /= 2
        }
        var sum: UInt64 = 0
        var words = chances.map { chance in
            sum += chance
            return 2 * min(sum, 1 << 63 - 1)
        }
        words[tosses] = .max
        lastWords = words
        var heads = 0
        least = (0..<256).map { byte in
            while words[heads] < UInt64(byte) << 56 { heads += 1 }
            return heads
        }
    }

    @inline(__always)
    func heads(_ word: UInt64) -> Int {
        var heads = least[Int(truncatingIfNeeded: word &>> 56)]
        while lastWords[heads] < word { heads += 1 }
        return heads
    }
}
