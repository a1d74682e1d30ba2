import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { CallFunction, callContext } from '#app/lib/call-context'
import { usableOverlay } from '#content/facts/checked-overlay'
import type { ContentOverlay } from '#content/facts/content'
import type { CallRules } from '#domain/call-rules'
import { pages } from '#content/index'
import type { AdminRole } from '#domain/role'
import { withoutSecrets } from '#server/process/log'
import type { Https } from '#server/settings/env.server'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import { type EncodedResponses, compressed, responseOf } from './answers.ts'
import { AppError } from '#server/errors/app-error'
import { deferOfficeScript, deferScript } from './defer-script.ts'
import type { InlineScripts } from './inline-scripts.ts'
import type { KnownPaths, NotFoundPath } from './known-paths.ts'
import { pathOf } from './live-address.ts'
import type { withOverlay } from './page-overlay.server.ts'
import {
  type adminContext,
  type bookingContext,
  type businessZoneContext,
  earlyScreenHeader,
  type listsContext,
  type nonceContext,
  type reportContext,
} from './page-context.server.ts'
import { previewKeyIn } from './preview.ts'
import type { PublishedLists } from './published-lists.server.ts'
import type { RenderLimit } from './render-limit.ts'
import { securityHeaders } from '#server/http/security-headers'

/** The built server bundle: React Router's build with the extra exports of our entry module. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: {
      adminContext: typeof adminContext
      bookingContext: typeof bookingContext
      businessZoneContext: typeof businessZoneContext
      nonceContext: typeof nonceContext
      listsContext: typeof listsContext
      callContext: typeof callContext
      reportContext: typeof reportContext
      withOverlay: typeof withOverlay
    }
  }
}

/** Renders the page of a request. Without a visitor it has no nonce and calls no function. */
export type Render = (
  request: Request,
  visitor?: {
    nonce: string
    callFunction: CallFunction
    /** The account that requests an office screen without the page around it. */
    role?: AdminRole | undefined
    /** A draft instead of the published content. */
    overlay?: ContentOverlay | undefined
  },
) => Promise<Response>

export type RenderPage = (c: Context, visitor: PageVisitor) => Promise<Response>

/** The visitor of a page and their request. */
interface PageVisitor {
  /** The context's request, with its body read. */
  request: Request
  /** The caller, as rate limits count visitors. */
  clientKey: string
  callFunction: CallFunction
  /** The account of the request's token; undefined without a role, and before its second step. */
  adminRole(): Promise<AdminRole | undefined>
}

interface RendererOptions {
  build: () => PagesBuild | Promise<PagesBuild>
  /** What is published; undefined during the build: pages with stored content then say that it is missing. */
  lists?: () => PublishedLists
  /** The published content; undefined during the build. */
  overlay?: () => ContentOverlay | undefined
  /** The business's time zone; undefined during the build. */
  businessZone?: () => string
  /** The business hours and the time; undefined during the build. */
  booking?: () => { rules: CallRules; now: Date }
  /** Undefined during the build, where a page that fails ends the build. */
  log?: Logger
  isDevelopment?: boolean
}

export function createRenderer({
  build,
  lists,
  overlay,
  businessZone,
  booking,
  log,
  isDevelopment = false,
}: RendererOptions): Render {
  const handle = createRequestHandler(async () => build(), isDevelopment ? 'development' : 'production')
  return async (request, visitor) => {
    const { entry } = await build()
    const context = new RouterContextProvider()
    context.set(entry.module.listsContext, lists?.())
    if (booking) context.set(entry.module.bookingContext, booking())
    if (businessZone) context.set(entry.module.businessZoneContext, businessZone())
    const path = withoutSecrets(new URL(request.url).pathname)
    context.set(entry.module.reportContext, (error) => log?.error({ err: error, path }, 'page failed'))
    if (visitor) {
      context.set(entry.module.nonceContext, visitor.nonce)
      context.set(entry.module.callContext, visitor.callFunction)
      context.set(entry.module.adminContext, visitor.role ?? null)
    }
    return entry.module.withOverlay(visitor?.overlay ?? overlay?.(), () => handle(request, context))
  }
}

