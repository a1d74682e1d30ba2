import * as z from 'zod/mini'
import { confirmCallLinkPath } from '#contracts/confirm-call-by-link'
import { answeredLinkPath } from '#contracts/say-answered'
import { type ActivityKind, activityKinds } from '#domain/activity'
import { formOf } from '#domain/form-of'
import type { Db } from '#server/db/connect'
import { ownerNotice as composeOwnerNotice, type OwnerNoticeData } from '#server/emails/owner-notice'
import { addAnsweredLink } from '#server/commands/contacts/answered-links.server'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { type Call, callOf, callRequestedBy, proposedLink } from '#server/queries/calls/calls.server'
import { type Activity, activityOf, type Contact } from '#server/queries/contacts/contacts.server'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { DeliveryServices, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { addressInTeam } from './address-in-team.ts'
import { addToDigest } from './owner-digest.ts'
import { defineMail } from './define-mail.ts'

/** At most this many submissions per hour get their own mail. */
const noticesPerHour = 10

/**
 * Tells the owner about a submission; a reply goes to the visitor. Exempt from the limit of three mails per hour,
 * because these are leads. Beyond ten within an hour, a digest lists the others.
 */
export const ownerNotice = defineMail({
  name: 'owner-notice',
  purpose: 'owner',
  digest: { perHour: noticesPerHour, add: addToDigest },
  payload: z.object({
    kind: z.enum(activityKinds),
    subjectId: z.string(),
    /** The team account that opted in; none for the site's alert address. */
    for: z.optional(z.string()),
  }),
  subjectOf: ({ kind, subjectId: id }) => ({ kind, id }),
  async compose({ kind, subjectId, for: userId }, { db, services }) {
    const { siteUrl, businessZone } = services
    const to = userId === undefined ? undefined : await addressInTeam(db, userId)
    const { activity, contact } = await activityOf(db, kind, subjectId)
    const { source, content, answers_by, created_at, first_touch, last_touch } = activity
    const token = isOpen(activity, contact) && (await linkOf(db, activity, contact))
    const mail = await composeOwnerNotice({
      kind,
      source,
      content,
      answers_by,
      sentAt: created_at,
      zone: businessZone,
      email: contact?.email,
      firstTouch: first_touch,
      lastTouch: last_touch,
      officeUrl: `${siteUrl}${placeOf(activity)}`,
      confirm: await confirmOf(db, services, { activity, contact }),
      answeredUrl: token ? `${siteUrl}${answeredLinkPath}?token=${token}` : undefined,
    })
    return { ...mail, ...(to !== undefined && { to }), replyTo: contact?.email }
  },
})

/** Whether the submission's question is still open. */
const isOpen = ({ kind, source, created_at }: Activity, contact: Contact | null) =>
  formOf({ kind, source }).expectsReply &&
  contact?.waiting_since != null &&
  contact.waiting_since <= created_at

const linkOf = (db: Db, { created_at: askedAt }: Activity, contact: Contact | null) =>
  contact && addAnsweredLink(db, { contactId: contact.id, askedAt })

/** Returns the link that confirms a call; undefined unless the call is still requested as this entry describes it. */
async function confirmOf(
  db: Db,
  { siteUrl, zoom, 'call-link': ownRoom }: DeliveryServices,
  { activity, contact }: { activity: Activity; contact: Contact | null },
): Promise<OwnerNoticeData['confirm']> {
  const { kind, subject_id, created_at: requestedAt } = activity
  const call =
    kind === 'call'
      ? await callOf(db, subject_id)
      : (kind === 'call-moved' || kind === 'call-restored') && contact
        ? await callRequestedBy(db, contact.email, requestedAt)
        : undefined
  if (call?.state !== 'requested' || call.requested_at.getTime() !== requestedAt.getTime()) return undefined
  const room = { ownRoom: ownRoom?.joinUrl, hasZoom: zoom !== undefined }
  const link = call.way === 'video' ? await linkFor(db, call, room) : null
  const token = await addOneTimeToken(db, {
    purpose: 'call-decision',
    subjectId: call.id,
    now: requestedAt,
  })
  const query = new URLSearchParams({ token, ...(link && 'url' in link && { joinUrl: link.url }) })
  return { url: `${siteUrl}${confirmCallLinkPath}?${query}`, by: call.answer_by, link }
}

/** Returns the call's own link if it has one, which a moved call may, or else the link to propose. */
const linkFor = (
  db: Db,
  { join_url: url }: Call,
  { ownRoom, hasZoom }: { ownRoom: string | undefined; hasZoom: boolean },
) => {
  if (url !== null) return { url, isOwnRoom: url === ownRoom }
  return hasZoom && ownRoom === undefined ? { isMade: true as const } : proposedLink(db, ownRoom)
}

/** Returns the path of the screen where the submission is handled. */
function placeOf({ kind, contact_id }: Activity): string {
  if (kind === 'testimonial') return '/admin/testimonials'
  if (kind === 'call' || kind === 'call-moved' || kind === 'call-restored') return '/admin/calls'
  return contact_id === null ? '/admin/forms?view=without_address' : `/admin/leads/${contact_id}`
}

/** Creates the notice of a timeline entry to the site's alert address. */
export function ownerNoticeOf({ kind, id: subjectId }: { kind: ActivityKind; id: string }): NewDelivery {
  return newDelivery(ownerNotice, { kind, subjectId }, { key: `owner-notice:${kind}:${subjectId}` })
}

/** Creates the notice of a timeline entry to a team member. */
export function memberNoticeOf(
  { kind, id: subjectId }: { kind: ActivityKind; id: string },
  userId: string,
): NewDelivery {
  const key = `owner-notice:${kind}:${subjectId}:${userId}`
  return newDelivery(ownerNotice, { kind, subjectId, for: userId }, { key })
}
