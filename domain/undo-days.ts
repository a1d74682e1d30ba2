/** How long an act in the back office can be taken back. */
export const undoDays = 30
