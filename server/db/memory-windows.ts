/** A key's count afterwards. */
export interface Counted {
  /** In the current window. */
  total: number
  /** Until that window ends. */
  waitSeconds: number
}

/** Callers make up keys, so beyond this many the oldest window is dropped. */
const maxKeys = 10_000

/** Counts by key in windows of one length, in memory. `nowMs` is monotonic. */
export function memoryWindows(windowMs: number) {
  /** In the order of opening, so that the first is the next to end. */
  const windows = new Map<string, { total: number; endsAtMs: number }>()

  function running(key: string, nowMs: number) {
    const window = windows.get(key)
    return window && window.endsAtMs > nowMs ? window : undefined
  }

  function open(key: string, total: number, endsAtMs: number): void {
    windows.delete(key)
    const oldest = windows.keys().next()
    if (windows.size >= maxKeys && !oldest.done) windows.delete(oldest.value)
    windows.set(key, { total, endsAtMs })
  }

  return {
    of(key: string, nowMs: number): Counted | undefined {
      const window = running(key, nowMs)
      return window && { total: window.total, waitSeconds: (window.endsAtMs - nowMs) / 1000 }
    },

    /** Never below zero: a refund may be of others' counts. */
    add(key: string, amount: number, nowMs: number): Counted {
      const window = running(key, nowMs)
      const total = Math.max(0, (window?.total ?? 0) + amount)
      if (window) window.total = total
      else if (total > 0) open(key, total, nowMs + windowMs)
      return { total, waitSeconds: ((window?.endsAtMs ?? nowMs + windowMs) - nowMs) / 1000 }
    },

    set(key: string, { total, waitSeconds }: Counted, nowMs: number): void {
      open(key, total, nowMs + waitSeconds * 1000)
    },
  }
}
