package import Model

/// The energy of workouts: what was recorded, or an estimate from the metabolic equivalent (MET) of their type.
///
/// kcal = MET × 3.5 × kg / 200 × minutes. The METs are those of Ainsworth et al., 2011 Compendium of Physical
/// Activities, Med Sci Sports Exerc 43(8):1575–1581, with their codes.
package struct WorkoutEnergy: Sendable {
    /// The sum so far of MET × 10 × 35 × kg × minutes, the last two in billionths.
    private var sum: Int128 = 0
    private var isKnown = false

    /// Adds a workout; one without a recorded energy adds nothing if its type or the person's weight is unknown.
    package mutating func add(_ session: Session, weight: FixedDecimal?) {
        guard session.kind == .workout else { return }
        if let kilocalories = session.kilocalories {
            isKnown = true
            sum += kilocalories.billionths * 100 * 200 * FixedDecimal.unit
            return
        }
        guard let weight, let type = session.type,
            let tenths = WorkoutEnergy.metabolicEquivalentTenths[type]
        else { return }
        isKnown = true
        sum += Int128(tenths) * 35 * weight.billionths * session.minutes.billionths
    }

    /// Whole kilocalories, rounded once; nil if nothing is known.
    package var kilocalories: Int? {
        let divisor: Int128 = 100 * 200 * FixedDecimal.unit * FixedDecimal.unit
        return isKnown ? Int(clamping: divideRounding(sum, by: divisor)) : nil
    }

    /// The types whose energy can be estimated, ascending.
    package static var knownTypes: [String] { metabolicEquivalentTenths.keys.sorted() }

    package init() {}

    private static let metabolicEquivalentTenths: [String: Int] = [
        "walking": 35,  // 17190 walking, 2.8 to 3.2 mph
        "hiking": 60,  // 17080 hiking, cross country
        "running": 80,  // 12150 running
        "cycling": 75,  // 01015 bicycling, general
        "swimming": 58,  // 18240 swimming laps, freestyle, light or moderate effort
        "rowing": 48,  // 02071 rowing, stationary, general, moderate effort
        "elliptical": 50,  // 02048 elliptical trainer, moderate effort
        "yoga": 25,  // 02150 yoga, Hatha
        "pilates": 30,  // 02105 Pilates, general
        "strength": 35,  // 02054 resistance training, multiple exercises, 8 to 15 repetitions
        "hiit": 80,  // 02040 circuit training, vigorous, minimal rest
    ]
}
