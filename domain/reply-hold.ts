/** How long a reply is held, so that its author can undo it. */
export const holdMs = 10_000

/** A reply is sent slightly after its hold, because a click on Undo may still be on its way. */
export const leavesAfterMs = holdMs + 2_000
