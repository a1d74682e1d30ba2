import type { lookup } from 'node:dns'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createHostGuard } from '#server/services/host-guard'
import { mail } from '#server/services/mail/service'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { recordConnectionAttempts } from '#test/connection-attempts'
import { createMailSignIn } from './mail-sign-in.ts'
import { requestToken } from './request-token.ts'
import type { SignInApp } from './sign-in-app.ts'
import { oauthSettings, startOAuthStandIn } from './stand-in.ts'
import { parseSignIn } from './stored-sign-in.ts'

type StandIn = Awaited<ReturnType<typeof startOAuthStandIn>>

let oauth: StandIn
beforeEach(async () => {
  oauth = await startOAuthStandIn()
})
afterEach(() => oauth.stop())

const redirectUri = 'https://mendline.example/admin/settings/connections'
const appOf = ({ client, authorizeUrl, tokenUrl }: StandIn): SignInApp => ({
  provider: 'microsoft',
  clientId: client.id,
  clientSecret: client.secret,
  tenant: 'common',
  authorizeUrl,
  tokenUrl,
})

function signInAt(standIn: StandIn, { now = () => new Date(), app = () => appOf(standIn) } = {}) {
  const options = { app: async () => app(), secret: 'a secret of the tests', redirectUri: () => redirectUri }
  return createMailSignIn({ ...options, uses: async () => ['send'], now })
}

/** Opens the provider's page as a browser does; returns the parameters of the callback. */
async function consent(url: string) {
  const response = await fetch(url, { redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(redirectUri)
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}

describe('signing in to a mailbox', () => {
  test('asks for the code with PKCE and exactly the scopes that sending needs', async () => {
    const url = new URL(await signInAt(oauth).begin('session one'))
    expect(url.searchParams.get('scope')).toBe(
      'openid email profile offline_access https://outlook.office.com/SMTP.Send',
    )
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: oauth.client.id,
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
    })
    expect(url.href).not.toContain(oauth.client.secret)
  })

  test('returns a refresh token and the address of the mailbox', async () => {
    const signIn = signInAt(oauth)
    const back = await consent(await signIn.begin('session one'))
    const { signIn: stored, email } = await signIn.finish({ ...back, sessionId: 'session one' })
    expect(parseSignIn(stored)).toEqual({
      provider: 'microsoft',
      clientId: oauth.client.id,
      refreshToken: expect.stringMatching(/^refresh-/),
    })
    expect(email).toBe(oauth.email)
  })

  test.each(['another session', 'another app', 'a changed state', 'a late callback'])(
    'is refused for %s, and the code is not exchanged',
    async (reason) => {
      let now = new Date()
      let app = appOf(oauth)
      const signIn = signInAt(oauth, { now: () => now, app: () => app })
      const { code, state } = await consent(await signIn.begin('session one'))
      if (reason === 'another app') app = { ...app, clientId: 'another-app' }
      if (reason === 'a late callback') now = new Date(now.getTime() + 15 * 60_000)
      const callback = {
        code,
        state:
          reason === 'a changed state' ? state.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) : state,
        sessionId: reason === 'another session' ? 'session two' : 'session one',
      }
      await expect(signIn.finish(callback)).rejects.toThrow('This sign-in was begun elsewhere')
      expect(oauth.requests).toEqual([])
    },
  )

  test('refuses a code with the PKCE verifier of another sign-in', async () => {
    const signIn = signInAt(oauth)
    const first = await consent(await signIn.begin('session one'))
    const second = await consent(await signIn.begin('session one'))
    const mixed = { code: first.code, state: second.state, sessionId: 'session one' }
    await expect(signIn.finish(mixed)).rejects.toThrow('invalid_grant')
  })

  test.each([
    ['ended', 'Microsoft has ended the sign-in (invalid_grant, AADSTS50173).'],
    ['wrong-app', 'Microsoft does not accept the app (invalid_client, AADSTS7000222).'],
    [503, 'Microsoft’s sign-in gave no token (temporarily_unavailable).'],
    ['nonsense', 'Microsoft’s sign-in gave no token (200).'],
    ['redirect', 'Microsoft’s sign-in gave no token (302).'],
  ] as const)('reports the provider’s error without the mailbox’s address: %s', async (mode, message) => {
    oauth.behave(mode)
    const grant = { grant_type: 'refresh_token', refresh_token: 'gone' }
    const error = await requestToken(appOf(oauth), grant, {}).catch((thrown: Error) => thrown)
    expect((error as Error).message).toContain(message)
    // The provider's own text names the mailbox.
    expect((error as Error).message).not.toContain(oauth.email)
  })

  test.each(['microsoft', 'google'] as const)(
    'calls %s at no internal address, even if its name leads to one',
    async (provider) => {
      const { attempts, stop } = recordConnectionAttempts()
      onTestFinished(stop)
      const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(null, [{ address: '10.0.0.5', family: 4 }])) as unknown as typeof lookup
      const guard = createHostGuard(createPrivateHosts(), resolve)
      const app = { ...appOf(oauth), provider, tokenUrl: undefined }
      await expect(requestToken(app, { grant_type: 'refresh_token' }, { guard })).rejects.toThrow(
        'was not called',
      )
      expect(attempts).toEqual([])
    },
  )
})

