import { and, eq } from 'drizzle-orm'
import { endSession } from '#contracts/end-session'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { sessions } from '#server/db/schema/sessions'

export const endSessionFunction = defineChange(endSession, {
  access: 'viewer',
  async change({ input: { id }, caller, tx }) {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.user_id, caller.userId)))
      .returning({ id: sessions.id })
    await announceChange(tx, 'accounts')
    return { answer: { data: { ended: ended.length } }, changes: [] }
  },
})
