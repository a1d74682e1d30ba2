import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage'
import { type Ask, askEarly } from './ask-early.server.ts'
import { takeEarly } from './lib/asked-early.ts'
import { sessionStorageKey } from './lib/stored-session.ts'

const asks: Ask[] = [['get-today', {}]]
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
  vi.stubGlobal('askedEarly', undefined)
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

/** As a page runs it that has been opened. */
async function open(asked = asks): Promise<void> {
  runInThisContext(askEarly(asked))
  await globalThis.askedEarly?.token
}

test('asks as whoever is signed in, and gives each answer away once', async () => {
  keep(session('ada', 600))
  await open()
  expect(await (await takeEarly(...today))?.text()).toBe('/functions/v1/get-today')
  expect(await takeEarly(...today)).toBeUndefined()
  expect(await takeEarly('/functions/v1/get-today', '{"other":1}')).toBeUndefined()
  expect(sent).toEqual([
    { path: '/auth/v1/user', token: 'ada' },
    { path: '/functions/v1/get-today', token: 'ada' },
  ])
})

test('asks nothing for somebody who is not signed in', async () => {
  await open()
  expect(sent).toEqual([])
  expect(await takeEarly(...today)).toBeUndefined()
})

test('renews a session that is about to end, keeps it, and asks with it', async () => {
  keep(session('ada', 60))
  const next = session('ada again', 900)
  renewed = new Response(next)
  await open()
  expect(localStorage.getItem(sessionStorageKey)).toBe(next)
  expect(await takeEarly(...today)).toBeInstanceOf(Response)
  expect(sent.map(({ token }) => token)).toEqual([undefined, 'ada again', 'ada again'])
})

test('leaves a session that cannot be renewed to the account client', async () => {
  const ended = session('ada', -60)
  keep(ended)
  await open()
  expect(localStorage.getItem(sessionStorageKey)).toBe(ended)
  expect(await takeEarly(...today)).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('gives nobody what was asked for as somebody else', async () => {
  keep(session('ada', 600))
  await open()
  keep(session('bob', 600))
  expect(await takeEarly(...today)).toBeUndefined()
})

test('what stands in the address does not end the script', () => {
  expect(askEarly([['list-contacts', { q: '</script><script>' }]])).not.toContain('</script')
})
