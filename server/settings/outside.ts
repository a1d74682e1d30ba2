import type { SenderDomain } from '#contracts/check-sender-domain'
import type { DeliveryContent } from '#contracts/get-delivery'
import type { Readiness } from '#contracts/get-readiness'
import type { CallRules } from '#domain/call-rules'
import type { ReplyPromise } from '#domain/reply-promise'
import type { ConnectionStep } from '#contracts/test-connection'
import type { ServiceName, ServiceWithChecks } from '#domain/services'
import type { MailSignIn } from './mail-sign-in.ts'
import type { AddressHash } from './address-hash.ts'
import type { OwnerSettings } from './owner-settings.ts'
import type { Seal } from './sealed.ts'

/** Settings and outside services, for functions that use them or report on them. */
export interface Outside {
  /** The time by the database's clock, which all processes share. */
  now(): Date
  connected: Readonly<Record<ServiceName, boolean>>
  /** The mailbox that replies are read from, as its state is stored. */
  mailbox: string | undefined
  /** Where alerts go, if anywhere; answers to invitations to calls go there, too. */
  ownerAddress: string | undefined
  /** Why the mail connection that was saved cannot be used, as a sentence. */
  mailFault: string | null
  /** The promised first response time. */
  replyPromise: ReplyPromise
  /** When calls can be requested. */
  callRules: CallRules
  /** The business's own room for video calls. */
  callJoinUrl: string | undefined
  /** Whether viewers may export leads. */
  viewersMayExport: boolean
  /** Whether the environment requires two-step sign-in; undefined leaves it to the owner. */
  requireTwoStep: 'on' | 'off' | undefined
  /** Whether the site makes backups. */
  backsUp: boolean
  /** The folder of backups. */
  backupFolder: string
  /** The site runs in development, so captured mails stay captured. */
  isDevelopment: boolean
  /** The folder of captured mails. */
  captureDir: string
  /** Settings the owner can save because the environment does not set them. */
  settings: OwnerSettings
  /** Tries a connection as it is saved now, step by step. */
  testConnection(name: ServiceWithChecks): Promise<ConnectionStep[]>
  /** Signing in to the mailbox that mail is sent from. */
  mailSignIn: MailSignIn
  /** Checks whether the site is ready to go live. */
  readiness(): Promise<Readiness>
  /** Looks up the DNS records of the sender's domain again, bypassing the cache. */
  checkSenderDomain(): Promise<SenderDomain>
  /** Sends a test mail to the address for alerts, or else to this one. */
  sendTestMail(ownAddress: string | undefined): Promise<{ to: string | null; steps: ConnectionStep[] }>
  /** What the token of a test mail proves; undefined if nothing. */
  readMailProof(token: string): { mail: string; owner?: string | undefined } | undefined
  /** Composes the content of a delivery without sending it. */
  composeContent(delivery: { kind: string; payload: unknown }): Promise<DeliveryContent>
  /** Encrypts what is stored and must not be read in the database. */
  seal: Pick<Seal, 'encrypt'>
  /** Recognizes erased addresses. */
  hashAddress: AddressHash
}
