/** Whether React answers for a page. Runs in the browser. */
export const isHydrated = (): boolean =>
  Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
