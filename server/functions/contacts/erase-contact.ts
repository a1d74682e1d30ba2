import { randomUUID } from 'node:crypto'
import { eraseContact } from '#contracts/erase-contact'
import { eraseCapturedMail } from '#server/captured-mail/erase-captured-mail'
import { announceChange } from '#server/db/changes'
import { erasePerson } from '#server/commands/erasure/erase-person.server'
import { personToEraseOf } from '#server/commands/erasure/find-person.server'
import { surplusMeetingOf } from '#server/deliveries/kinds/zoom-meeting'
import { suppress } from '#server/queries/contacts/suppressions.server'
import { defineChange } from '#server/calls/define-function'

/** Erases a person everywhere. What was already sent, to mailboxes and other services, remains there. */
export const eraseContactFunction = defineChange(eraseContact, {
  access: 'owner',
  async change({ input, tx, deliver, outside, now }) {
    const erased = await erasePerson(tx, personToEraseOf(input), input.mentions)
    // Two owners may click at once.
    if (!erased) return { answer: { data: { id: input.id ?? null } }, changes: [] }
    const { contactId, emails, ids, changes, meetings } = erased
    for (const meeting of meetings) await deliver(...surplusMeetingOf(meeting))
    await suppress(tx, emails.map(outside.hashAddress), now)
    await announceChange(
      tx,
      'contacts',
      'calls',
      'deliveries',
      'submissions',
      'testimonials',
      'testimonial-queue',
    )
    // Files are deleted last: if that fails, the transaction is rolled back and the person can be erased again. The
    // ids include changed rows that mentioned them, except contacts, whose mails stay.
    const settled = changes.flatMap(({ on }) => (on.kind === 'contact' ? [] : [on.id]))
    await eraseCapturedMail(outside.captureDir, { ids: new Set([...ids, ...settled]), emails })
    const id = contactId ?? randomUUID()
    return {
      answer: { data: { id: contactId } },
      // The log keeps only the fact, without any content.
      changes: [{ on: { kind: 'contact', id }, before: { id }, after: null }, ...changes],
    }
  },
})
