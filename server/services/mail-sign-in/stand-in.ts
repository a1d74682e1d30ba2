import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SignJWT } from 'jose'

type TokenMode =
  | 'ok'
  /** The refresh token was revoked, as after a changed password. */
  | 'ended'
  /** The app's secret has expired. */
  | 'wrong-app'
  | 503
  | 'nonsense'
  | 'redirect'

interface OAuthStandIn {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  /** What the app is registered with. */
  readonly client: { id: string; secret: string }
  /** Who signs in. */
  readonly email: string
  /** The form fields of each request to the token endpoint. */
  readonly requests: Readonly<Record<string, string>>[]
  behave(mode: TokenMode): void
  /** Whether it issued this access token and still accepts it. */
  accepts(accessToken: string): boolean
  /** Revokes all access tokens that were issued so far. */
  forgetAccessTokens(): void
  stop(): Promise<void>
}

interface OAuthStandInOptions {
  /** Gives a new refresh token with each access token, as Microsoft does. */
  rotates?: boolean
  expiresInSeconds?: number
}

interface Code {
  challenge: string
  redirectUri: string
  scope: string
}

/** An OAuth 2.0 server on the loopback: authorization code with PKCE and S256, and refresh tokens. Everyone consents. */
export async function startOAuthStandIn({
  rotates = true,
  expiresInSeconds = 3600,
}: OAuthStandInOptions = {}): Promise<OAuthStandIn> {
  const client = { id: 'the-app', secret: `secret-${randomUUID()}` }
  const email = 'hello@mendline.example'
  const codes = new Map<string, Code>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  const requests: Record<string, string>[] = []
  let mode: TokenMode = 'ok'

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname === '/authorize') {
        const location = authorize(url.searchParams)
        response.writeHead(location ? 302 : 400, location ? { location } : {}).end()
        return
      }
      const form = Object.fromEntries(new URLSearchParams(await text(request)))
      requests.push(form)
      const [status, answer] = await tokenAnswer(form)
      const headers = {
        'content-type': 'application/json',
        ...(status === 302 && { location: 'http://127.0.0.1:1/' }),
      }
      response.writeHead(status, headers).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })()
  })

  /** Handles the authorization request; returns the address of the redirect. */
  function authorize(query: URLSearchParams): string | undefined {
    const { redirect_uri: redirectUri = '', state = '', scope = '', ...rest } = Object.fromEntries(query)
    const {
      response_type: type,
      client_id: id,
      code_challenge: challenge = '',
      code_challenge_method: method,
    } = rest
    if (type !== 'code' || id !== client.id || method !== 'S256' || challenge === '') return undefined
    const code = randomUUID()
    codes.set(code, { challenge, redirectUri, scope })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', state)
    return back.href
  }

  async function tokenAnswer(form: Record<string, string>): Promise<[number, unknown]> {
    if (mode === 503) return [503, { error: 'temporarily_unavailable' }]
    if (mode === 'nonsense') return [200, 'no JSON at all']
    if (mode === 'redirect') return [302, '']
    const isApp = form['client_id'] === client.id && form['client_secret'] === client.secret
    if (mode === 'wrong-app' || !isApp)
      return [
        401,
        { error: 'invalid_client', error_description: 'AADSTS7000222: The secret keys are expired.' },
      ]
    const isGranted =
      form['grant_type'] === 'refresh_token'
        ? mode !== 'ended' && refreshTokens.has(form['refresh_token'] ?? '')
        : isCodeValid(form)
    if (!isGranted)
      return [
        400,
        { error: 'invalid_grant', error_description: `AADSTS50173: The grant of ${email} was revoked.` },
      ]
    const accessToken = `access-${randomUUID()}`
    accessTokens.add(accessToken)
    const isNew = rotates || form['grant_type'] !== 'refresh_token'
    const refreshToken = isNew ? `refresh-${randomUUID()}` : undefined
    if (refreshToken) refreshTokens.add(refreshToken)
    const idToken = await new SignJWT({ email })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a key of the stand-in alone'))
    const given = { access_token: accessToken, token_type: 'Bearer', expires_in: expiresInSeconds }
    return [200, { ...given, refresh_token: refreshToken, id_token: idToken }]
  }

  function isCodeValid(form: Record<string, string>): boolean {
    const code = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url')
    return code?.challenge === challenge && code.redirectUri === form['redirect_uri']
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    authorizeUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    client,
    email,
    requests,
    behave: (next) => void (mode = next),
    accepts: (token) => accessTokens.has(token),
    forgetAccessTokens: () => accessTokens.clear(),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The settings of a site that signs in there, with the mail server that accepts its tokens. */
export const oauthSettings = ({ authorizeUrl, tokenUrl }: OAuthStandIn, smtpUrl: string) => ({
  MAIL_OAUTH_AUTHORIZE_URL: authorizeUrl,
  MAIL_OAUTH_TOKEN_URL: tokenUrl,
  MAIL_OAUTH_SMTP_URL: smtpUrl,
})
