import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage'

const by = 'owner@example.com'
const act = (key: string, whose = by) => ({
  key,
  name: 'add-note',
  input: { text: key },
  kind: 'note' as const,
  by: whose,
})

let outbox: typeof import('./outbox.ts')
let answers: (Response | Error)[]
let sent: { key: string | null; body: unknown }[]

beforeEach(async () => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
  vi.stubGlobal('localStorage', memoryStorage())
  answers = []
  sent = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: Headers; body: string }) => {
    sent.push({ key: headers.get('idempotency-key'), body: JSON.parse(body) })
    const answer = answers.shift() ?? new TypeError('offline')
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.resetModules()
  outbox = await import('./outbox.ts')
})
afterEach(() => void vi.unstubAllGlobals())

const done = () => Response.json({ data: {}, logId: null })
const refusal = (status: number) =>
  Response.json({ error: 'This contact was erased.', code: 'x' }, { status })

test('what waits is sent in its order, under the keys it was first sent with', async () => {
  for (const key of ['first', 'second', 'third']) outbox.keepAct(act(key))
  answers = [done(), done()]
  expect(await outbox.sendWaiting(by)).toEqual({ done: 2, refused: [] })
  expect(sent.map(({ key }) => key)).toEqual(['first', 'second', 'third'])
  expect(outbox.waitingActs().map(({ key }) => key)).toEqual(['third'])
  answers = [done()]
  expect(await outbox.sendWaiting(by)).toEqual({ done: 1, refused: [] })
  expect(sent.at(-1)).toEqual({ key: 'third', body: { text: 'third' } })
  expect(outbox.waitingActs()).toEqual([])
})

test('what is refused waits no longer, and what the server had no time for does', async () => {
  for (const key of ['gone', 'later']) outbox.keepAct(act(key))
  answers = [refusal(404), refusal(503)]
  expect(await outbox.sendWaiting(by)).toEqual({ done: 0, refused: ['This contact was erased.'] })
  expect(outbox.waitingActs().map(({ key }) => key)).toEqual(['later'])
})

test('what is sent while the session cannot be refreshed waits for it', async () => {
  outbox.keepAct(act('mine'))
  answers = [refusal(401)]
  expect(await outbox.sendWaiting(by)).toEqual({ done: 0, refused: [] })
  expect(outbox.waitingActs().map(({ key }) => key)).toEqual(['mine'])
})

test('nothing is sent for somebody else who signs in on the device', async () => {
  outbox.keepAct(act('theirs', 'editor@example.com'))
  expect(await outbox.sendWaiting(by)).toEqual({ done: 0, refused: [] })
  expect(sent).toEqual([])
  expect(outbox.waitingActs()).toHaveLength(1)
})

test('two who send at once send each act once', async () => {
  outbox.keepAct(act('once'))
  answers = [done(), done()]
  const both = await Promise.all([outbox.sendWaiting(by), outbox.sendWaiting(by)])
  expect(both.map((each) => each.done)).toEqual([1, 0])
  expect(sent).toHaveLength(1)
})

test('what two tabs keep waits side by side, and is sent by either', async () => {
  vi.resetModules()
  const other = await import('./outbox.ts')
  expect([...outbox.waitingActs(), ...other.waitingActs()]).toEqual([])
  outbox.keepAct(act('here'))
  other.keepAct(act('there'))
  answers = [done(), done()]
  expect(await outbox.sendWaiting(by)).toEqual({ done: 2, refused: [] })
  expect(sent.map(({ key }) => key)).toEqual(['here', 'there'])
  other.keepAct(act('later'))
  answers = [done()]
  expect(await other.sendWaiting(by)).toEqual({ done: 1, refused: [] })
  expect(sent.at(-1)?.key).toBe('later')
})
