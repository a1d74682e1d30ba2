import { activityKinds } from '#domain/activity'
import { ownerNotice as composeOwnerNotice } from '#server/emails/owner-notice'
import { activityOf, type NewActivity } from '#server/queries/contacts/contacts.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { defineDelivery, type NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Tells the owner of a submission; a reply goes to the visitor. Not held to three an hour: these are the leads. */
export const ownerNotice = defineDelivery({
  name: 'owner-notice',
  service: 'mail',
  mail: 'owner',
  payload: z.object({ kind: z.enum(activityKinds), subjectId: z.string() }),
  isConnected: ({ ownerEmail }) => ownerEmail !== undefined,
  async attempt({ payload, db, services, key }) {
    if (services.ownerEmail === undefined) throw new Error("claimed without the owner's address")
    const { activity, contact } = await activityOf(db, payload.kind, payload.subjectId)
    const mail = await composeOwnerNotice({
      kind: activity.kind,
      content: activity.content,
      hasAddress: contact !== null,
      firstTouch: activity.first_touch,
      lastTouch: activity.last_touch,
    })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: services.ownerEmail,
      replyTo: contact?.email,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})

/** One mail for each entry of the timeline. */
export function ownerNoticeOf({ kind, subjectId }: NewActivity): NewDelivery {
  return newDelivery(ownerNotice, { kind, subjectId }, { key: `owner-notice:${kind}:${subjectId}` })
}
