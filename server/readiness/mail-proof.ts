import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServiceSettings } from '#server/settings/service-settings'
import { addressSubject, proofSubjects } from './proof-subjects.ts'

const validMs = 24 * 3_600_000

const proof = z.strictObject({
  /** The keyed hashes of what it proves: the mail server with its sender, and the address it went to. */
  mail: z.string(),
  owner: z.optional(z.string()),
  untilMs: z.int(),
})
export type MailProof = z.output<typeof proof>

interface MailProofOptions {
  settings: Pick<ServiceSettings, 'services'>
  secret: string
  now: Date
}

/** A signed token for the link in a test mail to an address; undefined while no mail server is connected. */
export function signMailProof(
  { settings, secret, now }: MailProofOptions,
  address: string,
): string | undefined {
  const { mail } = proofSubjects(settings, secret)
  if (mail === undefined) return undefined
  const claims: MailProof = {
    mail,
    owner: addressSubject(address, secret),
    untilMs: now.getTime() + validMs,
  }
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signatureOf(body, secret)}`
}

/**
 * Returns what such a token proves; undefined if it is forged or expired, or the mail server or sender has changed. The
 * address it went to is proved for alerts only while no other address is set for them.
 */
export function readMailProof(
  token: string,
  { settings, secret, now }: MailProofOptions,
): MailProof | undefined {
  const [body = '', signature = ''] = token.split('.')
  const wanted = Buffer.from(signatureOf(body, secret))
  const signatureBytes = Buffer.from(signature)
  if (signatureBytes.length !== wanted.length || !timingSafeEqual(signatureBytes, wanted)) return undefined
  const claims = proof.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const current = proofSubjects(settings, secret)
  if (claims.mail !== current.mail || claims.untilMs <= now.getTime()) return undefined
  return [undefined, claims.owner].includes(current.owner) ? claims : { ...claims, owner: undefined }
}

const signatureOf = (body: string, secret: string) =>
  createHmac('sha256', secret).update(`mail proof ${body}`).digest('base64url')
