import { sessionDetails, storedSession } from './stored-session.ts'

/** What the page has asked for before its scripts were there (`ask-early.server.ts`). */
export interface AskedEarly {
  /** Whose answers they are; undefined where the session could not be renewed. Never fails. */
  token: Promise<string | undefined>
  /** By path and body; undefined for what got none. They never fail. */
  answers: Map<string, Promise<Response | undefined>>
}

declare global {
  var askedEarly: AskedEarly | undefined
}

/** What was asked for as the page opened belongs to no screen that is opened much later. */
const newForMs = 30_000

/** The answer, when the page has asked for this itself, as whoever is still signed in. Each is given away once. */
export async function takeEarly(path: string, body = ''): Promise<Response | undefined> {
  const early = globalThis.askedEarly
  const answer = early?.answers.get(path + body)
  if (!answer || performance.now() > newForMs) return undefined
  early?.answers.delete(path + body)
  const token = await early?.token
  return sessionDetails(storedSession())?.token === token ? answer : undefined
}
