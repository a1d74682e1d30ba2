import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { contacts } from '#server/db/schema/contacts'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { addressInTeam } from './address-in-team.ts'
import { defineMail } from './define-mail.ts'
import { formatMoment } from '#content/office/format-moment'
import { composeLetter } from '#server/emails/letter'

/** How long after the promised time the alert is still useful. */
const validMs = 24 * 3_600_000

/** Alerts a team member that a contact has waited longer for a reply than promised, even in quiet hours. */
export const lateReply = defineMail({
  name: 'late-reply',
  purpose: 'alert',
  payload: z.object({
    contactId: z.string(),
    since: z.string(),
    promisedBy: z.string(),
    /** How many replies were late when the alert was created. */
    late: z.number(),
    for: z.string(),
  }),
  subjectOf: () => undefined,
  async compose(
    { contactId, since, promisedBy, late, for: userId },
    { db, services: { siteUrl, businessZone: zone } },
  ) {
    const to = await addressInTeam(db, userId)
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, contactId))
    if (contact?.waiting_since?.toISOString() !== since) throw new NotWanted('They don’t wait anymore.')
    const mail = await composeLateReply({
      name: contact.name ?? '',
      email: contact.email,
      askedAt: contact.waiting_since,
      promisedBy: new Date(promisedBy),
      zone,
      late,
      contactUrl: `${siteUrl}/admin/leads/${contactId}`,
    })
    return { to, ...mail }
  },
})

interface Late {
  contactId: string
  since: Date
  promisedBy: Date
  late: number
}

/** Creates one alert per question and reader. */
export function lateReplyOf({ contactId, since, promisedBy, late }: Late, userId: string): NewDelivery {
  return newDelivery(
    lateReply,
    { contactId, since: since.toISOString(), promisedBy: promisedBy.toISOString(), late, for: userId },
    {
      key: `late-reply:${contactId}:${since.getTime()}:${userId}`,
      expiresAt: new Date(promisedBy.getTime() + validMs),
    },
  )
}

interface LateReplyData {
  name: string
  email: string
  askedAt: Date
  promisedBy: Date
  /** The business’s zone, an IANA name. */
  zone: string
  /** How many people wait longer than promised, including this one. */
  late: number
  contactUrl: string
}

/** Composes the alert that a contact has waited longer for a reply than promised. */
export function composeLateReply({
  name,
  email,
  askedAt,
  promisedBy,
  zone,
  late,
  contactUrl,
}: LateReplyData) {
  const who = name || email
  return composeLetter({
    subject: `Still waiting for a reply: ${who}`,
    preview: `A reply was promised by ${formatMoment(promisedBy, zone)}.`,
    parts: [
      { kind: 'heading', text: `${who} still waits` },
      {
        kind: 'text',
        text: `They wrote ${formatMoment(askedAt, zone)}. A reply was promised by ${formatMoment(promisedBy, zone)}.`,
      },
      { kind: 'button', href: contactUrl, text: 'Reply' },
      ...(late > 1
        ? [
            {
              kind: 'text' as const,
              text: `${late.toLocaleString('en-US')} people wait longer than promised.`,
            },
          ]
        : []),
    ],
    reason: 'You’re getting this, in quiet hours too, because you chose it under Settings, You.',
  })
}
