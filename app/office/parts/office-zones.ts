import { useSyncExternalStore } from 'react'

interface OfficeZones {
  /** The business's time zone, used for every time in the office. */
  readonly business: string
  /** The user's time zone, shown where it differs; undefined while it is not known. */
  readonly viewer: string | undefined
}

/** Shared by all requests on the server, where it can hold only values that are the same for every user, not `viewer`. */
let zones: OfficeZones = { business: 'UTC', viewer: undefined }
const listeners = new Set<() => void>()

export const officeZones = (): OfficeZones => ({
  ...zones,
  viewer: zones.viewer ?? globalThis.prefetchedData?.shown?.zone,
})

/** Sets the time zones and renders all times again. */
export function setOfficeZones(changes: Partial<OfficeZones>): void {
  const next = { ...zones, ...changes }
  if (next.business === zones.business && next.viewer === zones.viewer) return
  zones = next
  for (const listener of listeners) listener()
}

const current = () => zones

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders again when a time zone changes. */
export const useZoneChanges = (): void => void useSyncExternalStore(subscribe, current, current)
