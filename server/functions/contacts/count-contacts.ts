import { countContacts } from '#contracts/count-contacts'
import { defineRead } from '#server/calls/define-function'
import { contactsCount } from '#server/queries/contacts/contacts-page.server'
import { officeDay } from '#server/settings/office-day'

export const countContactsFunction = defineRead(countContacts, {
  access: 'viewer',
  read: async ({ input, db, outside }) => ({
    data: await contactsCount(db, { ...input, today: officeDay(outside) }),
  }),
})
