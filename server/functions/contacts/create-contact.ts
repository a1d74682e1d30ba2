import { createContact } from '#contracts/create-contact'
import { refuseErased } from '#server/commands/contacts/refuse-erased.server'
import { addContact } from '#server/commands/contacts/add-contact.server'
import { defineChange } from '#server/calls/define-function'

/** Adds a contact by hand; returns an existing one with the same address. */
export const createContactFunction = defineChange(createContact, {
  access: 'editor',
  async change({ input: { evenIfErased = false, ...given }, tx, caller, outside, now }) {
    const { id, isNew, changes } = await addContact(tx, { ...given, authorId: caller.userId, now })
    if (isNew && !evenIfErased) {
      const hint = 'Add it again only if they have asked you to.'
      await refuseErased(tx, outside, { email: given.email, path: 'email', hint })
    }
    return { answer: { data: { id, isNew } }, changes }
  },
})
