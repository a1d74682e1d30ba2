import { randomUUID } from 'node:crypto'
import { eraseContact } from '#contracts/erase-contact'
import { eraseCapturedMail } from '#server/captured-mail/erase-captured-mail'
import { announceChange } from '#server/db/changes'
import { erasePerson } from '#server/queries/erasure/erase-person.server'
import { whomOf } from '#server/queries/erasure/find-person.server'
import { suppress } from '#server/queries/contacts/suppressions.server'
import { defineChange } from '#server/calls/define-function'

/** Erases somebody everywhere. What has left already, in mailboxes and at other services, is there still. */
export const eraseContactFunction = defineChange(eraseContact, {
  access: 'owner',
  async change({ input, tx, outside, now }) {
    const erased = await erasePerson(tx, whomOf(input), input.mentions)
    // Two owners may press at once.
    if (!erased) return { answer: { data: { id: input.id ?? null } }, changes: [] }
    const { contactId, emails, ids, changes } = erased
    await suppress(tx, emails.map(outside.hashAddress), now)
    await announceChange(tx, 'contacts', 'deliveries', 'submissions', 'testimonials', 'testimonial-queue')
    // Last: should one of these files not go, all of it is there still, and can be erased again.
    await eraseCapturedMail(outside.captureDir, { ids, emails })
    const id = contactId ?? randomUUID()
    return {
      answer: { data: { id: contactId } },
      // That it happened, and nothing of what there was.
      changes: [{ on: { kind: 'contact', id }, before: { id }, after: null }, ...changes],
    }
  },
})
