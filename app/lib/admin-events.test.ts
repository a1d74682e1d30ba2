import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followAdminEvents } from './admin-events.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A server that sends exactly these chunks on each connection, and nothing more. Counts the connections. */
function serve(pieces: readonly Uint8Array[]): { connections: number } {
  const counted = { connections: 0 }
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    counted.connections += 1
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece)
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      }),
    )
  })
  return counted
}

/** What a screen receives over one connection. */
async function received(pieces: readonly Uint8Array[]): Promise<(string | undefined)[]> {
  serve(pieces)
  const heard: (string | undefined)[] = []
  const leaving = new AbortController()
  const end = followAdminEvents({
    onChange: (topic) => void heard.push(topic),
    onConnected() {},
    signal: leaving.signal,
  })
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  await end
  return heard
}

const bytes = new TextEncoder().encode(
  ': hello\n\ndata: testimonial-queue\n\n: still here\n\ndata: testimonials\n\ndata: Zürich\n\n',
)
const topics = ['testimonial-queue', 'testimonials', 'Zürich']

test('an event is received once, however the stream is chunked', async () => {
  expect(await received([bytes])).toEqual(topics)
  expect(await received(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(topics)
  for (let at = 1; at < bytes.length; at += 1) {
    expect(await received([bytes.slice(0, at), bytes.slice(at)]), `cut at ${at}`).toEqual(topics)
  }
})

test('a partial event is not mistaken for a whole one', async () => {
  const cut = new TextEncoder().encode('data: testimonials\n\ndata: testimonial-qu')
  expect(await received([cut])).toEqual(['testimonials'])
})

test('followAdminEvents calls onRefused for a 401 response, not for a 503', async () => {
  const statuses = [503, 401, 200]
  vi.stubGlobal('fetch', async () => {
    const status = statuses.shift() ?? 503
    return new Response(status === 200 ? new ReadableStream<Uint8Array>({ start() {} }) : null, { status })
  })
  const refused = vi.fn()
  const leaving = new AbortController()
  void followAdminEvents({
    onChange() {},
    onConnected() {},
    onRefused: refused,
    signal: leaving.signal,
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(refused).toHaveBeenCalledTimes(1)
  leaving.abort()
})

test("a reconnect sends the gap's length, and after a gap of over ten seconds reports that anything may have changed", async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    // The first connections are refused, as while a server restarts.
    if (asked.length < 5) return new Response(null, { status: 503 })
    return new Response(new ReadableStream<Uint8Array>({ start() {} }))
  })
  const heard: (string | undefined)[] = []
  const leaving = new AbortController()
  void followAdminEvents({
    onChange: (topic) => void heard.push(topic),
    onConnected() {},
    signal: leaving.signal,
  })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.map((address) => Number(address.split('missed=')[1]))).toEqual([
    1_000, 2_000, 4_000, 9_000, 19_000,
  ])
  expect(heard).toEqual([undefined])
  leaving.abort()
})

test('followAdminEvents reconnects after a minute without data', async () => {
  const server = serve([new TextEncoder().encode(': hello\n\n')])
  const states: boolean[] = []
  const leaving = new AbortController()
  const end = followAdminEvents({
    onChange() {},
    onConnected: (isConnected) => void states.push(isConnected),
    signal: leaving.signal,
  })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(server.connections).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.connections).toBe(2)
  expect(states).toEqual([true, false, true])
  leaving.abort()
  await end
})
