/** How long the button of a confirmation mail works. */
export const confirmationDays = 14
