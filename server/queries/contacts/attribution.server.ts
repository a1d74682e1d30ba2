import type { Touch } from '#contracts/visit'
import { type ContactOrigin, originNames } from '#domain/contact-origin'
import { visitSource } from '#domain/visit-source'

/** Returns the source of a visit; without a visit, how the contact was added, or null if unknown. */
export function attributionOf(touch: Touch | null, origin: ContactOrigin | null): string | null {
  if (touch) return visitSource(touch) ?? originNames.direct
  return origin && originNames[origin]
}
