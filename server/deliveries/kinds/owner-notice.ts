import * as z from 'zod/mini'
import { sayAnsweredPath } from '#contracts/say-answered'
import { activityKinds } from '#domain/activity'
import { formOf } from '#domain/form-of'
import type { Db } from '#server/db/connect'
import { ownerNotice as composeOwnerNotice } from '#server/emails/owner-notice'
import { addAnsweredLink } from '#server/queries/contacts/answered-links.server'
import {
  type Activity,
  activityOf,
  type Contact,
  type NewActivity,
} from '#server/queries/contacts/contacts.server'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { addToDigest } from './owner-digest.ts'
import { defineMail } from './define-mail.ts'

/** As many an hour each get a mail of their own. */
const noticesPerHour = 10

/**
 * Tells the owner of a submission; a reply goes to the visitor. Not held to three an hour: these are the leads. Once ten
 * have come within an hour, a digest names the others.
 */
export const ownerNotice = defineMail({
  name: 'owner-notice',
  purpose: 'owner',
  digest: { perHour: noticesPerHour, add: addToDigest },
  payload: z.object({ kind: z.enum(activityKinds), subjectId: z.string() }),
  async compose({ kind, subjectId }, { db, services: { siteUrl, businessZone } }) {
    const { activity, contact } = await activityOf(db, kind, subjectId)
    const { source, content, created_at, first_touch, last_touch } = activity
    const token = isOpen(activity, contact) && (await linkOf(db, activity, contact))
    const mail = await composeOwnerNotice({
      kind,
      source,
      content,
      sentAt: created_at,
      zone: businessZone,
      email: contact?.email,
      firstTouch: first_touch,
      lastTouch: last_touch,
      officeUrl: `${siteUrl}${placeOf(activity)}`,
      answeredUrl: token ? `${siteUrl}${sayAnsweredPath}?token=${token}` : undefined,
    })
    return { ...mail, replyTo: contact?.email }
  },
})

/** Whether what it asks waits for a reply still. */
const isOpen = ({ kind, source, created_at }: Activity, contact: Contact | null) =>
  formOf({ kind, source }).expectsReply &&
  contact?.waiting_since != null &&
  contact.waiting_since <= created_at

const linkOf = (db: Db, { created_at: askedAt }: Activity, contact: Contact | null) =>
  contact && addAnsweredLink(db, { contactId: contact.id, askedAt })

/** Where it is worked on. */
function placeOf({ kind, contact_id }: Activity): string {
  if (kind === 'testimonial') return '/admin/testimonials'
  return contact_id === null ? '/admin/forms' : `/admin/leads/${contact_id}`
}

/** One mail for each entry of the timeline. */
export function ownerNoticeOf({ kind, subjectId }: NewActivity): NewDelivery {
  return newDelivery(ownerNotice, { kind, subjectId }, { key: `owner-notice:${kind}:${subjectId}` })
}
