import { createContact } from '#contracts/create-contact'
import { addContact } from '#server/queries/contacts/add-contact.server'
import { defineChange } from '#server/calls/define-function'

/** Adds somebody by hand; whoever is there already is only told of. */
export const createContactFunction = defineChange(createContact, {
  access: 'editor',
  async change({ input, tx, caller, now }) {
    const { id, isNew, changes } = await addContact(tx, { ...input, authorId: caller.userId, now })
    return { answer: { data: { id, isNew } }, changes }
  },
})
