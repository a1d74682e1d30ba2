const reloadMs = 1_000

/** Reloads the page once its toast has been seen (behavior 12.8, 12.10). */
export function reloadSoon(): void {
  setTimeout(() => window.location.reload(), reloadMs)
}
