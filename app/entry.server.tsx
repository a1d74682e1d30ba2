import { Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { callContext } from '#app/lib/call-context'
import { zoneHeader } from '#app/lib/early-screen'
import { isZone } from '#domain/is-zone'
import { type FunctionCall, prefetchScript, type ScreenLocation } from './prefetch-script.server.ts'
import { renderEarlyScreen } from './early-screen.server.ts'
import { renderPage } from './render-page.server.tsx'
import {
  adminContext,
  bookingContext,
  businessZoneContext,
  earlyScreenHeader,
  listsContext,
  nonceContext,
  reportContext,
} from '#server/pages/page-context.server'
import { withOverlay } from '#server/pages/page-overlay.server'

/** Exported from this bundle, because another copy of the modules would create different context objects. */
export {
  adminContext,
  bookingContext,
  businessZoneContext,
  callContext,
  listsContext,
  nonceContext,
  reportContext,
  withOverlay,
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { url } = request
  const nonce = context.get(nonceContext) || undefined
  // The service worker caches the empty page for when the server is unreachable.
  const isEmpty = request.headers.has('x-office-page')
  const { asks, hasScreen } = isEmpty ? { asks: [], hasScreen: false } : prefetchPlan(routerContext)
  const role = context.get(adminContext)
  if (role) {
    const callFunction = context.get(callContext)
    const viewerZone = request.headers.get(zoneHeader) ?? ''
    const zone = isZone(viewerZone) ? viewerZone : undefined
    const screen = hasScreen && (await renderEarlyScreen({ routerContext, url, role, zone, callFunction }))
    return new Response(screen || null, { status: screen ? status : 204, headers })
  }
  // The server removes this header again and chooses the script that such a page loads.
  if (hasScreen) headers.set(earlyScreenHeader, 'yes')
  const page = await renderPage({ routerContext, url, nonce })
  const body =
    asks.length > 0 || hasScreen
      ? page.pipe(withFirstScript(prefetchScript(asks, { hasScreen }), nonce))
      : page
  return new Response(createReadableStreamFromReadable(body), { status, headers })
}

interface ScreenHandle {
  asks?: (place: ScreenLocation) => FunctionCall[]
  /** The server renders the screen for the signed-in account, so that it appears before its scripts load. */
  rendersOnServer?: boolean
}

/** The `handle` of each screen on a page: which functions it calls first, and whether the server renders it. */
function prefetchPlan({ routeModules, staticHandlerContext: { matches, location } }: EntryContext) {
  const address = new URLSearchParams(location.search)
  const handles = matches.map(({ route, params }) => ({
    params,
    handle: routeModules[route.id]?.handle as ScreenHandle | undefined,
  }))
  return {
    asks: handles.flatMap(({ handle, params }) => handle?.asks?.({ params, address }) ?? []),
    // In development Vite loads the page's scripts in its own way.
    hasScreen: !import.meta.env.DEV && handles.at(-1)?.handle?.rendersOnServer === true,
  }
}

/** Inserts a script at the start of the head, because after a style sheet it would wait for that to load. */
function withFirstScript(script: string, nonce = ''): Transform {
  let isIn = false
  return new Transform({
    transform(html: Buffer, _encoding, done) {
      const head = isIn ? -1 : html.indexOf('<head>')
      if (head === -1) return done(null, html)
      isIn = true
      const after = head + '<head>'.length
      const first = Buffer.from(`<script nonce="${nonce}">${script}</script>`)
      return done(null, Buffer.concat([html.subarray(0, after), first, html.subarray(after)]))
    },
  })
}

/** Reports errors of loaders, actions and the rendering, except aborted requests and responses below 500. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportContext)(error)
}