interface PagesOptions {
  render: Render
  renderLimit: RenderLimit
  https: Https
  settingsRenderer: SettingsRenderer
  log: Logger
  /** The known paths; undefined in development, where routes change. */
  known?: KnownPaths
  notFound?(address: NotFoundPath): Promise<EncodedResponses | undefined>
  /** The draft of a preview address; undefined once there is none. */
  previewed(key: string): Promise<object | undefined>
  /** Undefined in development, where Vite sends the script. */
  inline?: InlineScripts
  /** Omits the content security policy: Vite writes inline scripts and styles. */
  isDevelopment?: boolean
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

const isOfOffice = (path: string) => path === '/admin' || path.startsWith('/admin/')

/** A page of the site whose every request is rendered: no copy of it is in memory. */
const pageRenderedAt = (path: string) =>
  pages.find((page) => page.path === path && !page.prerender && !page.live)

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Pages rendered per request: the back office, the not-found screen, and everything uncacheable. */
export function pageHandler({
  render,
  renderLimit,
  https,
  settingsRenderer,
  log,
  known,
  notFound,
  previewed,
  inline,
  isDevelopment = false,
}: PagesOptions): RenderPage {
  /** The not-found response for an unknown path; undefined for others. */
  async function notFoundResponse(c: Context): Promise<Response | undefined> {
    const path = pathOf(c.req.path)
    const notFoundPath = isReading(c.req.method) ? known?.notFoundPathFor(path) : undefined
    if (!notFoundPath) return undefined
    // The router treats this as an unknown page.
    if (path !== c.req.path)
      throw new AppError('not_found', { userMessage: 'There is nothing at this address.' })
    const answers = await notFound?.(notFoundPath)
    return answers && responseOf(answers, c.req.header('accept-encoding'), 404)
  }

  /** A back-office screen for the account of the request's token. */
  async function screenFor({ request, callFunction, adminRole }: PageVisitor): Promise<Response> {
    const role = await adminRole()
    if (!role) throw new AppError('unauthorized', { userMessage: 'Please sign in again.' })
    const answer = await render(request, { nonce: '', callFunction, role })
    const headers = new Headers({ ...htmlHeaders, ...securityHeaders({ https }) })
    headers.append('vary', 'authorization')
    if (answer.status !== 200) return new Response(null, { status: answer.status, headers })
    return compressed(settingsRenderer.html(await answer.text()), { request, headers, status: 200 })
  }

  return async (c, visitor) => {
    const { request, clientKey, callFunction } = visitor
    const key = previewKeyIn(c.req.url)
    // A draft costs a query before it is known what to show.
    if (key !== undefined) renderLimit(clientKey)
    const draft = key === undefined ? undefined : await previewed(key)
    // The cached not-found responses have the published content.
    const none = draft ? undefined : await notFoundResponse(c)
    if (none) {
      log.info({ path: withoutSecrets(c.req.path) }, 'page not found')
      return none
    }
    // Limited by account, like the functions it calls.
    if (c.req.method === 'GET' && isOfOffice(c.req.path) && request.headers.has('authorization'))
      return screenFor(visitor)
    if (key === undefined) renderLimit(clientKey)
    if (key !== undefined && !draft && isReading(c.req.method))
      return c.redirect(c.req.path.replace(/^\/+/, '/'), 302)
    const nonce = isDevelopment ? '' : randomBytes(16).toString('base64')
    const answer = await render(request, {
      nonce,
      callFunction,
      overlay: draft && usableOverlay(draft).overlay,
    })
    if (answer.status === 404) log.info({ path: withoutSecrets(c.req.path) }, 'page not found')
    const headers = new Headers(answer.headers)
    const policy = securityHeaders({
      https,
      scriptSources: [`'nonce-${nonce}'`],
      playerOrigin: settingsRenderer.playerOrigin,
    })
    for (const [name, value] of Object.entries(policy)) headers.set(name, value)
    // Set to empty rather than omitted, so that the default policy is not added.
    if (isDevelopment) headers.set('content-security-policy', '')
    if (draft || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (draft) headers.set('x-robots-tag', 'noindex')
    if (!answer.body) return new Response(null, { status: answer.status, headers })
    const isEarly = headers.has(earlyScreenHeader)
    headers.delete(earlyScreenHeader)
    const html = settingsRenderer.html(await answer.text())
    const rendered = c.req.method === 'GET' ? pageRenderedAt(c.req.path) : undefined
    const page =
      isEarly && inline
        ? deferOfficeScript(html, inline, nonce)
        : rendered && inline && answer.status === 200
          ? deferScript(html, rendered, inline, nonce)
          : html
    return compressed(page, { request, headers, status: answer.status })
  }
}
