/** Registers the service worker that caches the office's screens. Never fails; then none are cached. */
export async function registerWorker(): Promise<void> {
  // In development, a cache would serve outdated files.
  if (!import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/office-worker.js', { scope: '/admin' })
  } catch {
    // Service workers are blocked, or the site is neither on https nor on localhost.
  }
}
