import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { CallFunction, callContext } from '#app/lib/call-context'
import { usableOverlay } from '#content/checked-overlay'
import type { ContentOverlay } from '#content/content'
import type { AdminRole } from '#domain/role'
import type { Db } from '#server/db/connect'
import { withoutAddresses } from '#server/log'
import type { Https } from '#server/settings/env.server'
import type { PutIn } from '#server/settings/put-in'
import { type Answers, compressed, responseOf } from './answers.ts'
import { AppError } from '#server/errors/app-error'
import { deferOfficeScript } from './defer-script.ts'
import type { InlineScripts } from './inline-scripts.ts'
import type { KnownAddresses, Nowhere } from './known-addresses.ts'
import { pathOf } from './live-address.ts'
import type { withOverlay } from './page-overlay.server.ts'
import {
  type adminContext,
  type businessZoneContext,
  type databaseContext,
  earlyScreenHeader,
  type nonceContext,
  type reportContext,
} from './page-context.server.ts'
import { previewKeyIn } from './preview.ts'
import type { RenderLimit } from './render-limit.ts'
import { securityHeaders } from '#server/http/security-headers'

/** The built server bundle: React Router's build with what our entry module exports besides. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: {
      adminContext: typeof adminContext
      businessZoneContext: typeof businessZoneContext
      nonceContext: typeof nonceContext
      databaseContext: typeof databaseContext
      callContext: typeof callContext
      reportContext: typeof reportContext
      withOverlay: typeof withOverlay
    }
  }
}

/** Renders the page of a request. For all visitors alike it has no nonce and calls no function. */
export type Render = (
  request: Request,
  visitor?: {
    nonce: string
    callFunction: CallFunction
    /** Who asks for a screen of the back office, not for a page around it. */
    role?: AdminRole | undefined
    /** Of a draft, instead of what is published. */
    overlay?: ContentOverlay | undefined
  },
) => Promise<Response>

export type RenderPage = (c: Context, visitor: PageVisitor) => Promise<Response>

/** Who asks for a page, and what with. */
export interface PageVisitor {
  /** The one of the context, its body read. */
  request: Request
  /** As limits count visitors. */
  clientKey: string
  callFunction: CallFunction
  /** Of whose token came with the request; undefined for nobody of the back office. */
  adminRole(): Promise<AdminRole | undefined>
}

interface RendererOptions {
  build: () => PagesBuild | Promise<PagesBuild>
  /** None while building: pages with stored content then say that it is not there. */
  db: Db | undefined
  /** What is published; nothing while building. */
  overlay?: () => ContentOverlay | undefined
  /** Of the business's clock; none while building. */
  businessZone?: () => string
  /** None while building: a page that cannot be rendered ends the build. */
  log?: Logger
  isDevelopment?: boolean
}

export function createRenderer({
  build,
  db,
  overlay,
  businessZone,
  log,
  isDevelopment = false,
}: RendererOptions): Render {
  const handle = createRequestHandler(async () => build(), isDevelopment ? 'development' : 'production')
  return async (request, visitor) => {
    const { entry } = await build()
    const context = new RouterContextProvider()
    context.set(entry.module.databaseContext, db)
    if (businessZone) context.set(entry.module.businessZoneContext, businessZone())
    const path = withoutAddresses(new URL(request.url).pathname)
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
  putIn: PutIn
  log: Logger
  /** What is known of addresses before anything is rendered; absent while developing, when routes come and go. */
  known?: KnownAddresses
  notFound?(address: Nowhere): Promise<Answers | undefined>
  /** What is to be shown at the private address with this secret in it; undefined once there is no such draft. */
  previewed(key: string): Promise<object | undefined>
  /** None while developing: there a script comes as Vite sends it. */
  inline?: Pick<InlineScripts, 'officeStarter'>
  /** Leaves the content security policy out: Vite writes inline scripts and styles of its own. */
  isDevelopment?: boolean
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

const isOfOffice = (path: string) => path === '/admin' || path.startsWith('/admin/')

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Pages that are rendered for whoever asks: the back office, the not-found screen, and what no cache could answer. */
export function pageHandler({
  render,
  renderLimit,
  https,
  putIn,
  log,
  known,
  notFound,
  previewed,
  inline,
  isDevelopment = false,
}: PagesOptions): RenderPage {
  /** The not-found answer for an address without a page; undefined for all others. */
  async function lacking(c: Context): Promise<Response | undefined> {
    const path = pathOf(c.req.path)
    const nowhere = isReading(c.req.method) ? await known?.nowhereAt(path) : undefined
    if (!nowhere) return undefined
    // The router takes this for a page that is not there.
    if (path !== c.req.path)
      throw new AppError('not_found', { userMessage: 'There is nothing at this address.' })
    const answers = await notFound?.(nowhere)
    return answers && responseOf(answers, c.req.header('accept-encoding'), 404)
  }

  /** A screen of the back office for the account that asks for it with its token. */
  async function screenFor({ request, callFunction, adminRole }: PageVisitor): Promise<Response> {
    const role = await adminRole()
    if (!role) throw new AppError('unauthorized', { userMessage: 'Please sign in again.' })
    const answer = await render(request, { nonce: '', callFunction, role })
    const headers = new Headers({ ...htmlHeaders, ...securityHeaders({ https }) })
    headers.append('vary', 'authorization')
    if (answer.status !== 200) return new Response(null, { status: answer.status, headers })
    return compressed(putIn.html(await answer.text()), { request, headers, status: 200 })
  }

  return async (c, visitor) => {
    const { request, clientKey, callFunction } = visitor
    const key = previewKeyIn(c.req.url)
    // A draft costs a query before it is known what is shown.
    if (key !== undefined) renderLimit(clientKey)
    const draft = key === undefined ? undefined : await previewed(key)
    // The not-found answers in memory have the published words.
    const none = draft ? undefined : await lacking(c)
    if (none) {
      log.info({ path: withoutAddresses(c.req.path) }, 'page not found')
      return none
    }
    // What it costs is limited by account, as the functions are that it asks.
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
    if (answer.status === 404) log.info({ path: withoutAddresses(c.req.path) }, 'page not found')
    const headers = new Headers(answer.headers)
    const policy = securityHeaders({
      https,
      scriptSources: [`'nonce-${nonce}'`],
      playerOrigin: putIn.playerOrigin,
    })
    for (const [name, value] of Object.entries(policy)) headers.set(name, value)
    // Set to nothing rather than left out, so that the policy of other answers is not added.
    if (isDevelopment) headers.set('content-security-policy', '')
    if (draft || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (draft) headers.set('x-robots-tag', 'noindex')
    if (!answer.body) return new Response(null, { status: answer.status, headers })
    const isEarly = headers.has(earlyScreenHeader)
    headers.delete(earlyScreenHeader)
    const html = putIn.html(await answer.text())
    const page = isEarly && inline ? deferOfficeScript(html, inline, nonce) : html
    return compressed(page, { request, headers, status: answer.status })
  }
}
