/** How long a reply is held, so that its author can undo it. */
export const holdMs = 10_000

/** Sent slightly later, because a last-moment click may still be on its way. */
export const leavesAfterMs = holdMs + 2_000
