import { sql } from 'drizzle-orm'
import { markCall } from '#contracts/mark-call'
import { defineChange } from '#server/calls/define-function'
import { callChange, changeCall, officeCall } from '#server/commands/calls/change-calls.server'
import { changeContact } from '#server/commands/contacts/change-contact.server'
import { contacts } from '#server/db/schema/contacts'
import { AppError } from '#server/errors/app-error'

/** Notes whether somebody came. The status of the contact follows, unless somebody has set another one. */
export const markCallFunction = defineChange(markCall, {
  access: 'editor',
  async change({ input: { id, outcome }, tx, now }) {
    const { call, contact } = await officeCall(tx, id)
    const answer = { data: { id } }
    if (call.state === outcome) return { answer, changes: [] }
    if (!['booked', 'came', 'no_show'].includes(call.state) || call.starts_at > now) {
      throw new AppError('conflict', { userMessage: 'This can be said once the call has begun.' })
    }
    const [from, to] =
      outcome === 'came' ? (['no_show', 'call_booked'] as const) : (['call_booked', 'no_show'] as const)
    const status = sql`case when ${contacts.status} = ${from} then ${to} else ${contacts.status} end`
    const marked = contact?.['status'] === from ? [await changeContact(tx, contact, { status })] : []
    const after = await changeCall(tx, call, { state: outcome })
    return { answer, changes: [callChange(call, after), ...marked] }
  },
})
