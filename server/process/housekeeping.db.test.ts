import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import type { Db } from '#server/db/connect'
import { type Housekeeping, type HousekeepingStep, startHousekeeping } from './housekeeping.ts'
import { createLog } from './log.ts'

const running: Housekeeping[] = []
afterEach(async () => {
  for (const housekeeping of running.splice(0)) await housekeeping.stop()
})

function start(db: Db, steps: readonly HousekeepingStep[], everyMs = 60_000) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const housekeeping = startHousekeeping({ db, steps, log, firstAfterMs: 0, everyMs, pauseMs: 1 })
  running.push(housekeeping)
  return { housekeeping, lines }
}

/** Returns a step that has `batches` batches of one row, and counts its calls. */
function stepWith(name: string, batches: number) {
  let calls = 0
  return {
    name,
    calls: () => calls,
    async run(db: Db) {
      await db.execute(sql`select 1`)
      calls += 1
      return calls <= batches ? 1 : 0
    },
  }
}

test('runs a step in batches until nothing is left, then the next one, and starts again after a while', async () => {
  const { db } = await testDatabase()
  const first = stepWith('first', 3)
  const second = stepWith('second', 0)
  const { lines } = start(db, [first, second], 20)
  await expect.poll(() => second.calls()).toBeGreaterThan(2)
  expect(first.calls()).toBeGreaterThan(4)
  expect(lines).toMatchObject([{ msg: 'housekeeping', step: 'first', forgotten: 3 }])
})

test('pauses at least as long as a batch took, so that others can use the database', async () => {
  const { db } = await testDatabase()
  const begun: number[] = []
  const slow: HousekeepingStep = {
    name: 'slow',
    async run() {
      begun.push(performance.now())
      await wait(60)
      return begun.length <= 2 ? 1 : 0
    },
  }
  start(db, [slow])
  await expect.poll(() => begun.length).toBe(3)
  for (const [index, at] of begun.slice(1).entries()) expect(at - (begun[index] ?? at)).toBeGreaterThan(115)
})

test('a failing step is logged, and neither stops the others nor leaves partial work', async () => {
  const { db } = await testDatabase()
  const after = stepWith('after', 0)
  const failing: HousekeepingStep = {
    name: 'failing',
    async run(tx) {
      await tx.execute(sql`insert into sample_sets values ('half done', now())`)
      throw new Error('no luck')
    },
  }
  const { lines } = start(db, [failing, after])
  await expect.poll(() => after.calls()).toBe(1)
  expect(lines).toMatchObject([{ msg: 'housekeeping failed', step: 'failing', err: { message: 'no luck' } }])
  expect((await db.execute(sql`select 1 from sample_sets where name = 'half done'`)).rows).toEqual([])
})

test('stop waits for the running batch and starts no other', async () => {
  const { db } = await testDatabase()
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const ended: string[] = []
  const slow: HousekeepingStep = {
    name: 'slow',
    async run() {
      begun.resolve()
      await release.promise
      ended.push('batch')
      return 1
    },
  }
  const next = stepWith('next', 0)
  const { housekeeping } = start(db, [slow, next])
  await begun.promise
  const stopped = housekeeping.stop().then(() => ended.push('stopped'))
  release.resolve()
  await stopped
  expect(ended).toEqual(['batch', 'stopped'])
  expect(next.calls()).toBe(0)
})

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'one of two processes runs a step; each cleans up its own files',
  async () => {
    const { db } = await testDatabase()
    let atOnce = 0
    let most = 0
    const step: HousekeepingStep = {
      name: 'shared',
      async run(tx) {
        most = Math.max(most, (atOnce += 1))
        await tx.execute(sql`select pg_sleep(0.05)`)
        atOnce -= 1
        return 1
      },
    }
    const locals = [0, 0]
    for (const index of [0, 1]) {
      const own: HousekeepingStep = {
        name: 'own',
        isLocal: true,
        run: async () => ((locals[index] = (locals[index] ?? 0) + 1), 0),
      }
      start(db, [own, step], 10)
    }
    await expect.poll(() => locals).toEqual([expect.any(Number), expect.any(Number)])
    await expect.poll(() => Math.min(...locals)).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(most).toBe(1)
  },
)
