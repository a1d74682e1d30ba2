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

/** What attempts may use: a client for each outside service, undefined while it is not connected, and settings. */
export interface DeliveryServices extends ServiceClients {
  /** The services whose saved connection is invalid. Their deliveries wait. */
  readonly faulty: ReadonlySet<ServiceName>
  readonly siteUrl: string
  /** IANA name; owner notices use the business's time zone. */
  readonly businessZone: string
  /** The rules for calls, including the promised reply time and the business hours. */
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
  /** Whether an earlier attempt may have reached the service, so that this one must check before sending again. */
  repeated: boolean
  /** Stores the service's result with its follow-up deliveries in one transaction. */
  store(work: (tx: Transaction, deliver: Deliver) => Promise<void>): Promise<void>
}

/** Returned by an attempt that captured a mail instead of sending it. */
export const captured = Symbol('captured')

export type AttemptResult = string | void | typeof captured

export interface DigestRule {
  perHour: number
  /** Adds a delivery to the digest of the hour, or to that of the reader's quiet hours. Returns the digest's key. */
  add(
    tx: Transaction,
    delivery: { kind: string; created_at: Date; payload: unknown },
    quietUntil?: Date,
  ): Promise<string>
}

/**
 * One kind of delivery: what it needs, and how one attempt is made. An attempt that returns has delivered or captured
 * it; one that throws is retried, unless it throws NotWanted.
 */
export interface DeliveryKind<Payload = unknown> {
  readonly name: string
  readonly service: DeliveryServiceName
  /** For mail: its purpose, which decides its limit and its priority. */
  readonly mail?: MailPurpose
  readonly payload: z.ZodMiniType<Payload>
  /** Returns the delivery's subject, if it has one. It is stored, and outlives the payload. */
  subjectOf(payload: Payload): DeliverySubject | undefined
  /** For mails to the owner: beyond `perHour` within an hour, a digest lists the others. */
  readonly digest?: DigestRule
  /**
   * Gives up after this many attempts, for requests to a server that a stranger names. Default: only at the deadline.
   */
  readonly maxAttempts?: number
  isConnected(services: DeliveryServices): boolean
  /** For mail: whether an attempt captures it, because no mail server is connected. */
  isCaptured?(services: DeliveryServices): boolean
  /**
   * Returns the content that an attempt would send now. Omitted by kinds whose requests have no text.
   * @throws NotWanted as an attempt does
   */
  contentOf?(given: Pick<Attempt<Payload>, 'payload' | 'db' | 'services'>): Promise<DeliveryContent>
  /**
   * Returns the service's response, if any, without an address or a visitor's content.
   * @throws NotWanted when there is nothing left to send
   */
  attempt(attempt: Attempt<Payload>): Promise<AttemptResult>
  /**
   * Runs after the service has accepted the delivery, in the transaction that records that. It may be called twice per
   * delivery, and must lock contacts before anything else.
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
  /** Who caused it, as `senderOf` identifies them. Mails to strangers are limited per sender. */
  sender?: string
  /** The request that caused it. Default: the current one. */
  request?: RequestTrace
  /** Sent at this time or later. Default: now. */
  notBefore?: Date
  /** The deadline. Default: 72 hours after the due time for mail to a person, otherwise after the first attempt. */
  expiresAt?: Date
  /** From `firstPriority` on, mail uses the priority lane. Default: the priority of the mail's purpose, or 0. */
  priority?: number
}

/** Inserts deliveries in the submission's own transaction. */
export type Deliver = <Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
) => Promise<void>

export type NewDelivery = Parameters<Deliver>
