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

/** After this nobody is helped by hearing of it. */
const validMs = 24 * 3_600_000

/** An alarm that somebody waits longer for a reply than was promised. No quiet hours hold it. */
export const lateReply = defineMail({
  name: 'late-reply',
  purpose: 'alert',
  payload: z.object({
    contactId: z.string(),
    since: z.string(),
    promisedBy: z.string(),
    /** How many were late when it was written. */
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

/** One alarm for each question and reader. */
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
  /** How many wait longer than promised, this one included. */
  late: number
  contactUrl: string
}

/** Tells one of the team that somebody has waited longer for a reply than was promised. */
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
