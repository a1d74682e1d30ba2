import { sql } from 'drizzle-orm'
import type { InputOf } from '#contracts/contract'
import { updateContacts } from '#contracts/update-contacts'
import { refuseOwner } from '#server/queries/contacts/refuse-owner.server'
import { defineChange } from '#server/calls/define-function'
import { changeSelection, changeChosenInSteps } from './change-chosen.ts'

/** Sets the next step or the owner of many contacts. */
export const updateContactsFunction = defineChange(updateContacts, {
  access: 'editor',
  inSteps({ input, db, outside }) {
    const begin = changeChosenInSteps(db, input, columnsOf(input), outside)
    return (
      begin &&
      (async () => {
        await db.transaction((tx) => refuseOwner(tx, input.owner_id, 'owner_id'))
        return begin()
      })
    )
  },
  async change({ input, tx, outside }) {
    await refuseOwner(tx, input.owner_id, 'owner_id')
    return changeSelection(tx, input, columnsOf(input), outside)
  },
})

const columnsOf = ({ next_step, next_step_on, owner_id }: InputOf<typeof updateContacts>) => ({
  ...(next_step !== undefined && { next_step: sql`${next_step}::text` }),
  ...(next_step_on !== undefined && { next_step_on: sql`${next_step_on}::date` }),
  ...(owner_id !== undefined && { owner_id: sql`${owner_id}::uuid` }),
})
