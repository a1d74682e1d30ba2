/** How long an action in the back office can be undone. */
export const undoDays = 30