describe('mail through a signed-in mailbox', () => {
  const message = {
    from: 'Mendline <hello@mendline.example>',
    to: 'ada@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: '<one@mendline.example>',
  }

  async function connectedMail() {
    const smtp = await startSmtpStandIn({
      acceptsToken: (user, token) => user === oauth.email && oauth.accepts(token),
    })
    onTestFinished(() => smtp.stop())
    const signIn = signInAt(oauth)
    const back = await consent(await signIn.begin('session one'))
    const finished = await signIn.finish({ ...back, sessionId: 'session one' })
    const stored = { text: finished.signIn, announced: 0 }
    const options = mail.options(
      {
        SMTP_URL: undefined,
        MAIL_FROM: undefined,
        MAIL_OAUTH_PROVIDER: 'microsoft',
        MAIL_OAUTH_TENANT: 'common',
        MAIL_OAUTH_CLIENT_ID: oauth.client.id,
        MAIL_OAUTH_CLIENT_SECRET: oauth.client.secret,
        MAIL_OAUTH_USER: finished.email,
        MAIL_OAUTH_SIGN_IN: stored.text,
        ...oauthSettings(oauth, smtp.url),
      },
      'https://mendline.example',
    )
    const client = mail.connect(options, {
      settingsRenderer: createSettingsRenderer({ siteUrl: 'https://mendline.example', links: {} }),
      captureDir: '',
      now: () => new Date(),
      guard: undefined,
      secretStore: () => ({
        read: async () => stored.text,
        async replace(before, after, { isAnnounced }) {
          if (stored.text !== before) return
          stored.text = after
          if (isAnnounced) stored.announced += 1
        },
      }),
    })
    onTestFinished(() => client.close())
    return { smtp, client, stored, options, signIn }
  }

  test('is sent by XOAUTH2 from its own address', async () => {
    const { smtp, client, options } = await connectedMail()
    expect(options.from).toContain(`<${oauth.email}>`)
    await client.send(message)
    await client.send(message)
    expect(smtp.mails).toHaveLength(2)
    // Both mails use one access token.
    expect(oauth.requests.map(({ grant_type: type }) => type)).toEqual([
      'authorization_code',
      'refresh_token',
    ])
  })

  test('stores each new refresh token', async () => {
    const { client, stored } = await connectedMail()
    const first = parseSignIn(stored.text)?.refreshToken
    await client.send(message)
    const second = parseSignIn(stored.text)?.refreshToken
    expect(second).not.toBe(first)
    await client.renewSignIn?.()
    expect(oauth.requests.at(-1)).toMatchObject({ refresh_token: second })
    expect(stored.announced).toBe(0)
  })

  test('fetches a new access token when the mail server refuses the last', async () => {
    const { smtp, client } = await connectedMail()
    await client.send(message)
    oauth.forgetAccessTokens()
    await client.send(message)
    expect(smtp.mails).toHaveLength(2)
  })

  test('stores the refusal of a revoked sign-in, and announces it to the owner’s screens once', async () => {
    const { smtp, client, stored } = await connectedMail()
    oauth.behave('ended')
    await expect(client.send(message)).rejects.toThrow('Sign in again under Settings, Connections.')
    await expect(client.renewSignIn?.()).rejects.toThrow('Microsoft has ended the sign-in')
    expect(parseSignIn(stored.text)?.refusal).toContain('(invalid_grant, AADSTS50173)')
    expect([stored.announced, smtp.mails]).toEqual([1, []])
  })

  test('keeps the sign-in when the provider is unavailable', async () => {
    const { client, stored } = await connectedMail()
    oauth.behave(503)
    await expect(client.send(message)).rejects.toThrow('gave no token')
    expect(parseSignIn(stored.text)?.refusal).toBeUndefined()
    oauth.behave('ok')
    expect(await client.send(message)).toMatchObject({ captured: false })
  })

  test('reports a refused sign-in with the reply code 535 and advice', async () => {
    const { client } = await connectedMail()
    const accepts = oauth.accepts
    Object.assign(oauth, { accepts: () => false })
    onTestFinished(() => void Object.assign(oauth, { accepts }))
    await expect(client.check('sign-in')).rejects.toThrow(
      'The mail server did not accept the sign-in (535). In Microsoft 365, “Authenticated SMTP” must be turned on',
    )
  })
})
