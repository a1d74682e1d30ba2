/** As long as the tab: what comes after in it is not another arrival. */
const inThisTab = 'visit-noted'
const isRemembered = '1'

interface Arrival {
  address: string
  referrer: string
  /** ISO 8601 */
  at: string
}

/** Notes how somebody came, before any other script: they may go on to the next page without ever needing one. */
export function noteArrival(): void {
  try {
    if (sessionStorage.getItem(inThisTab)) return
    const arrival: Arrival = {
      address: location.href,
      referrer: document.referrer,
      at: new Date().toISOString(),
    }
    sessionStorage.setItem(inThisTab, JSON.stringify(arrival))
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

/** The arrival in this tab, the first time it is asked for; undefined from then on, and where storage is blocked. */
export function takeArrival(): Arrival | undefined {
  noteArrival()
  try {
    const noted = sessionStorage.getItem(inThisTab)
    if (noted === null || noted === isRemembered) return undefined
    sessionStorage.setItem(inThisTab, isRemembered)
    return JSON.parse(noted) as Arrival
  } catch {
    return undefined
  }
}
