import type { Touch } from '#contracts/visit'
import type { ContactOrigin } from '#domain/contact-origin'
import { visitSource } from '#domain/visit-source'

const withoutVisit: Readonly<Record<ContactOrigin, string>> = { import: 'Import', by_hand: 'Added by hand' }

/** Returns the source of a visit; without a visit, how the contact was added, or null if unknown. */
export function attributionOf(touch: Touch | null, origin: ContactOrigin | null): string | null {
  if (touch) return visitSource(touch) ?? 'Direct'
  return origin && withoutVisit[origin]
}
