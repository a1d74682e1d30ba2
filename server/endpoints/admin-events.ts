import { Hono } from 'hono'
import type { CallerOf } from '#server/http/caller'
import type { Changes } from '#server/db/changes'
import { hasRole } from '#domain/has-role'
import { requireAccess } from '#server/calls/require-access'

interface AdminEventsOptions {
  changes: Pick<Changes, 'subscribe'>
  callerOf: CallerOf
  /** Ends every stream. */
  ending: AbortSignal
  heartbeatMs?: number
}

const encoder = new TextEncoder()

/**
 * `GET /events/admin`: server-sent events that name what has changed in the stored content, `data: testimonials`, for
 * the screens of the back office; what it is now, their functions tell. Asked for with an access token like those. A
 * comment every 25 s keeps the connection open. It ends for who is no admin any more: at the announcement of that, with
 * the access token, and at the latest with the next comment.
 */
export function adminEvents({ changes, callerOf, ending, heartbeatMs = 25_000 }: AdminEventsOptions): Hono {
  return new Hono().get('/admin', async (c) => {
    const { expiresAt } = requireAccess('viewer', await callerOf(c.req.raw))
    let close = () => {}
    let isOver = false
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        /** @param whenUnknown what the caller counts as while nobody can say */
        const isAdmin = async (whenUnknown: boolean) =>
          callerOf(c.req.raw).then(
            ({ role }) => hasRole(role, 'viewer'),
            () => whenUnknown,
          )
        const unsubscribe = changes.subscribe((topic) => {
          if (topic !== 'accounts') return send(`data: ${topic}\n\n`)
          // Somebody's session or role has ended. When it cannot be told whose, the browser has to ask again.
          void isAdmin(false).then((still) => {
            if (!still && !isOver) end()
          })
        })
        const heartbeat = setInterval(() => {
          void isAdmin(true).then((still) => {
            if (isOver) return
            if (still) send(': still here\n\n')
            else end()
          })
        }, heartbeatMs)
        const expiry = setTimeout(end, expiresAt.getTime() - Date.now())
        close = () => {
          isOver = true
          clearInterval(heartbeat)
          clearTimeout(expiry)
          unsubscribe()
          ending.removeEventListener('abort', end)
        }
        function end() {
          close()
          controller.close()
        }
        ending.addEventListener('abort', end)
        send(': hello\n\n')
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
