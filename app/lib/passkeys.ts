import { loadAuth } from './session.ts'

/** Whether this browser supports passkeys on this host. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext && !isAddress(window.location.hostname)

/** Whether the host is an IP address, to which passkeys cannot belong. */
const isAddress = (host: string) => /^[\d.]+$|:/.test(host)

/** Adds a passkey to the account. Returns undefined after success, otherwise the server's message or ''. */
export async function addPasskey(friendlyName: string): Promise<string | undefined> {
  const { mfa } = await loadAuth()
  const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (error) return error.message
  return answerChallenge(data.id)
}

/** Takes the second step of a sign-in with a passkey. Returns the same as {@link addPasskey}. */
export const signInWithPasskey = (factorId: string): Promise<string | undefined> => answerChallenge(factorId)

/** The browser gives no reason when a person cancels or has no passkey here; the message is '' then. */
async function answerChallenge(factorId: string): Promise<string | undefined> {
  const { mfa } = await loadAuth()
  const { hostname: rpId, origin } = window.location
  const { data, error } = await mfa.challenge({ factorId, webauthn: { rpId, rpOrigins: [origin] } })
  if (error) return error.message
  const { webauthn } = data
  const options = webauthn.credential_options as CredentialCreationOptions & CredentialRequestOptions
  const credential = await (
    webauthn.type === 'create' ? navigator.credentials.create(options) : navigator.credentials.get(options)
  ).catch(() => null)
  if (!credential) return ''
  const verified = await mfa.verify({
    factorId,
    challengeId: data.id,
    webauthn: { type: webauthn.type, rpId, rpOrigins: [origin], credential_response: credential } as never,
  })
  return verified.error?.message
}
