import type { Touch } from '#contracts/visit'
import { visitSource } from '#domain/visit-source'

/** Where a visit came from, and by what kind of link where its campaign says so; undefined where nothing does. */
export function cameFrom(touch: Touch): string | undefined {
  const source = visitSource(touch)
  if (source === undefined) return undefined
  const medium = touch.utm_medium?.trim() || (touch.gclid === undefined ? undefined : 'ad')
  return medium === undefined ? source : `${source}, ${medium}`
}
