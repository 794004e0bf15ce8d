/// The milestones, and what is known of health along the way.
package struct MilestonesPage: Sendable {
    package let frame: Frame
    package let heading: String
}
