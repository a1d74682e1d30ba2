import type { DeliveryContent } from '#contracts/get-delivery'
import type { DeliveryServiceName } from '#domain/delivery-service'
import type { DeliverySubject } from '#domain/delivery-subject'
import type { ServiceName } from '#domain/services'
import type { MailPurpose } from '#domain/mail-rules'
import type { CallRules } from '#domain/call-rules'
import type * as z from 'zod/mini'
import type { Db, Transaction } from '#server/db/connect'
import type { ServiceClients } from '#server/services/index'
import type { RequestTrace } from '#server/trace/request-trace'

/** What attempts may use: a client for each outside service; undefined while it is not connected. */
export interface DeliveryServices extends ServiceClients {
  /** The services whose saved connection cannot be used: what they would be told waits. */
  readonly faulty: ReadonlySet<ServiceName>
  readonly siteUrl: string
  /** IANA name; owner notices use the business's time zone. */
  readonly businessZone: string
  /** Within how long somebody who asks is promised a reply, and the business hours. */
  readonly callRules: CallRules
}

export interface Attempt<Payload> {
  payload: Payload
  db: Db
  services: DeliveryServices
  /** The dedupe key: equal for every attempt, and unique per delivery. */
  key: string
  /** For mail: the recipient, possibly corrected since it was created. */
  recipient: string | null
  /** An earlier attempt may have reached the service: check before sending again. */
  repeated: boolean
  /** Stores the service's result with its follow-up deliveries in one transaction. */
  store(work: (tx: Transaction, deliver: Deliver) => Promise<void>): Promise<void>
}

/** Returned by an attempt that captured a mail: nobody got it. */
export const captured = Symbol('captured')

export type AttemptResult = string | void | typeof captured

export interface DigestRule {
  perHour: number
  /** Adds one to a digest: that of the hour, or one at the end of quiet hours. Returns the digest's key. */
  add(
    tx: Transaction,
    delivery: { kind: string; created_at: Date; payload: unknown },
    quietUntil?: Date,
  ): Promise<string>
}

/**
 * One kind of outgoing message: what it needs, and how one attempt is made. An attempt that returns has delivered;
 * one that throws is retried.
 */
export interface DeliveryKind<Payload = unknown> {
  readonly name: string
  readonly service: DeliveryServiceName
  /** For mail: its purpose, which decides its limit and its priority. */
  readonly mail?: MailPurpose
  readonly payload: z.ZodMiniType<Payload>
  /** What it is about; undefined when it is about nothing in particular. Kept when the payload is forgotten. */
  subjectOf(payload: Payload): DeliverySubject | undefined
  /** For mails to the owner: beyond this many within an hour, a digest lists the others. */
  readonly digest?: DigestRule
  /**
   * Gives up after this many attempts, for requests to a server that a stranger names. Default: only at the deadline.
   */
  readonly maxAttempts?: number
  isConnected(services: DeliveryServices): boolean
  /** For mail: whether an attempt captures it, because no mail server is connected. */
  isCaptured?(services: DeliveryServices): boolean
  /**
   * The content that an attempt would send now. A kind whose requests have no text leaves it out.
   * @throws NotWanted as an attempt does
   */
  contentOf?(given: Pick<Attempt<Payload>, 'payload' | 'db' | 'services'>): Promise<DeliveryContent>
  /**
   * Returns the service's response, if any, without an address or a visitor's content.
   * @throws NotWanted when there is nothing left to send
   */
  attempt(attempt: Attempt<Payload>): Promise<AttemptResult>
  /**
   * Runs once the service has it, in the transaction that records it. May be called twice per delivery. Locks
   * contacts before anything else.
   */
  onDelivered?(tx: Transaction, payload: Payload): Promise<void>
}

export function defineDelivery<Payload>(kind: DeliveryKind<Payload>): DeliveryKind<Payload> {
  return kind
}

export interface DeliverOptions {
  /** Equal mails or rows have the same key; the second one is not inserted. */
  key: string
  /** For mail: the normalized recipient, which gets at most three per hour. */
  recipient?: string
  /**
   * For mail: its subject, if mails of one kind can have several, such as two sessions. Of pending mails about the
   * same subject to one address, only the newest is sent.
   */
  about?: string
  /** Who caused it, as `senderOf` identifies them; mails to strangers are counted by it. */
  sender?: string
  /** The request that caused it. Default: the current one. */
  request?: RequestTrace
  /** Sent at this time or later. Default: now. */
  notBefore?: Date
  /** The deadline. Default: 72 hours after it is due for mail to a person, otherwise after its first attempt. */
  expiresAt?: Date
  /** From `firstPriority` on, it uses the priority lane. Default: that of the kind of mail, otherwise 0. */
  priority?: number
}

/** Inserts deliveries in the submission's own transaction. */
export type Deliver = <Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
) => Promise<void>

export type NewDelivery = Parameters<Deliver>
