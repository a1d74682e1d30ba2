const reloadMs = 1_000

/** Loads the page anew once its toast has been seen (S1 §9). */
export function reloadSoon(): void {
  setTimeout(() => window.location.reload(), reloadMs)
}
