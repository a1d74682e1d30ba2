import type { PrefetchedData } from '#app/lib/prefetched-data'
import { type EarlyScreen, zoneHeader } from '#app/lib/early-screen'
import { renewBeforeMs, sessionChangeEvent, sessionStorageKey } from '#app/lib/stored-session'

/** A request that a screen makes when it opens: a function's name and input. */
export type FunctionCall = readonly [name: string, input: object]

/** The route of a screen, from which it derives its requests. */
export interface ScreenLocation {
  params: Readonly<Record<string, string | undefined>>
  address: URLSearchParams
}

/** How long prefetched responses are available: they are only for the screen that opens with the page. */
const newForMs = 30_000

interface PrefetchScriptOptions {
  /** Whether the server can render the whole screen for an access token; it is then requested instead of the calls. */
  hasScreen?: boolean
}

/**
 * Returns the script by which a page prefetches its screen's data for the signed-in user while the screen's scripts
 * load. `takePrefetched` returns the responses. The server does not know the user when it sends the page, and checks
 * each of these calls like any other.
 */
export function prefetchScript(
  asks: readonly FunctionCall[],
  { hasScreen = false }: PrefetchScriptOptions = {},
): string {
  const calls = asks.map(([name, input]) => [`/functions/v1/${name}`, JSON.stringify(input)] as const)
  const options = {
    calls,
    hasScreen,
    newForMs,
    renewBeforeMs,
    sessionChangeEvent,
    sessionStorageKey,
    zoneHeader,
  }
  // Inputs come from the URL and must not be able to end the script.
  return `(${begin.toString()})(${JSON.stringify(options).replaceAll('<', String.raw`\u003c`)})`
}

interface Given {
  hasScreen: boolean
  newForMs: number
  calls: readonly (readonly [path: string, body: string])[]
  renewBeforeMs: number
  sessionChangeEvent: string
  sessionStorageKey: string
  zoneHeader: string
}

/** Serialized as it is: it may only use its arguments and browser APIs. */
function begin({
  calls,
  hasScreen,
  newForMs: forMs,
  renewBeforeMs: marginMs,
  sessionChangeEvent: changed,
  sessionStorageKey: key,
  zoneHeader: zoneName,
}: Given) {
  interface Kept {
    access_token: string
    refresh_token: string
    expires_at: number
    user?: { email?: string }
  }
  const ask = (path: string, body?: string, token?: string) =>
    fetch(path, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: {
        'content-type': 'application/json',
        [zoneName]: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(15_000),
    })

  /** Refreshes the token like the account client, which is not loaded yet and handles every other case. */
  async function freshToken(kept: string): Promise<string | undefined> {
    const session = JSON.parse(kept) as Kept
    if (session.expires_at * 1_000 - Date.now() > marginMs) return session.access_token
    const body = JSON.stringify({ refresh_token: session.refresh_token })
    const answer = await ask('/auth/v1/token?grant_type=refresh_token', body)
    const renewed = await answer.text()
    if (!answer.ok || localStorage.getItem(key) !== kept) return undefined
    localStorage.setItem(key, renewed)
    window.dispatchEvent(new Event(changed))
    return (JSON.parse(renewed) as Kept).access_token
  }

  let storedSession: string | null = null
  try {
    storedSession = localStorage.getItem(key)
  } catch {
    // Storage is blocked, so nobody can be signed in.
  }
  if (!storedSession) return
  const token = freshToken(storedSession).catch(() => undefined)
  const answers = new Map<string, Promise<Response | undefined>>()
  const early: PrefetchedData = {
    token,
    take(path, body) {
      const answer = answers.get(path + body)
      answers.delete(path + body)
      return answer
    },
  }
  if (hasScreen) early.screen = token.then(showScreen).catch(() => undefined)
  for (const [path, body] of hasScreen ? [] : [['/auth/v1/user'] as const, ...calls]) {
    const answer = token.then((given) => (given ? ask(path, body, given) : undefined))
    answers.set(
      `${path}${body ?? ''}`,
      answer.catch(() => undefined),
    )
  }
  setTimeout(() => answers.clear(), forMs)
  globalThis.prefetchedData = early

  /** Replaces the admin gate with the server-rendered screen, which hydration continues from. */
  async function showScreen(given: string | undefined) {
    if (!given) return
    const answer = await ask(location.pathname + location.search, undefined, given)
    if (answer.status !== 200) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    const [office, state] = [page.querySelector('.office'), page.querySelector('script')]
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>
    if (early.isClosed || session.access_token !== given || !office || !state) return
    early.shown = {
      ...(JSON.parse(state.textContent) as Omit<EarlyScreen, 'email' | 'at'>),
      email: session.user?.email ?? '',
      at: Date.now(),
    }
    document.querySelector('main')?.replaceWith(office)
  }
}
