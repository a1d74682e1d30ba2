import { formatMoment } from '#content/office/format-moment'
import { greetingName } from '#domain/greeting-name'
import { composeLetter } from './letter.ts'

interface MessageNoticeData {
  name: string | null
  email: string
  /** What is new in it. */
  text: string
  /** The names of its files. */
  attachments: readonly string[]
  sentAt: Date
  /** Of the business's clock. */
  zone: string
  officeUrl: string
  /** The page behind "Answered elsewhere"; none where nobody waits for a reply. */
  answeredUrl: string | undefined
}

const maxShown = 3_000

/** The owner's notice that a contact has answered by mail. */
export function messageNotice(notice: MessageNoticeData) {
  const { name, email, text, attachments, sentAt, zone, officeUrl, answeredUrl } = notice
  const who = greetingName(name ?? '') || email
  const shown = text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
  return composeLetter({
    subject: ['Replied', who, ...(who === email ? [] : [email])].join(' · '),
    preview: `${who} wrote back.`,
    parts: [
      { kind: 'heading', text: who },
      { kind: 'text', text: `Wrote back. ${formatMoment(sentAt, zone)}.` },
      ...(answeredUrl === undefined
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'Reply to this email to answer. Answered by phone, or already? Press this, so nobody does it twice:',
            },
            { kind: 'button' as const, href: answeredUrl, text: 'Answered elsewhere' },
          ]),
      { kind: 'link', before: 'The whole conversation:', href: officeUrl, text: 'the back office' },
      { kind: 'heading', text: 'What they wrote' },
      {
        kind: 'facts',
        facts: [
          ['Message', shown === '' ? ['(no text)'] : shown.split('\n')],
          ...(attachments.length > 0 ? [['Attached', attachments] as const] : []),
        ],
      },
    ],
    reason:
      'You get this because your site reads replies from your mailbox. Your reply goes to the person who wrote.',
  })
}
