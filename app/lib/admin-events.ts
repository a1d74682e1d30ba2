import { anySignal } from './any-signal.ts'
import { accessToken } from './session.ts'

/** The last delay applies to all later attempts. */
const reconnectMs = [1_000, 2_000, 5_000, 10_000]
/** Slightly more than two of the server's heartbeats. */
const silenceMs = 60_000
/**
 * After a reconnect the server repeats the changes of the last 15 s. A shorter gap loses nothing; the difference
 * allows for clocks and slow requests.
 */
const replayedMs = 10_000
/** Added to the reported gap for the duration of the request. */
const askedMs = 1_000

interface AdminEventsOptions {
  /** Called with the topic that changed, or with undefined after a gap, when anything may have changed. */
  onChange: (topic: string | undefined) => void
  onConnected: (isConnected: boolean) => void
  /** Called when the server answers 401, because it no longer knows the session. */
  onRefused?: () => void
  signal: AbortSignal
}

/**
 * Subscribes to the server's events for admins until `signal`, reconnecting after 1, 2, 5 and then every 10 s. The
 * first gap counts from the opening of the page if it has prefetched data, otherwise from this call.
 */
export async function followAdminEvents({
  onChange,
  onConnected,
  onRefused,
  signal,
}: AdminEventsOptions): Promise<void> {
  let failures = 0
  /** No changes were missed until then, in milliseconds since the page opened. */
  let completeUntilMs = globalThis.prefetchedData ? 0 : performance.now()
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
      onRefused,
      signal,
    }).catch(() => undefined)
    if (signal.aborted) return
    onConnected(false)
    await wait(reconnectMs[Math.min(failures, reconnectMs.length - 1)] ?? 0, signal)
    failures += 1
  }
}

interface ReadOptions {
  /** The length of the gap. */
  missedMs: number
  onConnected: () => void
  /** Called when everything sent until now has arrived. */
  onHeard: () => void
  onChange: (topic: string) => void
  onRefused: (() => void) | undefined
  signal: AbortSignal
}

/** Reads one connection until it ends. Uses fetch, because an EventSource sends no access token. */
async function readEvents({
  missedMs,
  onConnected,
  onHeard,
  onChange,
  onRefused,
  signal,
}: ReadOptions): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const answer = await fetch(`/events/admin?missed=${Math.ceil(missedMs + askedMs)}`, {
      headers: { authorization: `Bearer ${(await accessToken()) ?? ''}` },
      signal: anySignal(signal, silence.signal),
    })
    if (answer.status === 401) onRefused?.()
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

/** Iterates over a stream, which not every browser can do by itself. */
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
