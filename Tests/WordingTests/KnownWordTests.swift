import Model
import Testing
import Wording

@Suite("Triggers and places that the program knows")
struct KnownWordTests {
    @Test(
        "T-36 are one word in both languages, in any capitals",
        arguments: [
            (KnownWord.home, "Home", "Zuhause"), (.work, "Work", "Arbeit"), (.onTheGo, "On the go", "Unterwegs"),
            (.boredom, "Boredom", "Langeweile"), (.stress, "Stress", "Stress"), (.habit, "Habit", "Gewohnheit"),
        ])
    func words(word: KnownWord, english: String, german: String) {
        #expect(KnownWord(english) == word && KnownWord(" " + german.uppercased()) == word)
        #expect(Language.english.phrases.name(of: word) == english)
        #expect(Language.german.phrases.name(of: word) == german)
    }

    @Test("T-36 are no other words") func others() { #expect(KnownWord("Hunger") == nil && KnownWord("") == nil) }
}
