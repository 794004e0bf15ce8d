package import Importing
package import Model
import Wording

/// The dialogue of `import` about a table: the meaning of each column, one after the other, until the person agrees.
extension Interview {
    /// Shows the probable meaning of a table and asks whether it is right; otherwise asks about each useful column that
    /// isn't remembered, with the proposal as the answer for an empty line.
    ///
    /// `<` returns to the previous question.
    package func run(_ draft: inout TableDraft) throws(CommandError) {
        try askOrder(&draft)
        tell(phrases.tableGreeting(date: draft.date, note: draft.note))
        for column in draft.columns where column.rows > 0 {
            tell("  \(describe(column)): \(words(column))" + (column.doubt.map { "; \(phrases.tableDoubt($0))" } ?? ""))
        }
        // Ambiguous columns are asked about even if the rest is right.
        let isRight = try isYes(phrases.tableIsRight)
        let open = draft.columns.indices.filter { index in
            let column = draft.columns[index]
            return column.rows > 0 && !column.isRemembered && (!isRight || column.doubt?.isQuestion == true)
        }
        guard !open.isEmpty else { return }
        let choices = phrases.tableChoices(TableChoice.allCases.map(name).joined(separator: ", "))
        tell(choices)
        var index = 0
        while index < open.count {
            let column = draft.columns[open[index]]
            let answer = try ask("\(describe(column)) [\(words(column))]: ")
            if let answer, AnswerText.isBack(answer) {
                if index > 0 { index -= 1 } else { tell(phrases.noWayBack) }
                continue
            }
            if let answer {
                guard let choice = choice(answer) else {
                    tell("    " + phrases.noTableChoice(answer) + " " + choices)
                    continue
                }
                draft.columns[open[index]].choose(choice)
            }
            index += 1
        }
    }

    /// Asks for the order of the numbers in dates, until it is answered.
    private func askOrder(_ draft: inout TableDraft) throws(CommandError) {
        while let question = draft.dateQuestion {
            let days = question.days.map { phrases.date($0.day) }
            let list = days.enumerated().map { "\($0.offset + 1) = \($0.element)" }.joined(separator: ", ")
            let answer = try ask("\(phrases.dateQuestion(question.text)) \(list): ") ?? ""
            if let number = Int(answer), question.days.indices.contains(number - 1) {
                draft.choose(question.days[number - 1].order)
            } else if let order = DateOrder(rawValue: answer.lowercased()) {
                draft.choose(order)
            }
        }
    }

    /// Shows what can't be understood and asks whether to leave these rows out.
    package func leavesOut(_ problems: [String]) throws(CommandError) -> Bool {
        for problem in problems { tell(problem) }
        return try isYes(phrases.leaveRowsOut(problems.count))
    }

    /// Asks how the drinks of a source are read.
    package func reading(of source: DrinkSource) throws(CommandError) -> DrinkReading {
        let question = phrases.areLevels(source.name, days: source.days)
        return try isYes(question, byDefault: source.reading == .levels) ? .levels : .counts
    }

    private func describe(_ column: TableDraft.Column) -> String {
        "\(column.name) (\(phrases.tableRows(column.rows)): \(column.examples.joined(separator: "; ")))"
    }

    private func words(_ column: TableDraft.Column) -> String {
        name(column.choice) + (column.detail.map { " " + $0 } ?? "")
    }

    private func name(_ choice: TableChoice) -> String { phrases.tableChoice(choice.rawValue) }

    private func choice(_ answer: String) -> TableChoice? {
        let word = answer.lowercased().split(separator: " ").first.map(String.init) ?? ""
        let named = TableChoice.allCases.filter { $0.rawValue == word || name($0).lowercased() == word }
        if let choice = named.first { return choice }
        let begun = TableChoice.allCases.filter { $0.rawValue.hasPrefix(word) || name($0).lowercased().hasPrefix(word) }
        return begun.count == 1 ? begun.first : nil
    }
}
