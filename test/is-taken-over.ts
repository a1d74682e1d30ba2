/** Whether React answers for a page. Runs in the browser. */
export const isTakenOver = (): boolean =>
  Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
