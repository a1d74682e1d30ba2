import { entryTitle, type Sent } from '#content/entry-words'
import { momentWords } from '#content/moment-words'
import { composeLetter } from './letter.ts'

export interface DigestedSubmission extends Sent {
  sentAt: Date
  name: string | undefined
  email: string | undefined
}

interface OwnerDigestData {
  /** The newest first, the first few. */
  newest: readonly DigestedSubmission[]
  count: number
  /** Of the business's clock. */
  zone: string
  /** Where all of them are. */
  officeUrl: string
}

/** What the owner gets instead of a mail for each, once many submissions have come within an hour. */
export function ownerDigest({ newest, count, zone, officeUrl }: OwnerDigestData) {
  const title = count === 1 ? '1 more submission' : `${count.toLocaleString('en-US')} more submissions`
  return composeLetter({
    subject: `${title} in a busy hour`,
    preview: 'Ten came to you one by one. These are the others.',
    parts: [
      { kind: 'heading', text: title },
      {
        kind: 'text',
        text: 'More than ten alerts came within an hour, so the others are in this one email. All of them are stored.',
      },
      {
        kind: 'facts',
        facts: newest.map((each) => [
          [each.name, each.email].filter(Boolean).join(', ') || 'Without a name',
          [`${entryTitle(each)}. ${momentWords(each.sentAt, zone)}`],
        ]),
      },
      { kind: 'button', href: officeUrl, text: 'Look through them' },
      ...(newest.length < count ? [{ kind: 'text' as const, text: 'These are the newest.' }] : []),
    ],
    reason:
      'You’re getting this because your site tells you of every submission, at most once an hour like this.',
  })
}
