import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#server/errors/app-error'

/** Far more than the tabs of one person; a program that opens them in a loop is refused. */
export const streamsPerSession = 20
/** The retry interval while the database cannot tell which sessions are alive. */
const retryMs = 1_000

/** An event stream that somebody reads. */
interface OpenStream {
  send(text: string): void
  end(): void
}

interface Options {
  /** Returns which of these sessions are still alive and belong to an admin. */
  liveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  heartbeatMs: number
}

interface OpenStreams {
  /**
   * Adds a stream, and returns a function that removes it.
   * @throws AppError rate_limited when the session has too many
   */
  add(sessionId: string, stream: OpenStream): () => void
  /** Checks which sessions are still alive, and ends the streams of all others. */
  check(): void
}

/**
 * The office's event streams of this process, by session. One query checks all sessions, however many streams there
 * are: with each heartbeat, and when a session or a role has ended anywhere. Until it returns, streams continue.
 */
export function createOpenStreams({ liveAmong, heartbeatMs }: Options): OpenStreams {
  const bySession = new Map<string, Set<OpenStream>>()
  let heartbeat: NodeJS.Timeout | undefined
  let isAsking = false
  /** Whether another check was requested since the running query began. */
  let isDue = false

  async function ask(): Promise<void> {
    const sessionIds = [...bySession.keys()]
    if (sessionIds.length === 0) return
    const live = await liveAmong(sessionIds)
    for (const sessionId of sessionIds.filter((each) => !live.has(each))) {
      for (const stream of bySession.get(sessionId) ?? []) stream.end()
    }
  }

  async function askUntilAnswered(): Promise<void> {
    isAsking = true
    // One change reaches every stream in the same turn, and they all share one query.
    await Promise.resolve()
    while (isDue) {
      isDue = false
      await ask().catch(async () => {
        isDue = true
        await wait(retryMs, undefined, { ref: false })
      })
    }
    isAsking = false
  }

  function check(): void {
    isDue = true
    if (!isAsking) void askUntilAnswered()
  }

  function beat(): void {
    for (const streams of bySession.values()) for (const stream of streams) stream.send(': still here\n\n')
    check()
  }

  return {
    check,
    add(sessionId, stream) {
      const streams = bySession.get(sessionId) ?? new Set()
      if (streams.size >= streamsPerSession) {
        throw new AppError('rate_limited', {
          userMessage: 'The office is open in too many tabs. Please close some of them.',
          retryAfterSeconds: 60,
        })
      }
      streams.add(stream)
      bySession.set(sessionId, streams)
      heartbeat ??= setInterval(beat, heartbeatMs).unref()
      return () => {
        streams.delete(stream)
        if (streams.size === 0 && bySession.get(sessionId) === streams) bySession.delete(sessionId)
        if (bySession.size > 0) return
        clearInterval(heartbeat)
        heartbeat = undefined
      }
    },
  }
}
