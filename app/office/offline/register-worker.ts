/** Has the browser keep the office's screens for when the server cannot be reached. Never fails: then none are kept. */
export async function registerWorker(): Promise<void> {
  // While developing, files come and go.
  if (!import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/office-worker.js', { scope: '/admin' })
  } catch {
    // Service workers are blocked, or there are none outside https and this device.
  }
}
