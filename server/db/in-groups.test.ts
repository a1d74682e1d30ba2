import { afterEach, expect, test, vi } from 'vitest'
import { inGroups } from './in-groups.ts'

afterEach(() => void vi.useRealTimers())

/** Groups that run until they are released. */
function heldGroups({ largest = 100, groupsAtOnce = 1 } = {}) {
  const groups: string[][] = []
  const release: (() => void)[] = []
  const submit = inGroups<string, string>({
    async work(group) {
      groups.push([...group])
      await new Promise<void>((resolve) => release.push(resolve))
      if (group.some((item) => item.startsWith('bad'))) throw new Error(`refused: ${group.join(' ')}`)
      if (group.some((item) => item.startsWith('away'))) throw new Error(`away: ${group.join(' ')}`)
      return group.map((item) => item.toUpperCase())
    },
    tagsOf: (item) => item.split(' ').slice(1),
    largest,
    groupsAtOnce,
    isSharedFailure: (error) => error instanceof Error && error.message.includes('away'),
  })
  /** Releases running groups and those that follow, until none is left. */
  async function finish() {
    while (release.length > 0) {
      for (const go of release.splice(0)) go()
      await turn()
    }
  }
  return { groups, submit, finish }
}

/** Resolves once the work scheduled after this turn of the event loop has begun. */
const turn = async () => {
  for (let time = 0; time < 5; time += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('starts an item at once, and groups the items that arrive while it runs', async () => {
  const { groups, submit, finish } = heldGroups()
  const first = submit('a')
  await turn()
  const others = Promise.all([submit('b'), submit('c')])
  await turn()
  expect(groups).toEqual([['a']])
  await finish()
  expect(groups).toEqual([['a'], ['b', 'c']])
  expect([await first, ...(await others)]).toEqual(['A', 'B', 'C'])
})

test('never groups items with a common tag, and keeps their order', async () => {
  const { groups, submit, finish } = heldGroups()
  const all = Promise.all(['1 ada', '2 bob', '3 ada', '4 ada bob', '5'].map(submit))
  await turn()
  await finish()
  expect(groups).toEqual([['1 ada', '2 bob', '5'], ['3 ada'], ['4 ada bob']])
  expect(await all).toHaveLength(5)
})

test('respects the maximum size and number of groups', async () => {
  const { groups, submit, finish } = heldGroups({ largest: 2, groupsAtOnce: 2 })
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(submit))
  await turn()
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  await finish()
  expect(groups.at(-1)).toEqual(['e'])
  expect(await all).toHaveLength(5)
})

test('starts the next group while a slow one is still running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { groups, submit, finish } = heldGroups({ groupsAtOnce: 2 })
  const all = ['a', 'b', 'c'].map(async (item, index) => {
    for (let time = 0; time < index; time += 1) await turn()
    return submit(item)
  })
  for (let time = 0; time < 4; time += 1) await turn()
  expect(groups).toEqual([['a']])
  vi.advanceTimersByTime(100)
  await turn()
  expect(groups).toEqual([['a'], ['b', 'c']])
  await finish()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C'])
})

test('a failing item does not fail the others of its group', async () => {
  const { submit, finish } = heldGroups()
  const results = Promise.allSettled(['a', 'bad', 'c'].map(submit))
  await turn()
  await finish()
  expect(await results).toMatchObject([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: new Error('refused: bad') },
    { status: 'fulfilled', value: 'C' },
  ])
})

test('a failure that no item caused is not retried item by item', async () => {
  const { groups, submit, finish } = heldGroups()
  const results = Promise.allSettled(['a', 'away', 'c'].map(submit))
  await turn()
  await finish()
  expect(groups).toEqual([['a', 'away', 'c']])
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
