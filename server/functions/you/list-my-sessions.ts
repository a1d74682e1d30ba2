import { desc, eq } from 'drizzle-orm'
import { listMySessions } from '#contracts/list-my-sessions'
import { defineRead } from '#server/calls/define-function'
import { requireAccess } from '#server/calls/require-access'
import { sessions } from '#server/db/schema/sessions'

export const listMySessionsFunction = defineRead(listMySessions, {
  access: 'viewer',
  async read({ db, caller }) {
    const { userId, sessionId } = requireAccess('viewer', caller)
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.user_id, userId))
      .orderBy(desc(sessions.refreshed_at))
    const data = rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      network: row.network,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.refreshed_at.toISOString(),
      hasSecondStep: row.aal === 'aal2',
      isCurrent: row.id === sessionId,
    }))
    return { data: data.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) }
  },
})
