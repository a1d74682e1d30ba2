import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Transaction } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import type { Deliver, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { type CallNews, callMail as composeCallMail, callNews } from '#server/emails/call-mail'
import { awaitsLink, type Call } from '#server/queries/calls/calls.server'
import { callMailData, type MailedCall } from './call-mail-data.ts'
import { defineMail } from './define-mail.ts'

/** Tells the visitor how their call has changed, and updates its calendar entry if they have one. */
export const callMail = defineMail({
  name: 'call-mail',
  purpose: 'visitor',
  payload: z.object({
    callId: z.string(),
    news: z.enum(callNews),
    version: z.int(),
    move: z.optional(z.object({ before: z.iso.datetime(), note: z.optional(z.string()) })),
  }),
  subjectOf: ({ callId: id }) => ({ kind: 'call', id }),
  async compose({ callId: id, news, version, move }, { db, services }) {
    const data = await callMailData({ id, version }, db, services)
    const moved = move && { before: new Date(move.before), note: move.note }
    return { ...(await composeCallMail(news, { ...data, move: moved })), to: data.call.email }
  },
})

const keyOf = ({ id, version }: MailedCall) => `call-mail:${id}:${version}`

interface News {
  news: CallNews
  /** Set if the business moved the call: the previous time and the note. */
  move?: { before: string; note?: string | undefined } | undefined
}

/** How long the mail about a booked video call waits for the link of its Zoom meeting. */
const linkWithinMs = 2 * 60_000

/** Creates the mail about a call's last change. There is one per version. */
export function callMailOf(
  call: Call,
  news: CallNews,
  { move, notBefore }: Pick<News, 'move'> & { notBefore?: Date | undefined } = {},
): NewDelivery {
  const linkBy = awaitsLink(call) ? new Date(call.changed_at.getTime() + linkWithinMs) : undefined
  return mailUnder(keyOf(call), call, { news, move, notBefore: notBefore ?? linkBy })
}

/**
 * Sends the link of a booked call to its visitor: in the pending mail about its last change, or else in a further mail
 * that updates the calendar entry.
 */
export async function deliverLink(tx: Transaction, deliver: Deliver, call: Call): Promise<void> {
  const [mail] = await tx
    .update(deliveries)
    .set({
      next_attempt_at: sql`case when ${deliveries.state} = 'pending' and ${deliveries.attempts} = 0 then statement_timestamp() else ${deliveries.next_attempt_at} end`,
    })
    .where(eq(deliveries.dedupe_key, keyOf(call)))
    .returning({ state: deliveries.state })
  if (mail && ['pending', 'held', 'not_connected'].includes(mail.state)) return
  const [after = call] = await tx
    .update(calls)
    .set({ invitations: sql`${calls.invitations} + 1`, changed_at: sql`statement_timestamp()` })
    .where(eq(calls.id, call.id))
    .returning()
  await deliver(...mailUnder(`${keyOf(call)}:link:${call.zoom_meeting_id}`, after, { news: 'link' }))
}

const mailUnder = (
  key: string,
  { id, email, starts_at, version }: MailedCall,
  { news, move, notBefore }: News & { notBefore?: Date | undefined },
): NewDelivery =>
  newDelivery(
    callMail,
    { callId: id, news, version, ...(move && { move }) },
    { key, recipient: email, about: starts_at.toISOString(), ...(notBefore && { notBefore }) },
  )

const againAfterMs = 5 * 60_000

/** Returns the news in the mail about a call's last change; undefined once its payload is deleted. */
export async function lastNewsOf(db: Db | Transaction, call: MailedCall): Promise<News | undefined> {
  const [last] = await db
    .select({ payload: deliveries.payload })
    .from(deliveries)
    .where(eq(deliveries.dedupe_key, keyOf(call)))
  return callMail.payload.safeParse(last?.payload).data
}

/** Creates the mail about the last change of an active call again, at most once per five minutes. */
export async function callMailAgain(
  tx: Transaction,
  call: MailedCall & { state: 'requested' | 'booked' },
  now: Date,
): Promise<NewDelivery> {
  const key = `${keyOf(call)}:${Math.floor(now.getTime() / againAfterMs)}`
  return mailUnder(key, call, (await lastNewsOf(tx, call)) ?? { news: call.state })
}
