import { sql } from 'drizzle-orm'
import { updateContacts } from '#contracts/update-contacts'
import { AppError } from '#server/errors/app-error'
import { hasRole } from '#domain/has-role'
import { userById } from '#server/queries/accounts/users.server'
import { defineChange } from '#server/calls/define-function'
import { changeChosen } from './change-chosen.ts'

/** The same next step for many, or the same person who works on them. */
export const updateContactsFunction = defineChange(updateContacts, {
  access: 'editor',
  async change({ input: { next_step, next_step_on, owner_id, ...chosen }, tx, outside }) {
    if (owner_id) {
      const owner = await userById(tx, owner_id)
      if (!owner?.role || !hasRole(owner.role, 'editor')) {
        throw new AppError('invalid', {
          userMessage: 'Only an owner or an editor can work on leads.',
          issues: [{ path: 'owner_id', message: 'Only an owner or an editor can work on leads.' }],
        })
      }
    }
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
