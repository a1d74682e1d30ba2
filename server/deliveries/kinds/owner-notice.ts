import { activityKinds } from '#domain/activity'
import { ownerNotice as composeOwnerNotice } from '#server/emails/owner-notice'
import { activityOf, type NewActivity } from '#server/queries/contacts/contacts.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { defineMail } from './define-mail.ts'

/** Tells the owner of a submission; a reply goes to the visitor. Not held to three an hour: these are the leads. */
export const ownerNotice = defineMail({
  name: 'owner-notice',
  purpose: 'owner',
  payload: z.object({ kind: z.enum(activityKinds), subjectId: z.string() }),
  async compose({ kind, subjectId }, { db }) {
    const { activity, contact } = await activityOf(db, kind, subjectId)
    const mail = await composeOwnerNotice({
      kind: activity.kind,
      content: activity.content,
      hasAddress: contact !== null,
      firstTouch: activity.first_touch,
      lastTouch: activity.last_touch,
    })
    return { ...mail, replyTo: contact?.email }
  },
})

/** One mail for each entry of the timeline. */
export function ownerNoticeOf({ kind, subjectId }: NewActivity): NewDelivery {
  return newDelivery(ownerNotice, { kind, subjectId }, { key: `owner-notice:${kind}:${subjectId}` })
}
