import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type Next } from 'hono'
import type { Logger } from 'pino'
import { oneClickPath } from '#contracts/change-subscription'
import { freeWorkshopSessionPath } from '#contracts/free-workshop-session'
import type { CallerOf } from './http/caller.ts'
import { type AuthOptions, createAuth } from './auth/create-auth.ts'
import type { Changes } from './db/changes.ts'
import { isDiskFull } from './db/failures.ts'
import { adminEvents } from './endpoints/admin-events.ts'
import { callFeedRoutes } from './endpoints/call-feed.ts'
import { callFileRoutes } from './endpoints/call-file.ts'
import { AppError } from './errors/app-error.ts'
import { clientAddressReader, limitKeyOf } from './http/client-address.ts'
import { exportRoutes } from './endpoints/exports.ts'
import { errorResponse, toAppError } from './errors/error-response.ts'
import { freeWorkshopSessionReader } from './endpoints/free-workshop-session.ts'
import type { DatabaseHealth } from './http/database-health.ts'
import { functionRoutes, type FunctionsOptions } from './calls/run-function.ts'
import { oneClickRoutes } from './endpoints/one-click.ts'
import { securityTxt, securityTxtPath } from './endpoints/security-txt.ts'
import { pictureRoutes } from './endpoints/pictures.ts'
import { pageRequest } from './pages/page-request.ts'
import type { Https } from './settings/env.server.ts'
import type { RenderPage } from './pages/render.ts'
import { securityHeaders } from './http/security-headers.ts'
import { isAdminRole } from '#domain/role'
import { withoutSecrets } from './process/log.ts'
import { requestTraceOf } from './http/request-trace-of.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { currentRequest, forRequest } from './trace/request-trace.ts'

interface AppOptions extends Omit<FunctionsOptions, 'callerOf' | 'accountOf'> {
  auth: Pick<AuthOptions, 'secret' | 'throttle' | 'holdRefusal' | 'siteName' | 'now' | 'requireTwoStep'>
  /** Replaces the caller from the access token, for tests of what a role may do. */
  callerOf?: CallerOf
  changes: Pick<Changes, 'subscribe' | 'changedWithin'>
  /** Aborted on shutdown, to end responses without an end of their own. */
  ending: AbortSignal
  log: Logger
  /** Where visitors reach the site, without a slash at its end. */
  siteUrl: string
  https: Https
  databaseHealth: Pick<DatabaseHealth, 'recordDiskFull'>
  /** What is rendered on request; absent in tests of the functions. */
  renderPage?: RenderPage
}

type AppContext = { Variables: { requestId: string } }

/** Creates the app behind the request router: functions, accounts, downloads and rendered pages. Does not listen. */
export function createApp({
  log,
  https,
  databaseHealth,
  renderPage,
  ...options
}: AppOptions): Hono<AppContext> {
  const auth = createAuth({ ...options, ...options.auth, https: https !== false, log })
  const headers = securityHeaders({ https })
  const { callerOf = auth.callerOf } = options
  const clientAddress = clientAddressReader(options.trustedProxies)
  const isTrusted = trustedProxies(options.trustedProxies)
  const app = new Hono<AppContext>()

  app.use(async (c, next) => {
    // A page that calls a function for its visitor is still part of the same request.
    const within = currentRequest()
    if (within) {
      c.set('requestId', within.requestId)
      return answer(c, next)
    }
    const { traceparent, ...trace } = requestTraceOf({
      isTrusted: isTrusted(getConnInfo(c).remote.address ?? ''),
      header: (name) => c.req.header(name),
    })
    c.set('requestId', trace.requestId)
    await forRequest(trace, () => answer(c, next))
    c.res.headers.set('x-request-id', trace.requestId)
    c.res.headers.set('traceparent', traceparent)
  })

  async function answer(c: Context<AppContext>, next: Next): Promise<void> {
    const started = performance.now()
    await next()
    // Set on the response itself: `c.header` would create a new response with a streamed body for every header.
    const responseHeaders = c.res.headers
    for (const [name, value] of Object.entries(headers))
      if (!responseHeaders.has(name)) responseHeaders.set(name, value)
    const ms = Math.round(performance.now() - started)
    const path = withoutSecrets(c.req.path)
    log.info({ method: c.req.method, path, status: c.res.status, ms }, 'request')
  }

  app.get('/form-stamp', async (c) => {
    return c.text(await options.spamFilter.issueStamp(), 200, { 'cache-control': 'no-store' })
  })
  const readFreeWorkshopSession = freeWorkshopSessionReader(options.database)
  app.get(freeWorkshopSessionPath, async (c) => {
    return c.json(await readFreeWorkshopSession(), 200, { 'cache-control': 'no-store' })
  })
  app.route('/auth/v1', auth.routes)
  app.route('/events', adminEvents({ ...auth, ...options }))
  app.route('/functions/v1', functionRoutes({ ...auth, ...options }))
  app.route(oneClickPath, oneClickRoutes(options.database.db))
  app.route('/exports', exportRoutes(options.database.db, options.outside))
  app.route(securityTxtPath, securityTxt(options.siteUrl))
  app.route('/', callFileRoutes(options.database.db, options))
  app.route('/', callFeedRoutes(options.database.db, options))
  app.route('/pictures', pictureRoutes(options.database.db))
  app.all('*', async (c) => {
    const isFile = ['/assets/', '/functions/', '/events/'].some((each) => c.req.path.startsWith(each))
    if (!renderPage || isFile)
      throw new AppError('not_found', { userMessage: 'There is nothing at this address.' })
    return renderPage(c, {
      request: await pageRequest(c.req.raw),
      clientKey: limitKeyOf(
        clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for')),
      ),
      async adminRole() {
        const { role, missingStep } = await callerOf(c.req.raw)
        // Without a role the browser redirects to the second step; showing the screen first would suggest that it is
        // open.
        return isAdminRole(role) && missingStep !== 'verify' ? role : undefined
      },
      async callFunction(name, input) {
        const requestHeaders = new Headers(c.req.raw.headers)
        requestHeaders.set('content-type', 'application/json')
        requestHeaders.delete('content-length')
        // The response is read in this process, which would not decompress it.
        requestHeaders.delete('accept-encoding')
        return app.request(
          `/functions/v1/${name}`,
          { method: 'POST', headers: requestHeaders, body: JSON.stringify(input) },
          c.env,
        )
      },
    })
  })

  app.onError((thrown, c) => {
    const error = toAppError(thrown)
    if (isDiskFull(error.cause)) databaseHealth.recordDiskFull()
    if (error.code === 'internal' || error.code === 'unavailable') {
      log.error({ code: error.code, err: error.cause }, 'request failed')
    }
    return errorResponse(error, c.get('requestId'))
  })
  return app
}
