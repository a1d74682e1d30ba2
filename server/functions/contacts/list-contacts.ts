import { listContacts } from '#contracts/list-contacts'
import { listedContacts } from '#server/queries/contacts/listed-contacts.server'
import { defineRead } from '#server/calls/define-function'

export const listContactsFunction = defineRead(listContacts, {
  access: 'viewer',
  read: ({ input, db, outside }) => listedContacts(db, input, outside),
})
