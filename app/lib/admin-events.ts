import { anySignal } from './any-signal.ts'
import { accessToken } from './session.ts'

/** The last one for every try that follows. */
const reconnectMs = [1_000, 2_000, 5_000, 10_000]
/** Two of the server's heartbeats and a little more. */
const silenceMs = 60_000
/**
 * The server names again what changed in the last 15 s before a connection. A screen without one for less has missed
 * nothing; the rest is for a clock that runs and a request that waits.
 */
const replayedMs = 10_000
/** Besides, for as long as a request takes to arrive. */
const askedMs = 1_000

interface AdminEventsOptions {
  /** Something has changed: a topic, or undefined when anything may have while nothing was heard. */
  onChange: (topic: string | undefined) => void
  onConnected: (isConnected: boolean) => void
  signal: AbortSignal
}

/**
 * Follows the server's events for admins until `signal`, connecting again after 1, 2, 5 and then every 10 s. What was
 * read before it began to follow was read at most since the page asked early, or else since now.
 */
export async function followAdminEvents({
  onChange,
  onConnected,
  signal,
}: AdminEventsOptions): Promise<void> {
  let failures = 0
  /** Until then nothing was missed, in milliseconds since the page was opened. */
  let completeUntilMs = globalThis.askedEarly ? 0 : performance.now()
  while (!signal.aborted) {
    const missedMs = performance.now() - completeUntilMs
    await readEvents({
      missedMs,
      onConnected() {
        failures = 0
        onConnected(true)
        if (missedMs > replayedMs) onChange(undefined)
      },
      onHeard: () => void (completeUntilMs = performance.now()),
      onChange,
      signal,
    }).catch(() => undefined)
    if (signal.aborted) return
    onConnected(false)
    await wait(reconnectMs[Math.min(failures, reconnectMs.length - 1)] ?? 0, signal)
    failures += 1
  }
}

interface ReadOptions {
  /** For how long nothing was heard. */
  missedMs: number
  onConnected: () => void
  /** Whatever was sent until now has come. */
  onHeard: () => void
  onChange: (topic: string) => void
  signal: AbortSignal
}

/** One connection, until it ends. By fetch, because an EventSource sends no access token. */
async function readEvents({ missedMs, onConnected, onHeard, onChange, signal }: ReadOptions): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const answer = await fetch(`/events/admin?missed=${Math.ceil(missedMs + askedMs)}`, {
      headers: { authorization: `Bearer ${(await accessToken()) ?? ''}` },
      signal: anySignal(signal, silence.signal),
    })
    if (!answer.ok || !answer.body) return
    onConnected()
    let unread = ''
    for await (const text of chunksOf(answer.body.pipeThrough(new TextDecoderStream()))) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      onHeard()
      const events = (unread + text).split('\n\n')
      unread = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) onChange(event.slice('data: '.length))
    }
    onHeard()
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

/** Not every browser iterates over a stream by itself. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    yield value ?? ''
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
