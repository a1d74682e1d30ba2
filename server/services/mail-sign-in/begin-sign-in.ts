import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SignInApp } from './sign-in-app.ts'
import { authorizeUrlOf } from './sign-in-app.ts'
import { scopesFor, signInProviders, type MailSignInUse } from './sign-in-providers.ts'

/** How long a started sign-in stays valid. */
const validForMs = 15 * 60_000

/** What the state of a sign-in is bound to. */
interface Bound {
  /** The site's secret. */
  secret: string
  /** The session of the owner who began it: another one's callback is refused. */
  sessionId: string
  app: SignInApp
  now: Date
}

interface Begin extends Bound {
  redirectUri: string
  uses: readonly MailSignInUse[]
}

/**
 * Returns the provider's address to sign in at: authorization code with PKCE (RFC 7636). Nothing is stored: the state
 * is signed, and the verifier is derived from it with the site's secret, so that it never leaves the server.
 */
export function beginSignIn({ redirectUri, uses, ...bound }: Begin): string {
  const { app, now } = bound
  const moment = `${randomBytes(16).toString('base64url')}.${now.getTime() + validForMs}`
  const url = new URL(authorizeUrlOf(app))
  const parameters = {
    ...signInProviders[app.provider].parameters,
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    scope: scopesFor(app.provider, uses).join(' '),
    state: `${moment}.${signed('state', moment, bound)}`,
    code_challenge: createHash('sha256')
      .update(signed('verifier', moment, bound))
      .digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Returns the verifier of the sign-in that has this state; undefined for one of another session, app or time. */
export function verifierOf(state: string, bound: Bound): string | undefined {
  const [nonce = '', expiresAtMs = '', signature = ''] = state.split('.')
  const moment = `${nonce}.${expiresAtMs}`
  const expected = Buffer.from(signed('state', moment, bound))
  const signatureBytes = Buffer.from(signature)
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return undefined
  return Number(expiresAtMs) > bound.now.getTime() ? signed('verifier', moment, bound) : undefined
}

const signed = (purpose: 'state' | 'verifier', moment: string, { secret, sessionId, app }: Bound) =>
  createHmac('sha256', secret)
    .update(
      JSON.stringify(['mail sign-in', purpose, moment, sessionId, app.provider, app.tenant, app.clientId]),
    )
    .digest('base64url')
