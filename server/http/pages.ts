import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { callContext as CallContext, nonceContext as NonceContext } from '#app/entry.server.tsx'
import type { RenderPage } from '#server/app'
import { withoutAddresses } from '#server/log'
import type { PutIn } from '#server/put-in'
import { securityHeaders } from './security-headers.ts'

/** The built server bundle: React Router's build with what our entry module exports besides. */
export type PagesBuild = ServerBuild & {
  entry: { module: { nonceContext: typeof NonceContext; callContext: typeof CallContext } }
}

interface PagesOptions {
  build: () => PagesBuild | Promise<PagesBuild>
  siteUrl: string
  putIn: PutIn
  log: Logger
  /** Leaves the content security policy out: Vite writes inline scripts and styles of its own. */
  isDevelopment?: boolean
}

/** Pages that are rendered when asked for: those with stored content, and the not-found screen. */
export function pageHandler({ build, siteUrl, putIn, log, isDevelopment = false }: PagesOptions): RenderPage {
  const handle = createRequestHandler(async () => build(), isDevelopment ? 'development' : 'production')
  return async (c, callFunction) => {
    const nonce = isDevelopment ? '' : randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    const { nonceContext, callContext } = (await build()).entry.module
    context.set(nonceContext, nonce)
    context.set(callContext, callFunction)
    const answer = await handle(c.req.raw, context)
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
