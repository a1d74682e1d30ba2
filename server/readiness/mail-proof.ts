import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServiceSettings } from '#server/settings/service-settings'
import { proofSubjects } from './proof-subjects.ts'

const validMs = 24 * 3_600_000

const proof = z.strictObject({
  /** The keyed hashes of what it proves: the mail server with its sender, and the address for alerts. */
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

/**
 * A signed token for the link in a test mail; undefined while no mail server is connected.
 * @param isToOwner whether the mail goes to the address for alerts
 */
export function signMailProof(
  { settings, secret, now }: MailProofOptions,
  isToOwner: boolean,
): string | undefined {
  const { mail, owner } = proofSubjects(settings, secret)
  if (mail === undefined) return undefined
  const claims: MailProof = {
    mail,
    ...(isToOwner && owner !== undefined && { owner }),
    untilMs: now.getTime() + validMs,
  }
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signatureOf(body, secret)}`
}

/** What such a token proves; undefined if it is not ours, has expired, or is about other settings than the current. */
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
  const isCurrent = claims.mail === current.mail && [undefined, current.owner].includes(claims.owner)
  return isCurrent && claims.untilMs > now.getTime() ? claims : undefined
}

const signatureOf = (body: string, secret: string) =>
  createHmac('sha256', secret).update(`mail proof ${body}`).digest('base64url')
