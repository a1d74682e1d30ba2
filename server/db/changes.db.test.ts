import { afterEach, expect, test } from 'vitest'
import { changeTopics, type ChangeTopic } from '#domain/change-topic'
import { type TestDatabase, testDatabase } from '#test/database'
import { announceChange, followChanges } from './changes.ts'

const closes: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

async function follow(database: TestDatabase): Promise<ChangeTopic[]> {
  const changes = await followChanges(database)
  closes.push(changes.close)
  const heard: ChangeTopic[] = []
  changes.subscribe((topic) => heard.push(topic))
  return heard
}

test('every subscriber gets a committed change, and none that was rolled back', async () => {
  const database = await testDatabase()
  const followers = [await follow(database), await follow(database)]
  await database.db
    .transaction(async (tx) => {
      await announceChange(tx, 'case-studies')
      throw new Error('taken back')
    })
    .catch(() => {})
  await database.db.transaction((tx) => announceChange(tx, 'testimonials', 'testimonial-queue'))
  for (const heard of followers) await expect.poll(() => heard).toEqual(['testimonials', 'testimonial-queue'])
})

test('a stopped subscriber gets nothing', async () => {
  const database = await testDatabase()
  const heard: ChangeTopic[] = []
  const changes = await followChanges(database)
  const stop = changes.subscribe((topic) => heard.push(topic))
  const others = await follow(database)
  stop()
  await database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect.poll(() => others).toEqual(['case-studies'])
  expect(heard).toEqual([])
  await changes.close()
})

test('lists recent changes for new subscribers, and everything after a gap', async () => {
  const database = await testDatabase()
  const changes = await followChanges(database)
  closes.push(changes.close)
  expect(changes.changedWithin(60_000)).toEqual(changeTopics)
  const from = performance.now()
  const sinceThen = () => changes.changedWithin(performance.now() - from)
  expect(sinceThen()).toEqual([])
  await database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect.poll(sinceThen).toEqual(['case-studies'])
})

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'reconnects after a cut connection and reports everything as changed',
  async () => {
    const database = await testDatabase()
    const heard = await follow(database)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site changes' and datname = current_database()",
    )
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([...changeTopics])
    await database.db.transaction((tx) => announceChange(tx, 'case-studies'))
    await expect.poll(() => heard).toEqual([...changeTopics, 'case-studies'])
  },
)
