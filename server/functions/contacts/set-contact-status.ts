import { type SQL, sql } from 'drizzle-orm'
import { setContactStatus } from '#contracts/set-contact-status'
import type { ContactStatus, ReplyWay } from '#domain/contact-status'
import type { SettableColumn } from '#server/queries/contacts/changed-contacts'
import { stoppedClockValues } from '#server/commands/contacts/stop-clock.server'
import { defineChange } from '#server/calls/define-function'
import { changeSelection, changeChosenInSteps } from './change-chosen.ts'

/** The statuses that mean that a waiting person was answered, and how. */
const replyWays: Partial<Record<ContactStatus, ReplyWay>> = {
  answered: 'elsewhere',
  call_booked: 'call_booked',
}
/** Statuses that stop the clock without counting as a reply. */
const ended: readonly ContactStatus[] = ['parked', 'not_a_fit']

/** Sets the status of one contact, or of all that a filter finds. */
export const setContactStatusFunction = defineChange(setContactStatus, {
  access: 'editor',
  inSteps: ({ input: { status, ...chosen }, db, caller, outside, now }) =>
    changeChosenInSteps(db, chosen, columnsOf(status, caller.userId, now), outside),
  change: ({ input: { status, ...chosen }, tx, caller, outside, now }) =>
    changeSelection(tx, chosen, columnsOf(status, caller.userId, now), outside),
})

const columnsOf = (status: ContactStatus, by: string, now: Date) => ({
  status: sql`${status}::text`,
  ...clockAfter(status, by, now),
})

function clockAfter(status: ContactStatus, by: string, now: Date): Partial<Record<SettableColumn, SQL>> {
  const how = replyWays[status]
  if (how) return stoppedClockValues({ by, how, now })
  return ended.includes(status) ? { waiting_since: sql`null::timestamptz` } : {}
}
