import { formatMoment } from '#content/office/format-moment'
import { composeLetter } from './letter.ts'

interface LateReplyData {
  name: string
  email: string
  askedAt: Date
  promisedBy: Date
  /** Of the business's clock. */
  zone: string
  /** How many wait longer than promised, this one included. */
  late: number
  contactUrl: string
}

/** Tells one of the team that somebody has waited longer for a reply than was promised. */
export function lateReplyMail({ name, email, askedAt, promisedBy, zone, late, contactUrl }: LateReplyData) {
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
