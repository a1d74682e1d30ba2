import { site } from '#content/site'
import type * as z from 'zod/mini'
import type { MailPurpose } from '#domain/mail-rules'
import type { Db } from '#server/db/connect'
import {
  captured,
  type DeliveryKind,
  type DeliveryServices,
  type DigestRule,
} from '#server/deliveries/ledger/delivery-kind'
import { deliveryKeyHeader } from '#server/captured-mail/read-mail'
import type { MailMessage } from '#server/services/mail-message'
import { messageIdOf } from './message-id.ts'

export interface MailContent extends Omit<MailMessage, 'from' | 'to' | 'messageId'> {
  /** Whose mail it is; the ledger's recipient comes first. Default: the site's owner. */
  to?: string
}

interface MailKind<Payload> {
  name: string
  /** To whom it goes, and by what rules. What tells the owner waits until their address is known. */
  purpose: MailPurpose
  payload: z.ZodMiniType<Payload>
  /**
   * The mail as it is when it goes out. `replyTo` is the site's owner by default; not of mails to them.
   * @throws NotWanted when nobody needs it any more
   */
  compose(payload: Payload, given: { db: Db; services: DeliveryServices }): Promise<MailContent>
  onDelivered?: DeliveryKind<Payload>['onDelivered']
  digest?: DigestRule
}

/** A kind of mail. Each attempt composes it anew, under one Message-ID. */
export function defineMail<Payload>({
  name,
  purpose,
  payload: schema,
  compose,
  onDelivered,
  digest,
}: MailKind<Payload>): DeliveryKind<Payload> {
  const isForOwner = purpose === 'owner'
  return {
    name,
    service: 'mail',
    mail: purpose,
    payload: schema,
    ...(onDelivered && { onDelivered }),
    ...(digest && { digest }),
    isConnected: ({ mailer, ownerEmail, isMailFaulty }) =>
      mailer.connected && !isMailFaulty && (!isForOwner || ownerEmail !== undefined),
    // One that was set and cannot be used is not taken for none.
    isCaptured: ({ mailer, isMailFaulty }) => !mailer.connected && !isMailFaulty,
    async attempt({ payload, db, services, key, recipient }) {
      const { mailer, mailFrom, ownerEmail, siteUrl } = services
      // A copy that goes nowhere is addressed all the same.
      const owner = ownerEmail ?? (mailer.connected ? undefined : site.contactEmail)
      const { to: meant = owner, ...mail } = await compose(payload, { db, services })
      const to = recipient ?? meant
      if (to === undefined) throw new Error("claimed without the owner's address")
      const message = {
        ...(!isForOwner && { replyTo: ownerEmail }),
        ...mail,
        from: mailFrom,
        to,
        messageId: messageIdOf(key, siteUrl),
        // RFC 3834: vacation responders leave such a mail alone. A reply was written by a person.
        headers: { ...(purpose !== 'reply' && { 'Auto-Submitted': 'auto-generated' }), ...mail.headers },
      }
      if (mailer.connected) return (await mailer.send(message)).answer
      await mailer.send({ ...message, headers: { ...message.headers, [deliveryKeyHeader]: key } })
      return captured
    },
  }
}
