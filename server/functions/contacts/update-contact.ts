import { updateContact } from '#contracts/update-contact'
import { announceChange } from '#server/db/changes'
import { orThrow } from '#server/errors/or-throw'
import { changeContact, contactForUpdate } from '#server/commands/contacts/change-contact.server'
import { refuseErased } from '#server/commands/contacts/refuse-erased.server'
import { refuseOwner } from '#server/queries/contacts/refuse-owner.server'
import { addressTaken, refuseOverwriting } from '#server/commands/contacts/update-contact.server'
import { defineChange } from '#server/calls/define-function'

/** Updates a contact, unless somebody else has just changed the same field. */
export const updateContactFunction = defineChange(updateContact, {
  access: 'editor',
  async change({ input: { id, version, changes }, tx, caller, outside }) {
    const contact = await contactForUpdate(tx, id)
    const changedEntries = Object.entries(changes).filter(
      ([column, value]) => value !== undefined && contact[column as keyof typeof contact] !== value,
    )
    if (changedEntries.length === 0)
      return { answer: { data: { id, version: contact.version } }, changes: [] }
    const changedValues = Object.fromEntries(changedEntries)
    await refuseOverwriting(tx, { contact, version, changes: changedValues, by: caller.userId })
    await refuseOwner(tx, changedValues['owner_id'], 'changes.owner_id')
    if (typeof changedValues['email'] === 'string') {
      const hint = 'If they have asked to be here again, add them as a new lead, then merge the two.'
      await refuseErased(tx, outside, { email: changedValues['email'], path: 'changes.email', hint })
    }
    const changed = await orThrow(changeContact(tx, contact, changedValues), {
      unique: addressTaken(changes.email),
    })
    await announceChange(tx, 'contacts')
    return { answer: { data: { id, version: changed.after.version } }, changes: [changed] }
  },
})
