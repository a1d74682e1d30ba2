import { updateContact } from '#contracts/update-contact'
import { announceChange } from '#server/db/changes'
import { orRefuse } from '#server/errors/or-refuse'
import { changeContact, contactForUpdate } from '#server/queries/contacts/change-contact.server'
import { refuseErased } from '#server/queries/contacts/refuse-erased.server'
import { refuseOwner } from '#server/queries/contacts/refuse-owner.server'
import { addressTaken, refuseOverwriting } from '#server/queries/contacts/update-contact.server'
import { defineChange } from '#server/calls/define-function'

/** Changes what is known of somebody, unless somebody else has just changed the same. */
export const updateContactFunction = defineChange(updateContact, {
  access: 'editor',
  async change({ input: { id, version, changes }, tx, caller, outside }) {
    const contact = await contactForUpdate(tx, id)
    const asked = Object.entries(changes).filter(
      ([column, value]) => value !== undefined && contact[column as keyof typeof contact] !== value,
    )
    if (asked.length === 0) return { answer: { data: { id, version: contact.version } }, changes: [] }
    const given = Object.fromEntries(asked)
    await refuseOverwriting(tx, { contact, version, changes: given, by: caller.userId })
    await refuseOwner(tx, given['owner_id'], 'changes.owner_id')
    if (typeof given['email'] === 'string') {
      const unless = 'If they have asked to be here again, add them as a new lead, then merge the two.'
      await refuseErased(tx, outside, { email: given['email'], path: 'changes.email', unless })
    }
    const changed = await orRefuse(changeContact(tx, contact, given), { unique: addressTaken(changes.email) })
    await announceChange(tx, 'contacts')
    return { answer: { data: { id, version: changed.after.version } }, changes: [changed] }
  },
})
