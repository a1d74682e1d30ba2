/** Where a key stands after it was counted. */
export interface Counted {
  /** In the window that runs. */
  total: number
  /** Until that window ends. */
  waitSeconds: number
}

/** Keys are made up by whoever calls: beyond this the oldest window goes. */
const mostKeys = 10_000

/** Counts by key in windows of one length, in this process's memory. `nowMs` only ever grows. */
export function memoryWindows(windowMs: number) {
  /** In the order in which they were opened, so that the first is about the first to end. */
  const windows = new Map<string, { total: number; endsAtMs: number }>()

  function running(key: string, nowMs: number) {
    const window = windows.get(key)
    return window && window.endsAtMs > nowMs ? window : undefined
  }

  function open(key: string, total: number, endsAtMs: number): void {
    windows.delete(key)
    const oldest = windows.keys().next()
    if (windows.size >= mostKeys && !oldest.done) windows.delete(oldest.value)
    windows.set(key, { total, endsAtMs })
  }

  return {
    of(key: string, nowMs: number): Counted | undefined {
      const window = running(key, nowMs)
      return window && { total: window.total, waitSeconds: (window.endsAtMs - nowMs) / 1000 }
    },

    /** Never below zero: what is taken back may have been counted elsewhere. */
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

    forget(key: string): void {
      windows.delete(key)
    },
  }
}
