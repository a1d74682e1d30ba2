/** The system's word for what went wrong (`ECONNREFUSED`, …), from wherever `fetch` and its wrappers hid it. */
export function networkCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : current.name
    if (code === 'TimeoutError') return 'timeout'
    // Says only that it was ended; its cause says why.
    if (code !== 'ABORT_ERR' && /^[A-Z_]+$/.test(code)) return code
  }
  return 'no answer'
}
