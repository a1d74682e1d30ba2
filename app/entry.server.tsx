import { PassThrough, Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { callContext } from '#app/lib/call-context'
import { type Ask, askEarly, type Place } from './ask-early.server.ts'
import {
  businessZoneContext,
  databaseContext,
  nonceContext,
  reportContext,
} from '#server/pages/page-context.server'
import { withOverlay } from '#server/pages/page-overlay.server'

/** As this bundle knows them: another copy of the module would make others. */
export { businessZoneContext, callContext, databaseContext, nonceContext, reportContext, withOverlay }

const timeoutMs = 5_000

/** Waits for the whole page: nothing here streams late, and so React emits no inline scripts of its own. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined
  const asks = asksOf(routerContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          const body = asks.length > 0 ? withFirstScript(askEarly(asks), nonce) : new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
    setTimeout(abort, timeoutMs).unref()
  })
}

/** What the screens of a page say of themselves (`handle`) that they will ask for first. */
function asksOf({ routeModules, staticHandlerContext: { matches, location } }: EntryContext): Ask[] {
  const address = new URLSearchParams(location.search)
  return matches.flatMap(({ route, params }) => {
    const handle = routeModules[route.id]?.handle as { asks?: (place: Place) => Ask[] } | undefined
    return handle?.asks?.({ params, address }) ?? []
  })
}

/** Puts a script before all else of the head: after a style sheet it would wait for it. */
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

/** Whatever a loader, an action or the rendering threw; an address without a page is no fault, nor a visitor's leaving. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportContext)(error)
}
