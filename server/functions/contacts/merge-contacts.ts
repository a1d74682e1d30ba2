import { mergeContacts } from '#contracts/merge-contacts'
import { announceChange } from '#server/db/changes'
import { lockedWithMerged, wholeContact } from '#server/commands/contacts/change-contact.server'
import { mergeTwo } from '#server/commands/contacts/merge-contacts.server'
import { defineChange } from '#server/calls/define-function'

/** Merges two contacts, with undo. */
export const mergeContactsFunction = defineChange(mergeContacts, {
  access: 'editor',
  async change({ input: { keep: keepId, merge: mergeId, fields }, tx }) {
    const answer = { data: { id: keepId } }
    const rows = await lockedWithMerged(tx, [keepId, mergeId])
    // Two editors may click at once.
    if (rows.get(mergeId)?.merged_into === keepId) return { answer, changes: [] }
    const [keep, merge] = [wholeContact(rows, keepId), wholeContact(rows, mergeId)]
    const changes = await mergeTwo(tx, { keep, merge, fields })
    await announceChange(tx, 'contacts')
    return { answer, changes }
  },
})
