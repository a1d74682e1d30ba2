import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  AuthenticationResponseJSON,
} from '@simplewebauthn/server'

/** EdDSA, ES256 and RS256. The library's default begins with an algorithm that Node warns of as experimental. */
const algorithms = [-8, -7, -257]

/** Loaded at first use: it weighs 30 MB of memory, and most processes never need it. */
const library = () => import('@simplewebauthn/server')

/** A passkey as it is stored. */
export interface StoredPasskey {
  credential_id: string
  public_key: string
  counter: number
}

interface Site {
  /** The site's origin. Passkeys are bound to its host. */
  siteUrl: string
  siteName: string
}

/**
 * The origin that a response must come from. On this machine without a SITE_URL, any port of localhost, because the
 * site may be started on any.
 */
function expectedOriginOf(
  siteUrl: string,
  { response }: RegistrationResponseJSON | AuthenticationResponseJSON,
): string {
  const { origin, hostname, port } = new URL(siteUrl)
  if (hostname !== 'localhost' || port !== '') return origin
  const claimed = /"origin":"(http:\/\/localhost:\d+)"/.exec(
    Buffer.from(response.clientDataJSON, 'base64url').toString(),
  )
  return claimed?.[1] ?? origin
}

/** Whether the signed challenge is the one that was issued. */
type IsExpected = (challenge: string) => boolean

export async function creationOptions(
  { siteUrl, siteName }: Site,
  { userId, email, existing }: { userId: string; email: string; existing: readonly string[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: new URL(siteUrl).hostname,
    userName: email,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: existing.map((id) => ({ id })),
    // Without user verification it would prove only that somebody holds the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

export async function requestOptions(
  { siteUrl }: Site,
  existing: readonly string[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    userVerification: 'required',
    allowCredentials: existing.map((id) => ({ id })),
  })
}

/** The new passkey; undefined if the response is not valid. */
export async function readNewPasskey(
  { siteUrl }: Site,
  response: RegistrationResponseJSON,
  isExpected: IsExpected,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: isExpected,
      expectedOrigin: expectedOriginOf(siteUrl, response),
      expectedRPID: new URL(siteUrl).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws for everything that is wrong with a response.
    return undefined
  }
}

/** The passkey's new counter; undefined if the response is not valid. */
export async function readPasskeyUse(
  { siteUrl }: Site,
  response: AuthenticationResponseJSON,
  isExpected: IsExpected,
  { credential_id, public_key, counter }: StoredPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: isExpected,
      expectedOrigin: expectedOriginOf(siteUrl, response),
      expectedRPID: new URL(siteUrl).hostname,
      requireUserVerification: true,
      credential: {
        id: credential_id,
        publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
        counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
