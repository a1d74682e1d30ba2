import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { SenderOf } from '#server/deliveries/ledger/sender'
import { clientAddressReader, limitKeyOf } from '#server/http/client-address'
import type { Arrival, RateLimiter } from '#server/http/rate-limiter'
import { defaultBodyLimitBytes, readJson } from '#server/http/read-json'
import { endSession, endSessions, renameUser } from '#server/queries/accounts/users.server'
import type { AccessTokens } from './access-token.ts'
import type { Accounts, AccountsOptions } from './accounts.ts'
import { sessionResponse, signUpResponse, userResponse } from './answers.ts'
import { AuthFailure, failureResponse, toAuthFailure } from './auth-failure.ts'
import type { Factors } from './factors/factors.ts'
import { factorFailures } from './factors/factor-failures.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { recordDevice } from './record-device.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { linkRoutes } from './link-routes.ts'
import {
  addressOnly,
  credentials,
  parseRequest,
  refreshRequest,
  resendRequest,
  setUpRequest,
  userChange,
  verifyRequest,
} from './requests.ts'
import { liveSession, type Refusal, refreshSession, type SignedIn } from './sessions.ts'
import type { Origin } from './throttle.ts'

export interface AuthRoutesOptions extends Pick<AccountsOptions, 'database' | 'now'> {
  accounts: Accounts
  factors: Factors
  tokens: AccessTokens
  secret: string
  devices: DeviceCookies
  rateLimiter: RateLimiter
  senderOf: SenderOf
  trustedProxies: readonly string[]
  log: Logger
}

const refusals: Record<Refusal, AuthFailure> = {
  unknown: new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  reused: new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  expired: new AuthFailure(400, 'session_expired', 'Your sign-in has ended. Please sign in again.'),
}

/** A password hash costs ten times as much as a stored form: some 57 ms of one core instead of 5. */
const hashWeight = 10

interface AuthVariables {
  requestId: string
  /** When and from which address the request came; set by `read`. */
  arrival: Arrival
}
type AuthContext = Context<{ Variables: AuthVariables }>

/**
 * `/auth/v1/…`: the part of the GoTrue protocol that auth-js needs for accounts with a password, and `set-up` for the
 * first admin.
 */
