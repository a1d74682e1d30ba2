import { answeredLinkPath } from '#contracts/say-answered'
import { newTextOf } from '#domain/mailbox-message'
import { addAnsweredLink } from '#server/commands/contacts/answered-links.server'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { messageWithContact } from '#server/queries/mailbox/message-with-contact.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { formatMoment } from '#content/office/format-moment'
import { greetingName } from '#domain/greeting-name'
import { composeLetter } from '#server/emails/letter'

const hourMs = 3_600_000

/** Tells the owner that a contact has written; a reply goes to that contact. */
export const messageNotice = defineMail({
  name: 'message-notice',
  purpose: 'owner',
  payload: z.object({ messageId: z.string() }),
  subjectOf: ({ messageId: id }) => ({ kind: 'message', id }),
  async compose({ messageId }, { db, services: { siteUrl, businessZone } }) {
    const found = await messageWithContact(db, messageId)
    if (!found) throw new NotWanted('They were erased by then.')
    const { message, contact } = found
    const isOpen = contact.waiting_since !== null && contact.waiting_since <= message.created_at
    const token =
      isOpen && (await addAnsweredLink(db, { contactId: contact.id, askedAt: message.created_at }))
    const mail = await composeMessageNotice({
      name: contact.name,
      email: message.address,
      text: newTextOf(message.parts),
      attachments: message.attachments.map(({ name }) => name),
      sentAt: message.created_at,
      zone: businessZone,
      officeUrl: `${siteUrl}/admin/leads/${contact.id}`,
      answeredUrl: token ? `${siteUrl}${answeredLinkPath}?token=${token}` : undefined,
    })
    return { ...mail, replyTo: message.address }
  },
})

/** Creates at most one mail per contact and hour, because anyone can send mail in a contact's name. */
export function messageNoticeOf({ subject: { id: messageId }, contactId, at }: Received): NewDelivery {
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs).toISOString().slice(0, 13)
  return newDelivery(messageNotice, { messageId }, { key: `message-notice:${contactId}:${hour}` })
}

interface Received {
  subject: { id: string }
  contactId: string
  at: Date
}

interface MessageNoticeData {
  name: string | null
  email: string
  /** The message's new text. */
  text: string
  /** The file names of its attachments. */
  attachments: readonly string[]
  sentAt: Date
  /** The business’s zone, an IANA name. */
  zone: string
  officeUrl: string
  /** The URL of the "Answered elsewhere" button; undefined if no question is open. */
  answeredUrl: string | undefined
}

const maxShown = 3_000

/** The owner's notice that a contact has answered by mail. */
export function composeMessageNotice(notice: MessageNoticeData) {
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
