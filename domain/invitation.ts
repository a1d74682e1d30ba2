/** How long the link of an invitation works. */
export const invitationDays = 7
