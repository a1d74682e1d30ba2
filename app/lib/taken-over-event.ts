/** Dispatched on window once React answers for the page, its first effects and what they changed included. */
export const takenOverEvent = 'page-taken-over'
