import { eq } from 'drizzle-orm'
import { saveMyAlerts } from '#contracts/save-my-alerts'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { users } from '#server/db/schema/users'

/** Saves the caller's own alerts, which are personal, so the log of the team has no entry. */
export const saveMyAlertsFunction = defineChange(saveMyAlerts, {
  access: 'viewer',
  async change({ input, caller, tx, now }) {
    const savedAt = now.toISOString()
    await tx
      .update(users)
      .set({ alerts: { ...input, savedAt } })
      .where(eq(users.id, caller.userId))
    await announceChange(tx, 'accounts')
    return { answer: { data: { savedAt } }, changes: [] }
  },
})
