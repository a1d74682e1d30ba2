import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

const timeoutMs = 5_000

interface RenderOptions {
  routerContext: EntryContext
  url: string
  nonce: string | undefined
}

/** Renders a whole page without streaming, so that React emits no inline scripts of its own. */
export function renderPage({ routerContext, url, nonce }: RenderOptions): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          resolve(body)
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
    setTimeout(abort, timeoutMs).unref()
  })
}

export const renderText = async (options: RenderOptions): Promise<string> => text(await renderPage(options))
