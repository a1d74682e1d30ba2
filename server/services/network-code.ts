/** The system's error code (`ECONNREFUSED`, …), from anywhere in the chain of causes. */
export function networkCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : current.name
    if (code === 'TimeoutError') return 'timeout'
    // An AbortError only tells that the call was aborted; its cause tells why.
    if (code !== 'ABORT_ERR' && /^[A-Z_]+$/.test(code)) return code
  }
  return 'no answer'
}
