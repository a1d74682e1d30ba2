/** How long a reply waits before it is sent, so that its author can undo it. */
export const holdMs = 10_000

/** It leaves a little later: a press of the last moment is still on its way then. */
export const leavesAfterMs = holdMs + 2_000
