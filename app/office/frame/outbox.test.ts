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

test('queued actions are sent in order, with their original idempotency keys', async () => {
  for (const key of ['first', 'second', 'third']) outbox.queueAction(act(key))
  answers = [done(), done()]
  expect(await outbox.sendQueued(by)).toEqual({ done: 2, refused: [] })
  expect(sent.map(({ key }) => key)).toEqual(['first', 'second', 'third'])
  expect(outbox.queuedActions().map(({ key }) => key)).toEqual(['third'])
  answers = [done()]
  expect(await outbox.sendQueued(by)).toEqual({ done: 1, refused: [] })
  expect(sent.at(-1)).toEqual({ key: 'third', body: { text: 'third' } })
  expect(outbox.queuedActions()).toEqual([])
})

test('an action refused with 404 leaves the queue, and one answered with 503 stays', async () => {
  for (const key of ['gone', 'later']) outbox.queueAction(act(key))
  answers = [refusal(404), refusal(503)]
  expect(await outbox.sendQueued(by)).toEqual({ done: 0, refused: ['This contact was erased.'] })
  expect(outbox.queuedActions().map(({ key }) => key)).toEqual(['later'])
})

test('an action answered with 401 stays in the queue', async () => {
  outbox.queueAction(act('mine'))
  answers = [refusal(401)]
  expect(await outbox.sendQueued(by)).toEqual({ done: 0, refused: [] })
  expect(outbox.queuedActions().map(({ key }) => key)).toEqual(['mine'])
})

test('queued actions of another account are not sent and stay queued', async () => {
  outbox.queueAction(act('theirs', 'editor@example.com'))
  expect(await outbox.sendQueued(by)).toEqual({ done: 0, refused: [] })
  expect(sent).toEqual([])
  expect(outbox.queuedActions()).toHaveLength(1)
})

test('concurrent calls of sendQueued send each action once', async () => {
  outbox.queueAction(act('once'))
  answers = [done(), done()]
  const both = await Promise.all([outbox.sendQueued(by), outbox.sendQueued(by)])
  expect(both.map((each) => each.done)).toEqual([1, 0])
  expect(sent).toHaveLength(1)
})

test('actions queued by two tabs are all kept, and either tab sends them', async () => {
  vi.resetModules()
  const other = await import('./outbox.ts')
  expect([...outbox.queuedActions(), ...other.queuedActions()]).toEqual([])
  outbox.queueAction(act('here'))
  other.queueAction(act('there'))
  answers = [done(), done()]
  expect(await outbox.sendQueued(by)).toEqual({ done: 2, refused: [] })
  expect(sent.map(({ key }) => key)).toEqual(['here', 'there'])
  other.queueAction(act('later'))
  answers = [done()]
  expect(await other.sendQueued(by)).toEqual({ done: 1, refused: [] })
  expect(sent.at(-1)?.key).toBe('later')
})
