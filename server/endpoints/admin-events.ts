import { Hono } from 'hono'
import type { ChangeTopic } from '#domain/change-topic'
import { requireAccess } from '#server/calls/require-access'
import type { Changes } from '#server/db/changes'
import type { Database } from '#server/db/connect'
import type { CallerOf } from '#server/http/caller'
import { rolesOfSessions } from '#server/queries/accounts/session-roles.server'
import { createOpenStreams } from './open-streams.ts'

interface AdminEventsOptions {
  changes: Pick<Changes, 'subscribe' | 'changedWithin'>
  callerOf: CallerOf
  database: Pick<Database, 'db' | 'now'>
  /** Ends every stream. */
  ending: AbortSignal
  heartbeatMs?: number
}

/**
 * A screen reads its data and subscribes within this time: changes since then are repeated (`?missed=` milliseconds,
 * otherwise all of it), so that nothing has to be read twice.
 */
export const replayedMs = 15_000
/** Longer waits overflow a timer, which then fires at once. */
const longestTimerMs = 2 ** 31 - 1

const encoder = new TextEncoder()

/** How many milliseconds the reader has missed, at most as far back as changes are remembered. */
function missedMs(given: string | undefined): number {
  return given !== undefined && /^\d{1,5}$/.test(given) ? Math.min(Number(given), replayedMs) : replayedMs
}

/**
 * `GET /events/admin`: server-sent events with the topics of changed content, `data: testimonials`, for back-office
 * screens, which reload through their functions. Requires an access token. A comment every 25 s keeps the connection
 * open. It ends when the session is over or no longer an admin's, as soon as the database says so, and with the
 * access token.
 */
export function adminEvents({
  changes,
  callerOf,
  database,
  ending,
  heartbeatMs = 25_000,
}: AdminEventsOptions): Hono {
  const streams = createOpenStreams({
    liveAmong: async (ids) => new Set((await rolesOfSessions(database.db, ids)).keys()),
    heartbeatMs,
  })
  return new Hono().get('/admin', async (c) => {
    const { expiresAt, sessionId } = requireAccess('viewer', await callerOf(c.req.raw))
    let close = () => {}
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        const leave = streams.add(sessionId, { send, end })
        const tell = (topic: ChangeTopic) => {
          if (topic === 'accounts') streams.check()
          else send(`data: ${topic}\n\n`)
        }
        const unsubscribe = changes.subscribe(tell)
        const leftMs = expiresAt.getTime() - database.now().getTime()
        const expiry = setTimeout(end, Math.min(Math.max(leftMs, 0), longestTimerMs))
        close = () => {
          clearTimeout(expiry)
          unsubscribe()
          leave()
          ending.removeEventListener('abort', end)
        }
        function end() {
          close()
          controller.close()
        }
        ending.addEventListener('abort', end)
        send(': hello\n\n')
        changes.changedWithin(missedMs(c.req.query('missed'))).forEach(tell)
        if (ending.aborted) end()
      },
      cancel: () => close(),
    })
    return c.body(events, 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  })
}
