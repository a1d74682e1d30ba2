import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage'
import { type FunctionCall, prefetchScript } from './prefetch-script.server.ts'
import { takePrefetched } from './lib/prefetched-data.ts'
import { sessionStorageKey } from './lib/stored-session.ts'

const asks: FunctionCall[] = [['get-today', {}]]
const today = ['/functions/v1/get-today', '{}'] as const

interface Sent {
  path: string
  token: string | undefined
}
let sent: Sent[]
let renewed: Response

beforeEach(() => {
  sent = []
  renewed = new Response('{}', { status: 400 })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('prefetchedData', undefined)
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ path, token: headers['authorization']?.replace('Bearer ', '') })
    return path.startsWith('/auth/v1/token') ? renewed : new Response(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

const session = (token: string, endsInSeconds: number) =>
  JSON.stringify({
    access_token: token,
    refresh_token: `next of ${token}`,
    expires_at: Math.floor(Date.now() / 1_000) + endsInSeconds,
  })
const keep = (kept: string) => localStorage.setItem(sessionStorageKey, kept)

/** Runs the script as an opened page does. */
async function open(asked = asks): Promise<void> {
  runInThisContext(prefetchScript(asked))
  await globalThis.prefetchedData?.token
}

test('the prefetch script makes requests as the signed-in user, and returns each response once', async () => {
  keep(session('ada', 600))
  await open()
  expect(await (await takePrefetched(...today))?.text()).toBe('/functions/v1/get-today')
  expect(await takePrefetched(...today)).toBeUndefined()
  expect(await takePrefetched('/functions/v1/get-today', '{"other":1}')).toBeUndefined()
  expect(sent).toEqual([
    { path: '/auth/v1/user', token: 'ada' },
    { path: '/functions/v1/get-today', token: 'ada' },
  ])
})

test('the prefetch script makes no request without a session', async () => {
  await open()
  expect(sent).toEqual([])
  expect(await takePrefetched(...today)).toBeUndefined()
})

test('the prefetch script refreshes an expiring session, stores it, and uses it', async () => {
  keep(session('ada', 60))
  const next = session('ada again', 900)
  renewed = new Response(next)
  await open()
  expect(localStorage.getItem(sessionStorageKey)).toBe(next)
  expect(await takePrefetched(...today)).toBeInstanceOf(Response)
  expect(sent.map(({ token }) => token)).toEqual([undefined, 'ada again', 'ada again'])
})

test('the prefetch script leaves a session that cannot be refreshed to the account client', async () => {
  const ended = session('ada', -60)
  keep(ended)
  await open()
  expect(localStorage.getItem(sessionStorageKey)).toBe(ended)
  expect(await takePrefetched(...today)).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('takePrefetched returns no response once another account has signed in', async () => {
  keep(session('ada', 600))
  await open()
  keep(session('bob', 600))
  expect(await takePrefetched(...today)).toBeUndefined()
})

test('a closing script tag in a request’s input cannot end the prefetch script', () => {
  expect(prefetchScript([['list-contacts', { q: '</script><script>' }]])).not.toContain('</script')
})
