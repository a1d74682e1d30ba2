import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { CallFunction, callContext } from '#app/lib/call-context'
import type { RenderPage } from '#server/app'
import type { Db } from '#server/db/connect'
import { withoutAddresses } from '#server/log'
import type { PutIn } from '#server/put-in'
import type { databaseContext, nonceContext } from './page-context.server.ts'
import { securityHeaders } from './security-headers.ts'

/** The built server bundle: React Router's build with what our entry module exports besides. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: {
      nonceContext: typeof nonceContext
      databaseContext: typeof databaseContext
      callContext: typeof callContext
    }
  }
}

/** Renders the page of a request. For all visitors alike it has no nonce and calls no function. */
export type Render = (
  request: Request,
  visitor?: { nonce: string; callFunction: CallFunction },
) => Promise<Response>

interface RendererOptions {
  build: () => PagesBuild | Promise<PagesBuild>
  /** None while building: pages with stored content then say that it is not there. */
  db: Db | undefined
  isDevelopment?: boolean
}

export function createRenderer({ build, db, isDevelopment = false }: RendererOptions): Render {
  const handle = createRequestHandler(async () => build(), isDevelopment ? 'development' : 'production')
  return async (request, visitor) => {
    const { entry } = await build()
    const context = new RouterContextProvider()
    context.set(entry.module.databaseContext, db)
    if (visitor) {
      context.set(entry.module.nonceContext, visitor.nonce)
      context.set(entry.module.callContext, visitor.callFunction)
    }
    return handle(request, context)
  }
}

interface PagesOptions {
  render: Render
  siteUrl: string
  putIn: PutIn
  log: Logger
  /** Leaves the content security policy out: Vite writes inline scripts and styles of its own. */
  isDevelopment?: boolean
}

/** Pages that are rendered for whoever asks: the back office, the not-found screen, and what no cache could answer. */
export function pageHandler({
  render,
  siteUrl,
  putIn,
  log,
  isDevelopment = false,
}: PagesOptions): RenderPage {
  return async (c, callFunction) => {
    const nonce = isDevelopment ? '' : randomBytes(16).toString('base64')
    const answer = await render(c.req.raw, { nonce, callFunction })
    if (answer.status === 404) log.info({ path: withoutAddresses(c.req.path) }, 'page not found')
    const headers = new Headers(answer.headers)
    const policy = securityHeaders({
      https: siteUrl.startsWith('https:'),
      scriptSources: [`'nonce-${nonce}'`],
    })
    for (const [name, value] of Object.entries(policy)) headers.set(name, value)
    // Set to nothing rather than left out, so that the policy of other answers is not added.
    if (isDevelopment) headers.set('content-security-policy', '')
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const body = answer.body && putIn.html(await answer.text())
    return new Response(body, { status: answer.status, headers })
  }
}
