import { mergeContacts } from '#contracts/merge-contacts'
import { announceChange } from '#server/db/changes'
import { lockedWithMerged, wholeContact } from '#server/queries/contacts/change-contact.server'
import { mergeTwo } from '#server/queries/contacts/merge-contacts.server'
import { defineChange } from '#server/calls/define-function'

/** Makes one contact of two, in a way that can be taken back. */
export const mergeContactsFunction = defineChange(mergeContacts, {
  access: 'editor',
  async change({ input: { keep: keepId, merge: mergeId, fields }, tx }) {
    const answer = { data: { id: keepId } }
    const rows = await lockedWithMerged(tx, [keepId, mergeId])
    // Two editors may press at once.
    if (rows.get(mergeId)?.merged_into === keepId) return { answer, changes: [] }
    const [keep, merge] = [wholeContact(rows, keepId), wholeContact(rows, mergeId)]
    const changes = await mergeTwo(tx, { keep, merge, fields })
    await announceChange(tx, 'contacts')
    return { answer, changes }
  },
})
