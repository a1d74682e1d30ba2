import { entryTitle, type EntrySource } from '#content/office/entry-text'
import { formatMoment } from '#content/office/format-moment'
import { composeLetter } from './letter.ts'

interface DigestedSubmission extends EntrySource {
  sentAt: Date
  name: string | undefined
  email: string | undefined
}

interface OwnerDigestData {
  /** The newest submissions, newest first; there may be more, up to `count`. */
  newest: readonly DigestedSubmission[]
  count: number
  /** The business’s zone, an IANA name. */
  zone: string
  /** The screen that lists all of them. */
  officeUrl: string
  /** Whether it covers the reader's quiet hours instead of a busy hour. */
  isQuiet?: boolean
}

/** Composes the digest of submissions beyond the hourly limit, or during the reader's quiet hours. */
export function ownerDigest({ newest, count, zone, officeUrl, isQuiet = false }: OwnerDigestData) {
  const number = count.toLocaleString('en-US')
  const more = isQuiet ? 'new' : 'more'
  const title = count === 1 ? `1 ${more} submission` : `${number} ${more} submissions`
  return composeLetter({
    subject: isQuiet ? `${title} in your quiet hours` : `${title} in a busy hour`,
    preview: isQuiet
      ? 'Nothing was sent to you one by one.'
      : 'Ten came to you one by one. These are the others.',
    parts: [
      { kind: 'heading', text: title },
      {
        kind: 'text',
        text: isQuiet
          ? 'They came in your quiet hours, so they are in this one email. All of them are stored.'
          : 'More than ten alerts came within an hour, so the others are in this one email. All of them are stored.',
      },
      {
        kind: 'facts',
        facts: newest.map((each) => [
          [each.name, each.email].filter(Boolean).join(', ') || 'Without a name',
          [`${entryTitle(each)}. ${formatMoment(each.sentAt, zone)}`],
        ]),
      },
      { kind: 'button', href: officeUrl, text: 'Look through them' },
      ...(newest.length < count ? [{ kind: 'text' as const, text: 'These are the newest.' }] : []),
    ],
    reason: isQuiet
      ? 'You’re getting this because you set quiet hours under Settings, You.'
      : 'You’re getting this because your site tells you of every submission, at most once an hour like this.',
  })
}
