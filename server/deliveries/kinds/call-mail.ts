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

/**
 * One mail per change of a call.
 * @param move from which time the business has moved it, and its note
 */
export const callMailOf = (
  { id, email, starts_at, version }: MailedCall,
  news: CallNews,
  move?: { before: string; note?: string | undefined },
): NewDelivery =>
  newDelivery(
    callMail,
    { callId: id, news, version, ...(move && { move }) },
    { key: `call-mail:${id}:${version}`, recipient: email, about: starts_at.toISOString() },
  )
