import { site } from '#content/facts/site'
import type * as z from 'zod/mini'
import { withoutDirectionMarks } from '#domain/direction-marks'
import type { MailPurpose } from '#domain/mail-rules'
import type { Db } from '#server/db/connect'
import {
  captured,
  type DeliveryKind,
  type DeliveryServices,
  type DigestRule,
} from '#server/deliveries/ledger/delivery-kind'
import { deliveryKeyHeader } from '#server/captured-mail/read-mail'
import { type MailMessage, siteHeader } from '#server/services/mail/mail-message'
import { contactsAt } from '#server/queries/mailbox/find-contacts.server'
import { messageIdOf } from './message-id.ts'
import { hidePrivateLinks } from './hide-private-links.ts'

export interface MailContent extends Omit<MailMessage, 'from' | 'to' | 'messageId'> {
  /** The recipient, unless the delivery has one. Default: the site's owner. */
  to?: string
}

interface MailKind<Payload> {
  name: string
  /** Decides the recipient and the rules that apply. Mails to the owner wait until the owner's address is set. */
  purpose: MailPurpose
  payload: z.ZodMiniType<Payload>
  subjectOf: DeliveryKind<Payload>['subjectOf']
  /**
   * Composes the mail at the time it is sent. `replyTo` is the site's owner by default, except for mails to the
   * owner.
   * @throws NotWanted when nobody needs it any more
   */
  compose(payload: Payload, given: { db: Db; services: DeliveryServices }): Promise<MailContent>
  onDelivered?: DeliveryKind<Payload>['onDelivered']
  digest?: DigestRule
}

/** Defines a kind of mail. Each attempt composes it again, with the same Message-ID. */
export function defineMail<Payload>({
  name,
  purpose,
  payload: schema,
  subjectOf,
  compose,
  onDelivered,
  digest,
}: MailKind<Payload>): DeliveryKind<Payload> {
  const isForOwner = purpose === 'owner'
  const isConversation = purpose === 'reply' || purpose === 'visitor'
  return {
    name,
    service: 'mail',
    mail: purpose,
    payload: schema,
    subjectOf,
    ...(onDelivered && { onDelivered }),
    ...(digest && { digest }),
    isConnected: ({ mail: mailer, owner, faulty }) =>
      mailer.connected && !faulty.has('mail') && (!isForOwner || owner !== undefined),
    // An invalid setting does not count as an unset one.
    isCaptured: ({ mail: mailer, faulty }) => !mailer.connected && !faulty.has('mail'),
    async contentOf({ payload, db, services }) {
      const { subject, text } = await compose(payload, { db, services })
      return {
        kind: 'mail',
        subject: withoutDirectionMarks(subject),
        text: hidePrivateLinks(services.mail.render(text)).trim(),
      }
    },
    async attempt({ payload, db, services, key, recipient }) {
      const { mail: mailer, siteUrl } = services
      const ownerEmail = services.owner?.email
      // A captured copy needs a recipient too.
      const owner = ownerEmail ?? (mailer.connected ? undefined : site.contactEmail)
      const { to: meant = owner, ...mail } = await compose(payload, { db, services })
      const to = recipient ?? meant
      if (to === undefined) throw new Error("claimed without the owner's address")
      const answersTo = isConversation ? await replyAddressFor(db, services, to) : undefined
      const message = {
        ...(!isForOwner && { replyTo: ownerEmail }),
        ...mail,
        ...(answersTo !== undefined && { replyTo: answersTo }),
        from: mailer.from,
        to,
        messageId: messageIdOf(key, siteUrl),
        // RFC 3834: vacation responders ignore such a mail. A reply was written by a person.
        headers: {
          ...(purpose !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
          [siteHeader]: new URL(siteUrl).hostname,
          ...mail.headers,
        },
      }
      if (mailer.connected) return (await mailer.send(message)).answer
      await mailer.send({ ...message, headers: { ...message.headers, [deliveryKeyHeader]: key } })
      return captured
    },
  }
}

/** Returns the Reply-To address for a contact while a mailbox is connected, so that the contact's reply is read. */
async function replyAddressFor(
  db: Db,
  { incoming }: DeliveryServices,
  to: string,
): Promise<string | undefined> {
  const contactId = incoming && (await contactsAt(db, [to])).get(to)
  return contactId === undefined ? undefined : incoming?.replyAddressOf(contactId)
}