export function authRoutes(options: AuthRoutesOptions): Hono<{ Variables: AuthVariables }> {
  const { accounts, factors, tokens, secret, devices, database, now, rateLimiter, senderOf, log } = options
  const clientAddress = clientAddressReader(options.trustedProxies)
  const app = new Hono<{ Variables: AuthVariables }>()

  const addressOf = (c: AuthContext) =>
    clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'))
  const clientKeyOf = (c: AuthContext) => limitKeyOf(addressOf(c))

  const originOf = (c: AuthContext, email: string): Origin => ({
    clientKey: clientKeyOf(c),
    deviceId: devices.read(c, email),
    sender: senderOf(clientKeyOf(c)),
  })

  /** Responds to a successful sign-in, and marks the device as known to the account. */
  async function respondSignedIn(c: AuthContext, signedIn: SignedIn): Promise<Response> {
    devices.mark(c, signedIn.user.email)
    const { user, session } = signedIn
    await recordDevice(database, session.id, { userAgent: c.req.header('user-agent'), address: addressOf(c) })
    return c.json(await sessionResponse(tokens, signedIn, await factors.list(user.id), now()))
  }

  /** Counts the request against its address's limits, then returns its body. */
  async function read(c: AuthContext, name: string): Promise<unknown> {
    c.set('arrival', await rateLimiter.countCall(`auth-${name}`, addressOf(c)))
    return readJson(c.req.raw, defaultBodyLimitBytes)
  }

  /**
   * Counts a password attempt and returns its body. A known device of the account has a limit of its own, so that
   * others in its network cannot exhaust it; only a request with a device cookie is read before it is counted.
   */
  async function readCredentials(c: AuthContext) {
    if (!devices.isShown(c)) return parseRequest(credentials, await read(c, 'password'))
    const body = await readJson(c.req.raw, defaultBodyLimitBytes)
    const { data } = credentials.safeParse(body)
    const isKnown = data !== undefined && devices.read(c, data.email) !== undefined
    await rateLimiter.countCall(isKnown ? 'auth-password-known' : 'auth-password', addressOf(c))
    return parseRequest(credentials, body)
  }

  /**
   * Runs work that hashes or mails for anonymous callers, within one limit for all of them together. Sign-in is
   * exempt, or a crowd could lock out the owner.
   */
  async function costly(c: AuthContext, name: string, weight: number, work: () => Promise<void>) {
    const cost = await rateLimiter.countCost(`auth-${name}`, c.get('arrival'), { role: 'anonymous' }, weight)
    try {
      await work()
    } catch (error) {
      // An unacceptable password is refused before hashing.
      if (error instanceof AuthFailure && error.status === 422) await cost.refund()
      throw error
    }
  }

  async function requireSession(c: AuthContext) {
    const claims = await tokens.read(bearerToken(c.req.raw), now())
    if (!claims) throw new AuthFailure(401, 'bad_jwt', 'Your sign-in has expired. Please sign in again.')
    const found = await liveSession(database, claims)
    if (!found)
      throw new AuthFailure(403, 'session_not_found', 'This session has ended. Please sign in again.')
    return found
  }

  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.post('/signup', async (c) => {
    const body = parseRequest(credentials, await read(c, 'signup'))
    await costly(c, 'signup', hashWeight, () => accounts.signUp(body, originOf(c, body.email)))
    return c.json(signUpResponse(body.email, now()))
  })

  app.post('/token', async (c) => {
    const grant = c.req.query('grant_type')
    if (grant === 'password') {
      const body = await readCredentials(c)
      return respondSignedIn(c, await accounts.signIn(body, originOf(c, body.email)))
    }
    if (grant === 'refresh_token') {
      rateLimiter.countRefresh(addressOf(c))
      const { refresh_token: token } = parseRequest(
        refreshRequest,
        await readJson(c.req.raw, defaultBodyLimitBytes),
      )
      const refreshed = await refreshSession(database, { token, secret, now: now() })
      // Thrown after the commit: inside, it would roll back the end of the session.
      if (typeof refreshed === 'string') throw refusals[refreshed]
      return c.json(await sessionResponse(tokens, refreshed, await factors.list(refreshed.user.id), now()))
    }
    throw new AuthFailure(400, 'validation_failed', 'Known grants are password and refresh_token')
  })

  app.route(
    '/',
    linkRoutes({
      accounts,
      limit: async (c) => void (await rateLimiter.countCall('auth-verify', addressOf(c))),
      log,
    }),
  )

  app.post('/verify', async (c) => {
    const { type, token_hash: token } = parseRequest(verifyRequest, await read(c, 'verify'))
    const signedIn =
      type === 'recovery' ? await accounts.openRecovery(token) : await accounts.signInByLink(token)
    return respondSignedIn(c, signedIn)
  })

  app.post('/recover', async (c) => {
    const { email } = parseRequest(addressOnly, await read(c, 'recover'))
    await costly(c, 'recover', 1, () => accounts.recover(email, originOf(c, email)))
    return c.json({})
  })

  app.post('/resend', async (c) => {
    const { email } = parseRequest(resendRequest, await read(c, 'resend'))
    await costly(c, 'resend', 1, () => accounts.resendSignUp(email, originOf(c, email)))
    return c.json({})
  })

  app.get('/user', async (c) => {
    const { user } = await requireSession(c)
    return c.json(userResponse(user, await factors.list(user.id)))
  })

  app.put('/user', async (c) => {
    const signedIn = await requireSession(c)
    const change = parseRequest(userChange, await read(c, 'user'))
    const { password, current_password: currentPassword, data } = change
    // With a second factor, a password or a mailed link alone must not change the account.
    if (signedIn.hasFactor && signedIn.session.aal === 'aal1') throw factorFailures.needsSecondStep()
    let { user } = signedIn
    if (data?.name !== undefined) user = await renameUser(database.db, user, data.name, now())
    if (password !== undefined) {
      const origin = originOf(c, user.email)
      user = await accounts.changePassword({ ...signedIn, user }, { password, currentPassword }, origin)
    }
    return c.json(userResponse(user, await factors.list(user.id)))
  })

  app.route('/', factorRoutes({ factors, requireSession, read, respondSignedIn }))

  app.post('/logout', async (c) => {
    const { user, session } = await requireSession(c)
    const scope = c.req.query('scope') ?? 'global'
    await database.db.transaction(async (tx) => {
      if (scope === 'local') await endSession(tx, session.id)
      else await endSessions(tx, user.id, scope === 'others' ? session.id : undefined)
    })
    return c.body(null, 204)
  })

  app.post('/set-up', async (c) => {
    const body = parseRequest(setUpRequest, await read(c, 'set-up'))
    await costly(c, 'set-up', hashWeight, () => accounts.setUpAdmin(body))
    return c.json({})
  })

  app.all('*', () => {
    throw new AuthFailure(404, 'not_found', 'There is nothing at this address.')
  })

  app.onError((thrown, c) => {
    const failure = toAuthFailure(thrown)
    if (failure.status >= 500) log.error({ code: failure.code, err: thrown }, 'request failed')
    return failureResponse(failure, c.get('requestId'))
  })
  return app
}

export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}
