/// The drivers whose effects the present task is part of.
enum EffectQueues {
    @TaskLocal static var current: Set<ObjectIdentifier> = []
}
