import { createHmac } from 'node:crypto'
import type { ServiceSettings } from '#server/settings/service-settings'

interface ProofSubjects {
  /** Undefined while no mail server is connected. */
  mail: string | undefined
  /** Undefined while no address for alerts is set. */
  owner: string | undefined
}

/** What a proof about mail holds for: keyed hashes of the settings, so that others have to be proved again. */
export function proofSubjects(
  { services }: Pick<ServiceSettings, 'services'>,
  secret: string,
): ProofSubjects {
  const hash = (text: string) => createHmac('sha256', secret).update(`proof ${text}`).digest('base64url')
  const { smtpUrl, from, signIn } = services.mail ?? {}
  const account = signIn === undefined ? '' : ` ${signIn.user}`
  const { email } = services.owner ?? {}
  return {
    mail: smtpUrl === undefined ? undefined : hash(`mail ${smtpUrl} ${from}${account}`),
    owner: email === undefined ? undefined : hash(`owner ${email}`),
  }
}
