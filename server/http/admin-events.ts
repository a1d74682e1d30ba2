import { Hono } from 'hono'
import type { CallerOf } from '#server/auth/caller-of'
import type { Changes } from '#server/db/changes'
import { AppError } from './app-error.ts'

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
 * comment every 25 s keeps the connection open, and ends it for who is no admin any more.
 */
export function adminEvents({ changes, callerOf, ending, heartbeatMs = 25_000 }: AdminEventsOptions): Hono {
  return new Hono().get('/admin', async (c) => {
    const { role } = await callerOf(c.req.raw)
    if (role === 'anonymous') throw new AppError('unauthorized', { userMessage: 'Please sign in first.' })
    if (role !== 'admin') {
      throw new AppError('forbidden', {
        userMessage: 'Your account may not do this. Please sign in as an admin.',
      })
    }
    let close = () => {}
    let isOver = false
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        const unsubscribe = changes.subscribe((topic) => send(`data: ${topic}\n\n`))
        const heartbeat = setInterval(() => {
          void callerOf(c.req.raw)
            .catch(() => ({ role: 'admin' as const }))
            .then((now) => {
              if (isOver) return
              if (now.role === 'admin') send(': still here\n\n')
              else end()
            })
        }, heartbeatMs)
        close = () => {
          isOver = true
          clearInterval(heartbeat)
          unsubscribe()
          ending.removeEventListener('abort', end)
        }
        function end() {
          close()
          controller.close()
        }
        ending.addEventListener('abort', end)
        send(': hello\n\n')
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
