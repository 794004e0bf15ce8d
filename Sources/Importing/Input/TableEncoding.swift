import Diary

/// An encoding of tables other than UTF-8: one byte for each character, or UTF-16 without a byte order mark.
package enum TableEncoding: String, CaseIterable, Sendable {
    case windows1252 = "windows-1252"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case latin2 = "iso-8859-2"
    case latin9 = "iso-8859-15"
    case macRoman = "macintosh"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"

    /// The encoding with a name, in any capitals; nil for others.
    ///
    /// ISO 8859-1 is a part of Windows-1252.
    package init?(named name: String) {
        let name = name.lowercased()
        let others: [String: TableEncoding] = [
            "iso-8859-1": .windows1252, "latin1": .windows1252, "cp1252": .windows1252, "cp1250": .windows1250,
            "cp1251": .windows1251, "utf-16": .utf16LittleEndian, "mac-roman": .macRoman,
        ]
        guard let encoding = TableEncoding(rawValue: name) ?? others[name] else { return nil }
        self = encoding
    }

    /// The text of bytes as UTF-8; nil if a byte isn't a character of the encoding.
    func text(of bytes: [UInt8]) -> [UInt8]? {
        if let mark = byteOrderMark { return SourceFile(path: "", bytes: mark + bytes).bytes }
        let scalars = Array(upperHalf.unicodeScalars)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            guard byte >= 0x80 else {
                text.append(byte)
                continue
            }
            let scalar = scalars[Int(byte) - 0x80]
            guard scalar != "\u{FFFD}" else { return nil }
            text += UTF8.encode(scalar).map(Array.init) ?? []
        }
        return text
    }

    private var byteOrderMark: [UInt8]? {
        switch self {
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        default: nil
        }
    }

    /// The characters from U+0080 to U+009F, which no text uses.
    private static let controls = String(decoding: (0x80...0x9F).map { UInt16($0) }, as: UTF16.self)

    /// The characters of the bytes from 0x80, U+FFFD for a byte without one; empty for encodings with two bytes.
    ///
    /// Source: the mapping tables of the Unicode Consortium (MAPPINGS/VENDORS and MAPPINGS/ISO8859).
    private var upperHalf: String {
        switch self {
        case .windows1250:
            "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛"
                + "ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
        case .windows1251:
            "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНО"
                + "ПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
        case .windows1252:
            "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²"
                + "³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
        case .latin2:
            TableEncoding.controls
                + "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôő"
                + "ö÷řůúűüýţ˙"
        case .latin9:
            TableEncoding.controls
                + "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõ"
                + "ö÷øùúûüýþÿ"
        case .macRoman:
            "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄"
                + "€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
        case .utf16LittleEndian, .utf16BigEndian: ""
        }
    }
}
