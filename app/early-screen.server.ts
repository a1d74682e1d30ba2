import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntryContext } from 'react-router'
import type { CallFunction } from '#app/lib/call-context'
import type { PrefetchedData } from '#app/lib/prefetched-data'
import { newOfficeQueries } from '#app/office/frame/office-queries'
import type { AdminRole } from '#domain/role'
import { renderText } from './render-page.server.tsx'

/** The prefetched data of the screen being rendered: its calls run inside the server. */
const answered = new AsyncLocalStorage<PrefetchedData>()
// Each rendering reads its own data here, as each page in a browser does.
Object.defineProperty(globalThis, 'prefetchedData', { configurable: true, get: () => answered.getStore() })

interface EarlyScreenOptions {
  routerContext: EntryContext
  url: string
  role: AdminRole
  zone: string | undefined
  /** Calls a function as the account that requests the page. */
  callFunction: CallFunction
}

/** More than one, because a part that waits for the data of another part loads its own in the next rendering. */
const maxRenderings = 4

/**
 * Renders a back-office screen for the signed-in account, and returns its markup with the data of its queries, from
 * which the browser continues. Returns undefined if a call fails or data is still missing after the last rendering;
 * the browser then loads the screen itself.
 */
export async function renderEarlyScreen({
  role,
  zone,
  callFunction,
  ...page
}: EarlyScreenOptions): Promise<string | undefined> {
  const now = Date.now()
  const queries = newOfficeQueries()
  const early: PrefetchedData = {
    token: Promise.resolve(undefined),
    take: (path, body) => callFunction(path.slice(functionsPath.length), JSON.parse(body)),
    shown: { role, email: '', now, zone, at: now, data: [], queries },
  }
  // The handoff stream can be read only once, and belongs to the page around the screen.
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
          const payload = JSON.stringify({
            role,
            now,
            zone,
            data: data.filter(([, read]) => read !== undefined),
          })
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

/** Extracts the screen with its frame from the page's HTML: everything before the toaster. */
function officeIn(html: string): string | undefined {
  const from = html.indexOf('<div class="office">')
  const to = html.indexOf('<section class="toaster', from)
  return from >= 0 && to >= 0 ? html.slice(from, to) : undefined
}
