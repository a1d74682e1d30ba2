import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { sampleTestimonials } from '#content/facts/testimonials'
import type { ChangeTopic } from '#domain/change-topic'
import { insertSampleTestimonials } from '#server/queries/testimonials/testimonials.server'
import { type TestDatabase, testDatabase } from '#test/database'
import { followPublishedLists } from './follow-published-lists.ts'
import { createLog } from './log.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function startFollowing() {
  const listeners = new Set<(topic: ChangeTopic) => void>()
  const lists = await followPublishedLists({
    database,
    changes: {
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    log: createLog('silent'),
  })
  onTestFinished(() => lists.close())
  const announce = (topic: ChangeTopic) => listeners.forEach((listener) => listener(topic))
  return { lists, announce }
}

test('keeps what was last published while a transaction occupies the database, then reads it again', async () => {
  const { lists, announce } = await startFollowing()
  await database.db.transaction(async (tx) => {
    // The embedded database has one connection; on PostgreSQL others wait for the lock.
    await tx.execute(sql`lock table testimonials in access exclusive mode`)
    await insertSampleTestimonials(tx, new Date())
    announce('testimonials')
    expect(lists.current()).toEqual({ testimonials: [], studies: [], heldTimes: [] })
  })
  await expect.poll(() => lists.current().testimonials.length).toBe(sampleTestimonials.length)
  expect(lists.version('testimonials')).toBe(1)
})

test('the version stays when a change leaves the published list the same', async () => {
  const { lists, announce } = await startFollowing()
  announce('testimonials')
  announce('case-studies')
  await database.db.transaction((tx) => insertSampleTestimonials(tx, new Date()))
  announce('testimonials')
  await expect.poll(() => lists.version('testimonials')).toBe(1)
  expect(lists.version('case-studies')).toBe(0)
})
