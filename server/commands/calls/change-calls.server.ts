import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ContactStatus } from '#domain/contact-status'
import type { Transaction } from '#server/db/connect'
import { announceChange } from '#server/db/changes'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { AppError } from '#server/errors/app-error'
import {
  changeContact,
  type ContactRow,
  lockedContacts,
} from '#server/commands/contacts/change-contact.server'
import { stoppedClockValues } from '#server/commands/contacts/stop-clock.server'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import type { Call } from '#server/queries/calls/calls.server'
import { lockFound } from '#server/queries/contacts/lock-contacts.server'
import type { Change } from '#server/queries/log/log.server'

export interface LockedCall {
  call: Call
  /** Null once the contact was deleted. */
  contact: ContactRow | null
}

/** Locks a call, and then its contact, until the transaction ends. Form rows are locked before contacts everywhere. */
export async function callForUpdate(tx: Transaction, id: string): Promise<LockedCall | undefined> {
  const [call] = await tx.select().from(calls).where(eq(calls.id, id)).for('update')
  if (!call) return undefined
  const { contactIds } = await lockFound(tx, async (within) => {
    const found = await within
      .select({ id: activities.contact_id })
      .from(activities)
      .where(and(eq(activities.kind, 'call'), eq(activities.subject_id, id)))
    return { contactIds: found.flatMap(({ id: contactId }) => contactId ?? []) }
  })
  const [contact] = (await lockedContacts(tx, contactIds)).values()
  return { call, contact: contact ?? null }
}

/**
 * Like {@link callForUpdate}, but rejects an unknown id.
 * @throws AppError not_found
 */
export async function officeCall(tx: Transaction, id: string): Promise<LockedCall> {
  const found = await callForUpdate(tx, id)
  if (!found) throw new AppError('not_found', { userMessage: 'This call isn’t here anymore.' })
  return found
}

/** @throws AppError conflict if the call has changed since it was read */
export function requireVersion({ version }: Call, seen: number): void {
  if (version === seen) return
  throw new AppError('conflict', {
    userMessage: 'This call has changed since you opened this. Look at it again. Nothing was changed.',
  })
}

interface CallLink {
  /** The creation time of the link's token; for the owner's link, the time of the request. */
  issuedAt: Date
  found: LockedCall
}

/** Finds and locks the call of a mailed link; undefined for an unknown or expired link. */
export async function callByToken(
  tx: Transaction,
  { token, purpose, now }: { token: string; purpose: 'call' | 'call-decision'; now: Date },
): Promise<CallLink | undefined> {
  const [link] = await tx
    .select({ id: oneTimeTokens.subject_id, issuedAt: oneTimeTokens.created_at })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.token_hash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expires_at, now),
      ),
    )
  const found = link?.id ? await callForUpdate(tx, link.id) : undefined
  return link && found ? { issuedAt: link.issuedAt, found } : undefined
}

/** Updates a locked call and announces the change. Returns the updated row. */
export async function changeCall(
  tx: Transaction,
  before: Call,
  set: PgUpdateSetSource<typeof calls>,
): Promise<Call> {
  const [after] = await tx
    .update(calls)
    .set({ ...set, version: sql`${calls.version} + 1` })
    .where(eq(calls.id, before.id))
    .returning()
  if (!after) throw new Error(`no call ${before.id}`)
  await announceChange(tx, 'calls', 'contacts')
  return after
}

/** Returns the change for the log, without the visitor's text. */
export const callChange = (before: Call, after: Call): Change => ({
  on: { kind: 'call', id: before.id },
  before: { state: before.state, starts_at: before.starts_at.toISOString() },
  after: { state: after.state, starts_at: after.starts_at.toISOString() },
})

/** Counts one more version of the calendar entry; 0 if the visitor has none to update. */
export const nextInvitation = ({ invitations }: Call): number => (invitations === 0 ? 0 : invitations + 1)

/** Stops a contact's clock because a call was confirmed, and sets "call booked" unless the status is further along. */
export async function bookedContact(
  tx: Transaction,
  contact: ContactRow | null,
  { by, now }: { by: string | null; now: Date },
): Promise<Change[]> {
  if (!contact) return []
  const status = sql`case when ${contacts.status} in ('new', 'answered', 'no_show') then 'call_booked' else ${contacts.status} end`
  return [
    await changeContact(tx, contact, { ...stoppedClockValues({ by, how: 'call_booked', now }), status }),
  ]
}

/** Updates the status of a contact whose confirmed call was canceled or requested again. `call` is the row before. */
export async function unbookedContact(tx: Transaction, { call, contact }: LockedCall): Promise<Change[]> {
  return call.state === 'booked' && contact?.['status'] === 'call_booked' ? followCalls(tx, contact) : []
}

/**
 * Recomputes the status of a contact that is "call booked" or "no-show" from their latest confirmed call: a no-show if
 * they missed it, otherwise booked, and answered if none is left.
 */
export async function followCalls(tx: Transaction, contact: ContactRow | null): Promise<Change[]> {
  if (contact?.['status'] !== 'call_booked' && contact?.['status'] !== 'no_show') return []
  const [last] = await tx
    .select({ state: calls.state })
    .from(activities)
    .innerJoin(calls, eq(calls.id, activities.subject_id))
    .where(
      and(
        eq(activities.kind, 'call'),
        eq(activities.contact_id, contact.id),
        inArray(calls.state, ['booked', 'came', 'no_show']),
      ),
    )
    .orderBy(desc(calls.starts_at))
    .limit(1)
  const status: ContactStatus = !last ? 'answered' : last.state === 'no_show' ? 'no_show' : 'call_booked'
  return status === contact.status ? [] : [await changeContact(tx, contact, { status })]
}
