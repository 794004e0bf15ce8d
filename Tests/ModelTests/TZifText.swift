/// A small compiled zone, written by hand (RFC 9636).
struct TZifText {
    var version: Character = "2"
    var footer: String?
    /// The offset before the first transition.
    var offset: Int32 = 0
    /// Further offsets and when each begins.
    var transitions: [(at: Int64, offset: Int32)] = []

    var bytes: [UInt8] {
        guard version != "\0" else { return block(timeSize: 4) }
        return block(timeSize: 4) + block(timeSize: 8) + (footer.map { "\n\($0)\n" } ?? "").utf8
    }

    private func block(timeSize: Int) -> [UInt8] {
        var bytes = Array("TZif".utf8) + [version.asciiValue ?? 0] + [UInt8](repeating: 0, count: 15)
        let counts = [0, 0, 0, transitions.count, transitions.count + 1, 4]
        for count in counts { bytes += bigEndian(Int64(count), size: 4) }
        for transition in transitions { bytes += bigEndian(transition.at, size: timeSize) }
        for index in transitions.indices { bytes.append(UInt8(index + 1)) }
        for offset in [offset] + transitions.map(\.offset) { bytes += bigEndian(Int64(offset), size: 4) + [0, 0] }
        return bytes + "AAA\0".utf8
    }

    private func bigEndian(_ value: Int64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * Int64($0))) }
    }
}
