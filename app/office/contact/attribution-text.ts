import type { Touch } from '#contracts/visit'
import { visitSource } from '#domain/visit-source'

/** The source of a visit, with the kind of link if its campaign names it; undefined if unknown. */
export function attributionText(touch: Touch): string | undefined {
  const source = visitSource(touch)
  if (source === undefined) return undefined
  const medium = touch.utm_medium?.trim() || (touch.gclid === undefined ? undefined : 'ad')
  return medium === undefined ? source : `${source}, ${medium}`
}
