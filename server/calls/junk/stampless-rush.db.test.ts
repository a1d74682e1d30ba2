import { beforeEach, expect, test } from 'vitest'
import { contactLeads } from '#server/db/schema/contact-leads'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { createTestApp, testStamps } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const startMs = Date.parse('2026-04-05T06:07:08.009Z')
const person = (index: number) => ({
  name: 'Ada Example',
  email: `ada@house${index}.example`,
  company: `Engines ${index}`,
})

/**
 * Sends one submission from each of that many networks at this interval; returns how many were stored and
 * quarantined.
 */
async function postFromEverywhere(count: number, apartMs: number, stamp?: () => string) {
  let nowMs = startMs
  const { post } = createTestApp(database, { countsOthers: true, spamFilterNowMs: () => nowMs })
  for (let index = 0; index < count; index += 1) {
    nowMs = startMs + index * apartMs
    const body = { ...person(index), ...(stamp && { stamp: stamp() }) }
    const { status } = await post('subscribe-contact', body, {}, `198.51.${index}.7`)
    expect(status).toBe(200)
  }
  const { db } = database
  return [await db.$count(contactLeads), await db.$count(quarantinedSubmissions)]
}

test('of twenty submissions without a stamp from twenty networks within a minute, the first five pass', async () => {
  expect(await postFromEverywhere(20, 2_500)).toEqual([5, 15])
})

test('twenty submissions with stamps pass, and so do slow ones without script', async () => {
  const stamp = () => testStamps.issue(startMs - 60_000)
  expect(await postFromEverywhere(20, 1_000, stamp)).toEqual([20, 0])
  database = await testDatabase()
  expect(await postFromEverywhere(20, 13_000)).toEqual([20, 0])
})
