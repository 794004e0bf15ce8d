package import ProgressModel

extension Experiment {
    /// As it is written into `experiments.json`.
    package var json: JSONText {
        JSONText(
            (Key.name, .text(name)), (Key.against, .text(against)), (Key.start, .text("\(start)")),
            (Key.weeks, .text(weeks)), (Key.seed, seed.map { .number(FixedDecimal($0)) }),
            (Key.stopped, stopped.map { .text("\($0)") }))
    }
}
