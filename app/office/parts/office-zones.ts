import { useSyncExternalStore } from 'react'

interface OfficeZones {
  /** The business's: every time in the office is by its clock. */
  readonly business: string
  /** The reader's, said beside it where it differs; undefined until the page is hydrated, as on the server. */
  readonly viewer: string | undefined
}

/** One for the whole site, so that all that is rendered on the server may share it. */
let zones: OfficeZones = { business: 'UTC', viewer: undefined }
const listeners = new Set<() => void>()

export const officeZones = (): OfficeZones => zones

/** Says by which clocks times are written from now on; whoever asked for the time is rendered again. */
export function setOfficeZones(changes: Partial<OfficeZones>): void {
  const next = { ...zones, ...changes }
  if (next.business === zones.business && next.viewer === zones.viewer) return
  zones = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOfficeZones = (): OfficeZones => useSyncExternalStore(subscribe, officeZones, officeZones)
