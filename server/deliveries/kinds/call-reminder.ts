import * as z from 'zod/mini'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { callReminder as composeCallReminder } from '#server/emails/call-mail'
import { callMailData, type MailedCall } from './call-mail-data.ts'
import { defineMail } from './define-mail.ts'

/** Reminds a visitor of a booked call. */
export const callReminder = defineMail({
  name: 'call-reminder',
  purpose: 'visitor',
  payload: z.object({ callId: z.string(), version: z.int() }),
  subjectOf: ({ callId: id }) => ({ kind: 'call', id }),
  async compose({ callId: id, version }, { db, services }) {
    const data = await callMailData({ id, version }, db, services)
    return { ...(await composeCallReminder(data)), to: data.call.email }
  },
})

/** @param before which reminder it is; part of the key, so that each is sent once per version of the call */
export const callReminderOf = (
  { id, email, starts_at, version }: MailedCall,
  before: 'day' | 'hour',
): NewDelivery =>
  newDelivery(
    callReminder,
    { callId: id, version },
    {
      key: `call-reminder:${id}:${version}:${before}`,
      recipient: email,
      about: starts_at.toISOString(),
      expiresAt: starts_at,
    },
  )
