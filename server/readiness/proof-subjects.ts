import { createHmac } from 'node:crypto'
import type { ServiceSettings } from '#server/settings/service-settings'

interface ProofSubjects {
  /** Undefined while no mail server is connected. */
  mail: string | undefined
  /** Undefined while no address for alerts is set. */
  owner: string | undefined
}

/** What proofs about mail apply to: keyed hashes of the settings, so that changed settings have to be proved again. */
export function proofSubjects(
  { services }: Pick<ServiceSettings, 'services'>,
  secret: string,
): ProofSubjects {
  const { smtpUrl, from, signIn } = services.mail ?? {}
  const account = signIn === undefined ? '' : ` ${signIn.user}`
  const { email } = services.owner ?? {}
  return {
    mail: smtpUrl === undefined ? undefined : hash(`mail ${smtpUrl} ${from}${account}`, secret),
    owner: email === undefined ? undefined : addressSubject(email, secret),
  }
}

/** What a mail to an address proves, once it is the address for alerts. */
export const addressSubject = (email: string, secret: string): string => hash(`owner ${email}`, secret)

const hash = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`proof ${text}`).digest('base64url')
