import { and, eq } from 'drizzle-orm'
import { markCall } from '#contracts/mark-call'
import { defineChange } from '#server/calls/define-function'
import { callChange, changeCall, followCalls, officeCall } from '#server/commands/calls/change-calls.server'
import { activities } from '#server/db/schema/activities'
import { rowAsJson } from '#server/db/stored-row'
import { missedCallMailOf } from '#server/deliveries/kinds/missed-call-mail'
import { AppError } from '#server/errors/app-error'
import { recordCall } from './record-call.ts'

const kinds = { came: 'call-came', no_show: 'call-no-show' } as const

/**
 * Stores whether somebody came. The status of the contact is derived from their calls, and a no-show is offered new
 * times by mail.
 */
export const markCallFunction = defineChange(markCall, {
  access: 'editor',
  async change({ input: { id, outcome }, tx, deliver, isConnected, now, outside: { callRules } }) {
    const found = await officeCall(tx, id)
    const { call } = found
    const answer = { data: { id } }
    if (call.state === outcome) return { answer, changes: [] }
    if (!['booked', 'came', 'no_show'].includes(call.state) || call.starts_at > now) {
      throw new AppError('conflict', { userMessage: 'This can be said once the call has begun.' })
    }
    const after = await changeCall(tx, call, { state: outcome })
    const followed = await followCalls(tx, found.contact)
    const isMailed = outcome === 'no_show' && callRules.mailsNoShows
    const mail = isMailed ? missedCallMailOf(after, now) : undefined
    if (mail) await deliver(...mail)
    const entry = await recordCall(found, { kind: kinds[outcome] }, { tx, deliver, isConnected, now })
    // The entry is part of the change, so that undo deletes it too.
    const [recorded] = await tx
      .select({ id: activities.id, row: rowAsJson(activities) })
      .from(activities)
      .where(and(eq(activities.kind, kinds[outcome]), eq(activities.subject_id, entry)))
    if (!recorded) throw new Error(`no entry of call ${id}`)
    const { id: entryId, row } = recorded
    const entryChange = { on: { kind: 'submission' as const, id: entryId }, before: null, after: row }
    return { answer, changes: [callChange(call, after), ...followed, entryChange] }
  },
})
