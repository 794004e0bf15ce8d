/// The attributes of a record or a workout that are read, as they stand in the file.
struct HealthRecord {
    private(set) var source, start, end, value, unit: XMLBytes?
    /// Of a state of mind.
    private(set) var valence, labels: XMLBytes?
    /// Of a workout.
    private(set) var activity, duration, durationUnit, energy, energyUnit: XMLBytes?
    /// How many attributes were there twice; the first one counts.
    private(set) var repeated = 0

    init(_ tag: XMLTag) {
        var attributes = tag.attributes
        // Nearly all records begin with these, in this order; what else there is follows name by name.
        _ = attributes.pass(#" type=""#)
        source = attributes.pass(#" sourceName=""#)
        _ = attributes.pass(#" sourceVersion=""#)
        _ = attributes.pass(#" device=""#)
        unit = attributes.pass(#" unit=""#)
        _ = attributes.pass(#" creationDate=""#)
        start = attributes.pass(#" startDate=""#)
        end = attributes.pass(#" endDate=""#)
        value = attributes.pass(#" value=""#)
        while let (name, value) = attributes.next() {
            // The length tells nearly all apart.
            switch name.count {
            case 4 where name.equals("unit"): HealthRecord.set(&unit, value, &repeated)
            case 5 where name.equals("value"): HealthRecord.set(&self.value, value, &repeated)
            case 6 where name.equals("labels"): HealthRecord.set(&labels, value, &repeated)
            case 7 where name.equals("endDate"): HealthRecord.set(&end, value, &repeated)
            case 7 where name.equals("valence"): HealthRecord.set(&valence, value, &repeated)
            case 8 where name.equals("duration"): HealthRecord.set(&duration, value, &repeated)
            case 9 where name.equals("startDate"): HealthRecord.set(&start, value, &repeated)
            case 10 where name.equals("sourceName"): HealthRecord.set(&source, value, &repeated)
            case 12 where name.equals("durationUnit"): HealthRecord.set(&durationUnit, value, &repeated)
            case 17 where name.equals("totalEnergyBurned"): HealthRecord.set(&energy, value, &repeated)
            case 19 where name.equals("workoutActivityType"): HealthRecord.set(&activity, value, &repeated)
            case 21 where name.equals("totalEnergyBurnedUnit"): HealthRecord.set(&energyUnit, value, &repeated)
            default: break
            }
        }
    }

    private static func set(_ field: inout XMLBytes?, _ value: XMLBytes, _ repeated: inout Int) {
        if field == nil { field = value } else { repeated += 1 }
    }

    /// The same for two copies of a record; for different records different, but for chance.
    func key(_ type: XMLBytes, source: Int, from start: HealthDate, to end: HealthDate) -> SeenRecords.Key {
        let kind = type.hash(into: UInt64(source))
        let time = kind ^ UInt64(truncatingIfNeeded: start.seconds << 32 ^ end.seconds)
        let value = value ?? duration ?? valence ?? XMLBytes(start: nil, count: 0)
        return SeenRecords.Key(hash: value.hash(into: time), kind: kind, seconds: start.seconds)
    }
}
