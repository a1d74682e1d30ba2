import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntryContext } from 'react-router'
import type { CallFunction } from '#app/lib/call-context'
import type { PrefetchedData } from '#app/lib/prefetched-data'
import { newOfficeQueries } from '#app/office/frame/office-queries'
import type { AdminRole } from '#domain/role'
import { renderText } from './render-page.server.tsx'

/** While a screen is rendered, its calls are answered within the server. */
const answered = new AsyncLocalStorage<PrefetchedData>()
// Each rendering has its own, as each page in a browser has.
Object.defineProperty(globalThis, 'prefetchedData', { configurable: true, get: () => answered.getStore() })

interface EarlyScreenOptions {
  routerContext: EntryContext
  url: string
  role: AdminRole
  /** As the account that asks for the page. */
  callFunction: CallFunction
}

/** A part that shows once another part has its data reads its own in the next rendering. */
const maxRenderings = 4

/**
 * Renders a screen of the back office for its account, together with what its queries read, and returns its markup
 * with that data for the browser to continue from. Undefined where a function has refused: the browser then finds out
 * by itself.
 */
export async function renderEarlyScreen({
  role,
  callFunction,
  ...page
}: EarlyScreenOptions): Promise<string | undefined> {
  const now = Date.now()
  const queries = newOfficeQueries()
  const early: PrefetchedData = {
    token: Promise.resolve(undefined),
    take: (path, body) => callFunction(path.slice(functionsPath.length), JSON.parse(body)),
    shown: { role, email: '', now, at: now, data: [], queries },
  }
  // Its handover to the browser can be read once, and belongs to the page around the screen.
  const routerContext = { ...page.routerContext, serverHandoffStream: undefined }
  const all = () => queries.getQueryCache().getAll()
  return answered.run(early, async () => {
    try {
      for (let rendering = 1; rendering <= maxRenderings; rendering += 1) {
        const html = await renderText({ routerContext, url: page.url, nonce: undefined })
        const unread = all().filter((query) => query.state.status === 'pending' && isEnabled(query))
        if (unread.length === 0) {
          const screen = officeIn(html)
          const data = all().map(({ queryKey, state }) => [queryKey, state.data] as const)
          const payload = JSON.stringify({ role, now, data: data.filter(([, read]) => read !== undefined) })
          return screen && `${screen}<script type="application/json">${withoutTags(payload)}</script>`
        }
        const read = await Promise.allSettled(unread.map((query) => query.fetch()))
        if (read.some(({ status }) => status === 'rejected')) return undefined
      }
      return undefined
    } finally {
      queries.clear()
    }
  })
}

const functionsPath = '/functions/v1/'
const isEnabled = ({ options }: { options: object }) => !('enabled' in options) || options.enabled !== false
const withoutTags = (json: string) => json.replaceAll('<', String.raw`\u003c`)

/** The screen with its frame, out of the page around it: what comes before the messages. */
function officeIn(html: string): string | undefined {
  const from = html.indexOf('<div class="office">')
  const to = html.indexOf('<section class="toaster', from)
  return from >= 0 && to >= 0 ? html.slice(from, to) : undefined
}
