/** A little more than the server asks for: faster than this nobody fills in a form. */
const ripeAfterMs = 2_100
const renewAfterMs = 12 * 3_600_000
const timeoutMs = 3_000

interface Opened {
  atMs: number
  stamp: Promise<string | undefined>
}

let opened: Opened | undefined

/** Asks the server to sign that a form has been opened now. Called when the visitor first enters one. */
export function openFormStamp(): void {
  const atMs = Date.now()
  if (opened && atMs - opened.atMs < renewAfterMs) return
  const stamp = fetch('/form-stamp', { signal: AbortSignal.timeout(timeoutMs) })
    .then((answer) => (answer.ok ? answer.text() : undefined))
    // Without one the form goes out all the same.
    .catch(() => undefined)
  opened = { atMs, stamp }
}

/** The stamp once it is old enough: whoever fills in a form by one tap on autofill waits here, and is not taken for a machine. */
export async function ripeFormStamp(): Promise<string | undefined> {
  if (!opened) return undefined
  const stamp = await opened.stamp
  const receivedAtMs = Date.now()
  const waitMs = opened.atMs + ripeAfterMs - receivedAtMs
  if (stamp && waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  return stamp
}
