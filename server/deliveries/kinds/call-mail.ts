import * as z from 'zod/mini'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { type CallNews, callMail as composeCallMail, callNews } from '#server/emails/call-mail'
import { callMailData, type MailedCall } from './call-mail-data.ts'
import { defineMail } from './define-mail.ts'

/** What has become of a call, told to the visitor, with the entry of their calendar where they have one. */
export const callMail = defineMail({
  name: 'call-mail',
  purpose: 'visitor',
  payload: z.object({ callId: z.string(), news: z.enum(callNews), version: z.int() }),
  subjectOf: ({ callId: id }) => ({ kind: 'call', id }),
  async compose({ callId: id, news, version }, { db, services }) {
    const data = await callMailData({ id, version }, db, services)
    return { ...(await composeCallMail(news, data)), to: data.call.email }
  },
})

/** One mail per change of a call. */
export const callMailOf = ({ id, email, starts_at, version }: MailedCall, news: CallNews): NewDelivery =>
  newDelivery(
    callMail,
    { callId: id, news, version },
    { key: `call-mail:${id}:${version}`, recipient: email, about: starts_at.toISOString() },
  )
