import { createContact } from '#contracts/create-contact'
import { refuseErased } from '#server/queries/contacts/refuse-erased.server'
import { addContact } from '#server/queries/contacts/add-contact.server'
import { defineChange } from '#server/calls/define-function'

/** Adds somebody by hand; whoever is there already is only told of. */
export const createContactFunction = defineChange(createContact, {
  access: 'editor',
  async change({ input: { evenIfErased = false, ...given }, tx, caller, outside, now }) {
    const { id, isNew, changes } = await addContact(tx, { ...given, authorId: caller.userId, now })
    if (isNew && !evenIfErased) {
      const unless = 'Add it again only if they have asked you to.'
      await refuseErased(tx, outside, { email: given.email, path: 'email', unless })
    }
    return { answer: { data: { id, isNew } }, changes }
  },
})
