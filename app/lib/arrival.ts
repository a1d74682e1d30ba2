/** The key in the storage of the tab: later pages in it are not another arrival. */
const inThisTab = 'visit-noted'
const isRemembered = '1'

interface Arrival {
  address: string
  referrer: string
  /** ISO 8601 */
  at: string
}

/**
 * Records how the visitor arrived, before any other script, because they may leave the page without ever loading one.
 */
export function recordArrival(): void {
  try {
    if (sessionStorage.getItem(inThisTab)) return
    const arrival: Arrival = {
      address: location.href,
      referrer: document.referrer,
      at: new Date().toISOString(),
    }
    sessionStorage.setItem(inThisTab, JSON.stringify(arrival))
  } catch {
    // Storage is blocked, so nothing is recorded.
  }
}

/** Returns this tab's arrival the first time, and undefined afterwards or where storage is blocked. */
export function takeArrival(): Arrival | undefined {
  recordArrival()
  try {
    const noted = sessionStorage.getItem(inThisTab)
    if (noted === null || noted === isRemembered) return undefined
    sessionStorage.setItem(inThisTab, isRemembered)
    return JSON.parse(noted) as Arrival
  } catch {
    return undefined
  }
}
