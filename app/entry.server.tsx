import { PassThrough } from 'node:stream'
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
import { databaseContext, nonceContext, reportContext } from '#server/pages/page-context.server'
import { withOverlay } from '#server/pages/page-overlay.server'

/** As this bundle knows them: another copy of the module would make others. */
export { callContext, databaseContext, nonceContext, reportContext, withOverlay }

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
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
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

/** Whatever a loader, an action or the rendering threw; an address without a page is no fault, nor a visitor's leaving. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportContext)(error)
}
