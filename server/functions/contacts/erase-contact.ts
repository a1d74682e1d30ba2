import { eraseContact } from '#contracts/erase-contact'
import { eraseCapturedMail } from '#server/captured-mail/erase-captured-mail'
import { announceChange } from '#server/db/changes'
import { eraseContact as eraseEverywhere } from '#server/queries/contacts/erase-contact.server'
import { suppress } from '#server/queries/contacts/suppressions.server'
import { defineChange } from '#server/calls/define-function'

/** Erases somebody everywhere. What has left already, in mailboxes and at other services, is there still. */
export const eraseContactFunction = defineChange(eraseContact, {
  access: 'owner',
  async change({ input: { id }, tx, outside, now }) {
    const { emails, ids } = await eraseEverywhere(tx, id)
    const answer = { data: { id } }
    // Two owners may press at once.
    if (emails.length === 0) return { answer, changes: [] }
    await suppress(tx, emails.map(outside.hashAddress), now)
    await announceChange(tx, 'contacts', 'deliveries', 'submissions', 'testimonials', 'testimonial-queue')
    // Last: should one of these files not go, all of it is there still, and can be erased again.
    await eraseCapturedMail(outside.captureDir, { ids, emails })
    return {
      answer,
      // That it happened, and nothing of what there was.
      changes: [{ on: { kind: 'contact', id }, before: { id }, after: null }],
    }
  },
})
