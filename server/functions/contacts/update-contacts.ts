import { sql } from 'drizzle-orm'
import { updateContacts } from '#contracts/update-contacts'
import { refuseOwner } from '#server/queries/contacts/refuse-owner.server'
import { defineChange } from '#server/calls/define-function'
import { changeChosen } from './change-chosen.ts'

/** The same next step for many, or the same person who works on them. */
export const updateContactsFunction = defineChange(updateContacts, {
  access: 'editor',
  async change({ input: { next_step, next_step_on, owner_id, ...chosen }, tx, outside }) {
    await refuseOwner(tx, owner_id, 'owner_id')
    return changeChosen(
      tx,
      chosen,
      {
        ...(next_step !== undefined && { next_step: sql`${next_step}::text` }),
        ...(next_step_on !== undefined && { next_step_on: sql`${next_step_on}::date` }),
        ...(owner_id !== undefined && { owner_id: sql`${owner_id}::uuid` }),
      },
      outside,
    )
  },
})
