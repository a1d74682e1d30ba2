import type { EarlyScreen } from './early-screen.ts'
import { sessionDetails, storedSession } from './stored-session.ts'

/** What the page has asked for before its scripts were there (`ask-early.server.ts`). */
export interface AskedEarly {
  /** Whose answers they are; undefined where the session could not be renewed. Never fails. */
  token: Promise<string | undefined>
  /** By path and body; undefined for what got none. They never fail, and are gone after half a minute. */
  answers: Map<string, Promise<Response | undefined>>
  /** Settled once the whole screen is on the page, or it is known that it will not be. Never fails. */
  screen?: Promise<unknown>
  /** What the screen on the page was rendered with. */
  shown?: EarlyScreen
  /** The scripts have begun: a screen that comes later is too late. */
  isClosed?: boolean
}

declare global {
  var askedEarly: AskedEarly | undefined
}

/** The answer, when the page has asked for this itself, as whoever is still signed in. Each is given away once. */
export async function takeEarly(path: string, body = ''): Promise<Response | undefined> {
  const early = globalThis.askedEarly
  const answer = early?.answers.get(path + body)
  if (!answer) return undefined
  early?.answers.delete(path + body)
  const token = await early?.token
  return sessionDetails(storedSession())?.token === token ? answer : undefined
}
