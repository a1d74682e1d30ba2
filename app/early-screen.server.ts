import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntryContext } from 'react-router'
import type { CallFunction } from '#app/lib/call-context'
import type { AskedEarly } from '#app/lib/asked-early'
import type { EarlyScreen } from '#app/lib/early-screen'
import { newOfficeQueries } from '#app/office/frame/office-queries'
import type { AdminRole } from '#domain/role'
import type { Ask } from './ask-early.server.ts'
import { renderText } from './render-page.server.tsx'

/** While a screen is rendered, its calls are answered with what was asked for it. */
const answered = new AsyncLocalStorage<AskedEarly>()
// Each rendering has its own, as each page in a browser has.
Object.defineProperty(globalThis, 'askedEarly', { configurable: true, get: () => answered.getStore() })

interface EarlyScreenOptions {
  routerContext: EntryContext
  url: string
  asks: readonly Ask[]
  role: AdminRole
  /** As the account that asks for the page. */
  callFunction: CallFunction
}

/**
 * Renders a screen of the back office for its account, with what it says it will ask for, and gives its markup
 * with the data to go on with. Undefined where a function has refused: the browser then finds out by itself.
 */
export async function renderEarlyScreen({
  asks,
  role,
  callFunction,
  ...page
}: EarlyScreenOptions): Promise<string | undefined> {
  const answers = await Promise.all(
    asks.map(
      async ([name, input]) => [name, JSON.stringify(input), await callFunction(name, input)] as const,
    ),
  )
  if (answers.some(([, , { ok }]) => !ok)) return undefined
  const now = Date.now()
  // Its handover to the browser can be read once, and belongs to the page around the screen.
  const routerContext = { ...page.routerContext, serverHandoffStream: undefined }
  const render = (shown: EarlyScreen) =>
    answered.run({ token: Promise.resolve(undefined), answers: new Map(), shown }, () =>
      renderText({ routerContext, url: page.url, nonce: undefined }),
    )

  // Rendered once to learn what it asks for, and once more with the answers.
  const queries = newOfficeQueries()
  const early = { role, email: '', now, at: now, data: [] }
  await render({ ...early, queries })
  const asked: AskedEarly = {
    token: Promise.resolve(undefined),
    answers: new Map(
      answers.map(([name, body, answer]) => [`/functions/v1/${name}${body}`, Promise.resolve(answer)]),
    ),
  }
  const found = queries.getQueryCache().getAll()
  await answered.run(asked, () => Promise.allSettled(found.filter(isEnabled).map((query) => query.fetch())))
  const data = found
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  queries.clear()
  const html = await render({ ...early, data })
  const screen = officeIn(html)
  const given = JSON.stringify({ role, now, data }).replaceAll('<', String.raw`\u003c`)
  return screen && `${screen}<script type="application/json">${given}</script>`
}

const isEnabled = ({ options }: { options: object }) => !('enabled' in options) || options.enabled !== false

/** The screen with its frame, out of the page around it: what comes before the messages. */
function officeIn(html: string): string | undefined {
  const from = html.indexOf('<div class="office">')
  const to = html.indexOf('<section class="toaster', from)
  return from >= 0 && to >= 0 ? html.slice(from, to) : undefined
}
