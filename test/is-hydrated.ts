/** Returns whether React has hydrated the page. Runs in the browser. */
export const isHydrated = (): boolean =>
  Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
