import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import type { Change } from '#server/queries/log/log.server'
import { changeContact, type ContactRow } from './change-contact.server.ts'
import { type Reply, stoppedClockValues } from './stop-clock.server.ts'

/**
 * Stops the clock of a locked contact, and moves it from "New" to "Answered". Returns the change for the log; none if the
 * contact has no open question and is not new.
 */
export async function answerContact(tx: Transaction, before: ContactRow, reply: Reply): Promise<Change[]> {
  if (before.waiting_since === null && before.status !== 'new') return []
  const status = sql`case when ${contacts.status} = 'new' then 'answered' else ${contacts.status} end`
  return [await changeContact(tx, before, { ...stoppedClockValues(reply), status })]
}
