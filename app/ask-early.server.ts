import type { AskedEarly } from '#app/lib/asked-early'
import type { EarlyScreen } from '#app/lib/early-screen'
import { renewBeforeMs, sessionChangeEvent, sessionStorageKey } from '#app/lib/stored-session'

/** What a screen asks for as soon as it is there: the name of a function, and what it is given. */
export type Ask = readonly [name: string, input: object]

/** Where a screen is, by which it knows what to ask for. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>
  address: URLSearchParams
}

/** What was asked for as the page opened belongs to no screen that is opened much later. */
const newForMs = 30_000

interface AskEarlyOptions {
  /** The server renders the whole screen when it is asked with an access token: it is asked for instead. */
  hasScreen?: boolean
}

/**
 * The script by which a page asks for what its screen is going to need, as whoever is signed in there, while the
 * screen's own scripts are still on their way. `takeEarly` has the answers. The server knows nobody when it sends the
 * page, and decides at each of these calls as at any other.
 */
export function askEarly(asks: readonly Ask[], { hasScreen = false }: AskEarlyOptions = {}): string {
  const calls = asks.map(([name, input]) => [`/functions/v1/${name}`, JSON.stringify(input)] as const)
  const given = { calls, hasScreen, newForMs, renewBeforeMs, sessionChangeEvent, sessionStorageKey }
  // Some of it is from the address, and must not end the script.
  return `(${begin.toString()})(${JSON.stringify(given).replaceAll('<', String.raw`\u003c`)})`
}

interface Given {
  hasScreen: boolean
  newForMs: number
  calls: readonly (readonly [path: string, body: string])[]
  renewBeforeMs: number
  sessionChangeEvent: string
  sessionStorageKey: string
}

/** It is sent as it is written here: it may use nothing but what it is given and what browsers have. */
function begin({
  calls,
  hasScreen,
  newForMs: forMs,
  renewBeforeMs: marginMs,
  sessionChangeEvent: changed,
  sessionStorageKey: key,
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
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(15_000),
    })

  /** As the account client would, which is not there yet; whatever comes in between is left to it. */
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

  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
  if (!kept) return
  const token = freshToken(kept).catch(() => undefined)
  const early: AskedEarly = { token, answers: new Map() }
  if (hasScreen) early.screen = token.then(showScreen).catch(() => undefined)
  for (const [path, body] of hasScreen ? [] : [['/auth/v1/user'] as const, ...calls]) {
    const answer = token.then((given) => (given ? ask(path, body, given) : undefined))
    early.answers.set(
      `${path}${body ?? ''}`,
      answer.catch(() => undefined),
    )
  }
  setTimeout(() => early.answers.clear(), forMs)
  globalThis.askedEarly = early

  /** Puts the screen in the place of the gate, as the scripts are going to draw it. */
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
