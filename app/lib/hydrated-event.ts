/** Dispatched on window once React has hydrated the page, including its first effects and their updates. */
export const hydratedEvent = 'page-taken-over'
