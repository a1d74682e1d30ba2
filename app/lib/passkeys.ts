import { loadAuth } from './session.ts'

/** Whether this browser has passkeys at this address. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext && !isAddress(window.location.hostname)

/** Passkeys belong to a name, never to an address such as 127.0.0.1. */
const isAddress = (host: string) => /^[\d.]+$|:/.test(host)

/** Adds a passkey to the account. Returns why it failed, empty without a sentence; undefined after success. */
export async function addPasskey(friendlyName: string): Promise<string | undefined> {
  const { mfa } = await loadAuth()
  const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (error) return error.message
  return prove(data.id)
}

/** The second step of a sign-in, by a passkey. */
export const signInWithPasskey = (factorId: string): Promise<string | undefined> => prove(factorId)

async function prove(factorId: string): Promise<string | undefined> {
  const { mfa } = await loadAuth()
  const { hostname: rpId, origin } = window.location
  const { data, error } = await mfa.challenge({ factorId, webauthn: { rpId, rpOrigins: [origin] } })
  if (error) return error.message
  const { webauthn } = data
  const given = webauthn.credential_options as CredentialCreationOptions & CredentialRequestOptions
  const credential = await (
    webauthn.type === 'create' ? navigator.credentials.create(given) : navigator.credentials.get(given)
  ).catch(() => null)
  if (!credential) return ''
  const verified = await mfa.verify({
    factorId,
    challengeId: data.id,
    webauthn: { type: webauthn.type, rpId, rpOrigins: [origin], credential_response: credential } as never,
  })
  return verified.error?.message
}
