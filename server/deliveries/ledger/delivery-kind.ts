import type { DeliveryServiceName } from '#domain/delivery-service'
import type { MailPurpose } from '#domain/mail-rules'
import type * as z from 'zod/mini'
import type { Db, Transaction } from '#server/db/connect'
import type { SafeFetch } from '#server/services/safe-fetch'
import type { Mailer } from '#server/services/smtp'
import type { Sheets } from '#server/services/sheets'
import type { Webhook } from '#server/services/webhook'
import type { Zoom } from '#server/services/zoom'
import type { RequestTrace } from '#server/trace/request-trace'

/** What attempts may use: one adapter per outside service; absent while it is not configured. */
export interface DeliveryServices {
  readonly mailer: Mailer
  /** The mail server that was set cannot be used: mails wait. */
  readonly isMailFaulty: boolean
  readonly sheets: Sheets | undefined
  readonly zoom: Zoom | undefined
  readonly webhook: Webhook | undefined
  /** The webhook that was set cannot be used: what it would be told waits. */
  readonly isWebhookFaulty: boolean
  /** For addresses that somebody typed. */
  readonly safeFetch: SafeFetch
  readonly mailFrom: string
  readonly ownerEmail: string | undefined
  readonly siteUrl: string
  /** IANA name: what is said to the owner is said by the business's clock. */
  readonly businessZone: string
  /** Where the weekly free workshop takes place. */
  readonly freeWorkshopJoinUrl: string | undefined
}

export interface Attempt<Payload> {
  payload: Payload
  db: Db
  services: DeliveryServices
  /** The ledger's dedupe key: the same for every attempt, and for no other delivery. */
  key: string
  /** For mail: the address it goes to, which somebody may have corrected since it was written. */
  recipient: string | null
  /** An earlier attempt was made, and may have reached the service: ask it before telling it again. */
  repeated: boolean
  /** Stores what the service gave, with the deliveries that follow from it, in one transaction. */
  store(work: (tx: Transaction, deliver: Deliver) => Promise<void>): Promise<void>
}

/** What an attempt returns that has kept a mail as a file: nobody has it. */
export const captured = Symbol('captured')

export type AttemptAnswer = string | void | typeof captured

export interface DigestRule {
  perHour: number
  /** Adds one to a digest. Returns the digest's key. */
  add(tx: Transaction, delivery: { kind: string; created_at: Date }): Promise<string>
}

/**
 * One way of telling the outside something: what it needs, and how one attempt is made. An attempt that returns
 * has been delivered; one that throws is made again later.
 */
export interface DeliveryKind<Payload = unknown> {
  readonly name: string
  readonly service: DeliveryServiceName
  /** For mail: what it is to whoever gets it, by which its allowance and its turn go. */
  readonly mail?: MailPurpose
  readonly payload: z.ZodMiniType<Payload>
  /** Of mails to the owner: above so many within an hour, a digest names the others. */
  readonly digest?: DigestRule
  /** Given up after so many, for what a stranger has us do to somebody's server. Default: only by its time. */
  readonly maxAttempts?: number
  isConnected(services: DeliveryServices): boolean
  /** For mail: whether an attempt keeps it as a file, because no mail server is connected. */
  isCaptured?(services: DeliveryServices): boolean
  /**
   * Gives what the service said of it, if it says anything: no address, and no content of a visitor.
   * @throws NotWanted when there is nothing to tell the service any more
   */
  attempt(attempt: Attempt<Payload>): Promise<AttemptAnswer>
  /**
   * What follows once the service has it, in the transaction that says so. May be called twice for one delivery. Locks
   * contacts before anything else.
   */
  onDelivered?(tx: Transaction, payload: Payload): Promise<void>
}

export function defineDelivery<Payload>(kind: DeliveryKind<Payload>): DeliveryKind<Payload> {
  return kind
}

export interface DeliverOptions {
  /** Whatever would be the same mail or row has the same key; the second one is not written. */
  key: string
  /** For mail: the normalised address it goes to, of which each gets at most three an hour. */
  recipient?: string
  /**
   * For mail: what it speaks of, where mails of one kind can speak of several things, such as two sessions. Of those
   * about the same that wait for one address, the newest goes out alone.
   */
  about?: string
  /** Who caused it, as `senderOf` tells them apart: mails to strangers are counted by it. */
  sender?: string
  /** The request that caused it. Default: the one it is written for. */
  request?: RequestTrace
  /** Goes out at this time, or later. Default: at once. */
  notBefore?: Date
  /** Given up at this time. Default: 72 hours after it is due for mail to a person, else after its first attempt. */
  expiresAt?: Date
  /** From `firstPriority` on, it goes in the lane of what goes first. Default: what the kind of mail has, else 0. */
  priority?: number
}

/** Writes deliveries into the ledger, within the submission's own transaction. */
export type Deliver = <Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
) => Promise<void>

export type NewDelivery = Parameters<Deliver>
