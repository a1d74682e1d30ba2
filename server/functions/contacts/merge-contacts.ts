import { mergeContacts } from '#contracts/merge-contacts'
import { announceChange } from '#server/db/changes'
import { contactsForUpdate } from '#server/queries/contacts/change-contact.server'
import { isMergedInto, mergeTwo } from '#server/queries/contacts/merge-contacts.server'
import { defineChange } from '#server/calls/define-function'

/** Makes one contact of two, in a way that can be taken back. */
export const mergeContactsFunction = defineChange(mergeContacts, {
  access: 'editor',
  async change({ input: { keep: keepId, merge: mergeId, fields }, tx }) {
    const answer = { data: { id: keepId } }
    // Two editors may press at once.
    if (await isMergedInto(tx, mergeId, keepId)) return { answer, changes: [] }
    const rows = await contactsForUpdate(tx, [keepId, mergeId])
    const [keep, merge] = [rows.get(keepId), rows.get(mergeId)]
    if (!keep || !merge) throw new Error('neither there nor refused')
    const changes = await mergeTwo(tx, { keep, merge, fields })
    await announceChange(tx, 'contacts')
    return { answer, changes }
  },
})
