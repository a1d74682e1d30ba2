import type { Touch } from '#contracts/visit'
import type { ContactOrigin } from '#domain/contact-origin'
import { visitSource } from '#domain/visit-source'

const withoutVisit: Readonly<Record<ContactOrigin, string>> = { import: 'Import', by_hand: 'Added by hand' }

/** Where a visit came from, in a word or two; without a visit, how the contact was added, or null where nothing says. */
export function cameBy(touch: Touch | null, origin: ContactOrigin | null): string | null {
  if (touch) return visitSource(touch) ?? 'Direct'
  return origin && withoutVisit[origin]
}
