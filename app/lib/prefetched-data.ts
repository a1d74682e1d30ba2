import type { EarlyScreen } from './early-screen.ts'
import { sessionDetails, storedSession } from './stored-session.ts'

/** The requests the page made before its scripts loaded (`prefetch-script.server.ts`). */
export interface PrefetchedData {
  /** The token they were made with; undefined if the session could not be renewed. Never rejects. */
  token: Promise<string | undefined>
  /** Returns the response to a call, once; undefined if there is none. In the browser it never rejects. */
  take: (path: string, body: string) => Promise<Response | undefined> | undefined
  /** Settles once the whole screen is on the page, or will not come. Never rejects. */
  screen?: Promise<unknown>
  /** The data the screen on the page was rendered with. */
  shown?: EarlyScreen
  /** Hydration has begun, so a screen that arrives later is ignored. */
  isClosed?: boolean
}

declare global {
  var prefetchedData: PrefetchedData | undefined
}

/**
 * Returns the prefetched response, if the page made the request for the account that is still signed in. Each is
 * returned once.
 */
export async function takePrefetched(path: string, body = ''): Promise<Response | undefined> {
  const early = globalThis.prefetchedData
  const answer = early?.take(path, body)
  if (!answer) return undefined
  const token = await early?.token
  return sessionDetails(storedSession())?.token === token ? answer : undefined
}
