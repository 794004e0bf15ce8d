import Actions
import Model
import Testing
import Wording

/// The questions of `tracker add` for a custom tracker, and their answers.
@Suite struct TrackerInterviewTests {
    @Test(
        "T-07 a tracker of one's own is first one of awareness or of an activity, and asked only what that has",
        arguments: [
            (Language.english, ["Calm", "awareness", "good", "", "note", "", ""], "note", Tracker.Mode.note),
            (
                .english, ["Calm", "Noticing", "", "", "maybe", "selection", "calm, tense", "", ""], "or note",
                .selection
            ),
            (.english, ["Gossip", "awareness", "saboteur", "", ""], "saboteur to notice", .awareness),
            (.english, ["Gossip", "saboteur", "", ""], "Awareness, whose", .awareness),
            (.english, ["Piano", "", "", "", "", "", ""], "counter, yes/no or number [yes/no]", .yesNo),
            (.german, ["Klavier", "Aktivität", "", "Zahl", "", "", "", ""], "Zähler, Ja/Nein oder Zahl", .number),
            (.german, ["Ruhe", "wahrnehmen", "gut", "", "", "", ""], "Auswahl oder Notiz [notiz]", .note),
        ])
    func purpose(language: Language, answers: [String], question: String, mode: Tracker.Mode) throws {
        var (answers, asked) = (answers, [String]())
        let interview = Interview(in: language.phrases, tell: { _ in }) { question throws(CommandError) in
            asked.append(question)
            let answer = answers.removeFirst()
            return answer.isEmpty ? nil : answer
        }
        var draft = try interview.draft(taken: [])
        try interview.complete(&draft)
        #expect(answers.isEmpty && draft.mode ?? .awareness == mode && draft.kind == mode.kind)
        #expect(asked[1].contains(language == .german ? "oder eine Aktivität" : "or an activity"))
        #expect(asked.contains { $0.contains(question) }, "\(asked)")
    }
}
